import { beforeEach, describe, expect, it } from 'vitest';
import { signNotice } from '#adapters/payments/bold/bold-signature.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { orderOnline } from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const bold = { identity: 'llave-de-identidad', secret: 'llave-secreta-de-bold' };
/** Bold's links, by what their payer did. */
const links = new Map<string, { status: string; total: number; reference: string }>();
const test = useShop({
  clock,
  settings: { bold },
  ports: {
    fetch: async (url, init) => {
      if (init?.method === 'POST') {
        const { reference, amount } = JSON.parse(String(init.body));
        const id = `LNK_${links.size + 1}`;
        links.set(id, { status: 'ACTIVE', total: amount.total_amount, reference });
        return Response.json({
          payload: { payment_link: id, url: `https://checkout.bold.co/${id}` },
        });
      }
      const id = new URL(String(url)).pathname.split('/').at(-1) ?? '';
      return Response.json({ payload: { ...links.get(id), transaction_id: `T${id}` } });
    },
  },
});
let ana: Shopper;
let product: BuiltProduct;
beforeEach(async () => {
  await test.sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means)
    VALUES ('por-enlace', 'Bold', 'Con un enlace.', 'bold', 'online', 15, true, 'link')
    ON CONFLICT DO NOTHING`;
  product = await buildProduct(test.sql);
  ana = await buildShopper(test);
});

const stateOf = async (code: string) => (await ana.calls.checkPayment(code)).value.result.state;
async function begin() {
  const { code } = await orderOnline(ana, [[product, 1]], 'por-enlace');
  const { url } = (await ana.calls.pay({ orderCode: code })).value;
  return { code, url, id: new URL(url).pathname.slice(1) };
}
const move = (id: string, some: object) =>
  links.set(id, {
    ...(links.get(id) as { status: string; total: number; reference: string }),
    ...some,
  });

describe('POST /order/pay by Bold’s link', () => {
  it('leads to its page, back to the same link, and is paid when the link is', async () => {
    const { code, url, id } = await begin();
    expect((await ana.calls.pay({ orderCode: code })).value.url).toBe(url);
    expect(await stateOf(code)).toBe('created');
    move(id, { status: 'PAID' });
    expect(await stateOf(code)).toBe('paid');
    const [row] = await test.sql`SELECT state, transaction_id FROM payment
      WHERE reference = ${`${code}-1`}`;
    expect(row).toEqual({ state: 'approved', transaction_id: `bold:T${id}` });
  });

  it('a rejected one is tried again with another link', async () => {
    const { code, id } = await begin();
    move(id, { status: 'REJECTED' });
    expect((await ana.calls.checkPayment(code)).value.result.payment.state).toBe('declined');
    const { url } = (await ana.calls.pay({ orderCode: code })).value;
    expect(url.endsWith(id)).toBe(false);
  });

  it('another amount is not this order’s', async () => {
    const { code, id } = await begin();
    move(id, { status: 'PAID', total: 1 });
    expect(await stateOf(code)).toBe('created');
  });
});

describe('POST /payment/bold-notice', () => {
  const tell = (payload: string, signature = signNotice(payload, bold.secret)) =>
    test.app.inject({
      method: 'POST',
      url: '/api/payment/bold-notice',
      headers: { 'content-type': 'application/json', 'x-bold-signature': signature },
      payload,
    });
  const textOf = (id: string, reference: string) =>
    // As it comes: with spaces and accents that a second writing would lose.
    `{ "id": "${id}",  "type":"SALE_APPROVED", "subject":"ñandú", "data":{"metadata":{"reference":"${reference}"}} }`;
  const newsOf = (reference: string) => test.sql`
    SELECT FROM payment_notice WHERE reference = ${reference}`;

  it('takes what Bold signed, its bytes as they came, each once', async () => {
    const { code } = await begin();
    const text = textOf('evt-1', `${code}-1`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => tell(text)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await newsOf(`${code}-1`)).toHaveLength(1);
  });

  it('is told by its link too', async () => {
    const { id } = await begin();
    expect((await tell(textOf('evt-2', id))).statusCode).toBe(200);
  });

  it('refuses what it did not sign, and what was changed on the way', async () => {
    const text = textOf('evt-3', 'MZ-AJENO-1');
    for (const reply of [
      await tell(text, ''),
      await tell(text, signNotice(text, 'otra')),
      await tell(`${text}\n`, signNotice(text, bold.secret)),
      await tell(JSON.stringify(JSON.parse(text)), signNotice(text, bold.secret)),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'BAD_SIGNATURE']);
    }
    expect(await newsOf('MZ-AJENO-1')).toEqual([]);
  });
});
