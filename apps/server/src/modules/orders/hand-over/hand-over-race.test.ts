import { afterEach, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { linkCalls, sendDraft, senderCallsAs } from '#testing/hand-overs.ts';
import { buildPaymentMethods, buildShopper, fillCart } from '#testing/orders.ts';
import { buildSabotaged } from '#testing/races/sabotage.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const rounds = 6;
const hands = 8;

/** Approvals, refusals and a revocation of one link, all at once, again and again: what is wrong. */
async function raceAnswers(): Promise<string[]> {
  await buildPaymentMethods(test.sql);
  const product = await buildProduct(test.sql, { stock: 1_000 });
  const seller = await buildShopper(test, { role: 'Seller' });
  const sender = senderCallsAs(test, seller);
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cartId = await fillCart(seller, product, 2);
    await seller.calls.choose({ paymentMethod: 'contra-entrega' });
    const { token, handOver } = await sendDraft(test, seller, cartId);
    const link = linkCalls(test, token);
    const { revision, purchase } = (await link.view()).value;
    const seen = { revision, confirmedTotal: purchase.totals.total };
    const isMixed = round % 2 === 1;
    const approvals = Array.from({ length: hands }, () => link.approve(seen));
    const others = isMixed ? [link.decline('Hoy no'), sender.revoke(handOver._id)] : [];
    const [answers] = await Promise.all([Promise.all(approvals), Promise.all(others)]);
    const placed = await test.sql`SELECT code FROM customer_order WHERE cart_id = ${cartId}`;
    const state = (await sender.read(cartId)).value.handOver?.state;
    const isOrdered = placed.length === 1;
    if (placed.length > 1) wrong.push(`${placed.length} orders of one link`);
    if (!isMixed && !isOrdered) wrong.push('no order though all approved');
    if (isOrdered !== (state === 'approved')) wrong.push(`${placed.length} orders, and ${state}`);
    const codes = new Set(answers.flatMap((one) => (one.refusal ? [] : [one.value.order.code])));
    if (codes.size > placed.length) wrong.push('an approval that came to nothing was confirmed');
    await seller.calls.clean();
  }
  return wrong;
}

it('POST /hand-over/approve: of answers that come at once one counts, and makes one order', async () => {
  test = await createTestApp();
  expect(await raceAnswers()).toEqual([]);
});

it('a server without its guards makes several, or orders what was declined: the test sees it', async () => {
  const build = buildSabotaged('hand-over');
  test = await (await build.load()).createTestApp();
  build.remove();
  await test.sql.unsafe('ALTER TABLE customer_order DROP CONSTRAINT customer_order_cart_id_key');
  expect((await raceAnswers()).join('\n')).toMatch(
    /orders of one link|1 orders, and (declined|revoked)/,
  );
});
