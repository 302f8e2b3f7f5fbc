import { createHash } from 'node:crypto';
import { ok } from '@matiz/domain/kernel/result.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#adapters/messages/messages.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { linkCalls, sendDraft, senderCallsAs } from '#testing/hand-overs.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';
import { createHandOverSubscribers } from './hand-over-mails.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
let product: BuiltProduct;
let seller: Shopper;
let cartId: string;
beforeAll(async () => {
  product = await buildProduct(test.sql, { stock: 500, price: 10_000 });
});
beforeEach(async () => {
  seller = await buildShopper(test, { role: 'Seller' });
  cartId = await fillCart(seller, product, 3);
  await seller.calls.choose({ paymentMethod: 'contra-entrega' });
});

/** A new link of the draft. */
async function newLink() {
  const { token, handOver, link } = await sendDraft(test, seller, cartId);
  return { ...linkCalls(test, token), token, handOver, link };
}

async function stateOf() {
  return (await senderCallsAs(test, seller).read(cartId)).value.handOver;
}

async function ordersOf() {
  return test.sql`SELECT code FROM customer_order WHERE cart_id = ${cartId}`;
}

describe('POST /seller/hand-over', () => {
  it('answers a link of 256 bits behind the #, of which only the hash is kept', async () => {
    const { token, link, handOver } = await newLink();
    expect(link).toMatch(/\/aprobar-pedido#[\w-]{43}$/);
    expect(handOver).toMatchObject({ state: 'sent', expiresAt: '2026-11-23T15:00:00.000Z' });
    const [row] = await test.sql<{ token_hash: Buffer; text: string }[]>`
      SELECT token_hash, hand_over::text AS text FROM hand_over WHERE id = ${handOver._id}`;
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(row?.text).not.toContain(token);
  });

  it('ends the link before', async () => {
    const before = await newLink();
    const after = await newLink();
    expect((await before.view()).refusal?.code).toBe('HAND_OVER_REVOKED');
    expect((await after.view()).status).toBe(200);
  });

  it('is for one’s own open draft with lines, of a business that may order', async () => {
    const other = await buildShopper(test, { role: 'Seller' });
    await fillCart(other, product);
    const sent = (person: Shopper, id: string) => senderCallsAs(test, person).send(id);
    expect((await sent(other, cartId)).refusal?.code).toBe('CART_NOT_FOUND');
    expect((await sent(seller, nextId())).refusal?.code).toBe('CART_NOT_FOUND');
    await test.sql`UPDATE customer SET blocked_at = now(), block_reason = 'Mora'
      WHERE id = ${other.customerId}`;
    expect((await sent(other, cartId)).refusal?.code).toBe('CUSTOMER_BLOCKED');
  });
});

describe('GET /seller/hand-over', () => {
  it('DELETE /seller/hand-over: both say how it goes, to who sent it and nobody else', async () => {
    const { view, handOver } = await newLink();
    await view();
    expect(await stateOf()).toMatchObject({ state: 'opened', openedAt: clock().toISOString() });
    const other = senderCallsAs(test, await buildShopper(test, { role: 'Seller' }));
    expect((await other.read(cartId)).value.handOver).toBeNull();
    const [foreign, absent] = [await other.revoke(handOver._id), await other.revoke(nextId())];
    expect({ ...foreign.refusal, requestId: '' }).toEqual({ ...absent.refusal, requestId: '' });
    const revoked = await senderCallsAs(test, seller).revoke(handOver._id);
    expect(revoked.value.handOver.state).toBe('revoked');
    expect((await view()).refusal).toMatchObject({ code: 'HAND_OVER_REVOKED' });
  });
});

describe('POST /hand-over/view', () => {
  it('shows the draft as it is now, without a session', async () => {
    const { view } = await newLink();
    const { value } = await view();
    expect(value).toMatchObject({ canAnswer: true, changes: [], outOfStock: [] });
    expect(value.purchase).toMatchObject({
      cartId,
      totals: { subtotal: 30_000 },
      deliveries: [{ units: 3 }],
      paymentMethod: 'contra-entrega',
    });
  });

  it('tells what the seller changed since it was sent', async () => {
    const { view } = await newLink();
    await seller.calls.change({ code: product.code, quantity: 5, advancedPurchasing: false });
    expect((await view()).value.changes).toMatchObject([{ kind: 'quantity', before: 3, after: 5 }]);
  });

  it('is opened by whoever has it, and by no one of another business', async () => {
    const { token } = await newLink();
    const stranger = await buildShopper(test);
    const foreign = await linkCalls(test, token, stranger.headers).view();
    const absent = await linkCalls(test, 'x'.repeat(43), stranger.headers).view();
    expect(foreign.refusal?.code).toBe('HAND_OVER_UNKNOWN');
    expect({ ...foreign.refusal, requestId: '' }).toEqual({ ...absent.refusal, requestId: '' });
    expect(foreign.status).toBe(404);
  });

  it('lets its sender look without answering, and does not count that as opened', async () => {
    const { token } = await newLink();
    const own = linkCalls(test, token, seller.headers);
    expect((await own.view()).value.canAnswer).toBe(false);
    expect((await own.decline('no va')).refusal?.code).toBe('HAND_OVER_UNKNOWN');
    expect((await stateOf())?.state).toBe('sent');
  });

  it('says that it is over, and what to do next', async () => {
    const { view } = await newLink();
    clock.advance(72 * 3_600_000);
    expect((await view()).refusal).toMatchObject({
      code: 'HAND_OVER_EXPIRED',
      message: expect.stringContaining('Pídele a tu vendedor'),
    });
    clock.advance(-72 * 3_600_000);
    await test.sql`DELETE FROM rate_limit`;
  });

  it('ends when the seller no longer serves the customer, or ordered it', async () => {
    const { view } = await newLink();
    await test.sql`DELETE FROM seller_customer WHERE customer_id = ${seller.customerId}`;
    expect((await view()).refusal?.code).toBe('HAND_OVER_REVOKED');
    await test.sql`INSERT INTO seller_customer (seller_id, customer_id)
      VALUES (${seller.userId}, ${seller.customerId})`;
    await seller.calls.order({ cartId });
    expect((await view()).refusal?.code).toBe('HAND_OVER_REVOKED');
  });

  it('is limited by address where links lead nowhere', async () => {
    const guess = linkCalls(test, 'nothing');
    const answers = [];
    for (let turn = 0; turn < 31; turn += 1) answers.push((await guess.view()).status);
    expect(answers.at(-1)).toBe(429);
    await test.sql`DELETE FROM rate_limit`;
  });
});

describe('POST /hand-over/approve', () => {
  it('makes the order in both names', async () => {
    const { approve, view } = await newLink();
    const { order } = (await approve()).value;
    expect(order).toMatchObject({ state: 'confirmed', payUntil: null });
    const detail = (await seller.calls.orderByCode(order.code)).value.result;
    expect(detail).toMatchObject({ approvedBy: 'Ana Gómez', customer: { _id: seller.customerId } });
    expect(await stateOf()).toMatchObject({
      state: 'approved',
      answeredBy: 'Ana Gómez',
      orderCode: order.code,
    });
    expect((await view()).refusal).toMatchObject({
      code: 'HAND_OVER_APPROVED',
      message: expect.stringContaining(order.code),
    });
  });

  it.each([
    [true, 'ana@salon.co'],
    [false, null],
  ])('promises mail only to a business that has an address: %s', async (isMailed, email) => {
    const { approve } = await newLink();
    await test.sql`UPDATE customer SET email = ${email} WHERE id = ${seller.customerId}`;
    expect((await approve()).value.order.isMailed).toBe(isMailed);
  });

  it.each([
    ['approved', /aprobó el pedido /],
    ['declined', /no aprobó tu borrador/],
  ] as const)('tells the seller by mail: %s', async (answer, subject) => {
    const { approve, decline, handOver } = await newLink();
    if (answer === 'approved') await approve();
    else await decline('Aún tengo');
    const sent: Message[] = [];
    const [subscriber] = createHandOverSubscribers({
      sql: test.sql,
      clock,
      publicUrl: 'https://matiz.example',
      messages: {
        carries: () => true,
        send: async (message) => {
          sent.push(message);
          return ok(null);
        },
      },
    });
    const event = { kind: 'handOver.answered', handOverId: handOver._id };
    const id = nextId();
    await subscriber?.handle(event, id);
    await subscriber?.handle(event, id);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toMatch(subject);
    if (answer === 'declined') expect(sent[0]?.text).toContain('“Aún tengo”');
  });

  it('waits while the seller’s change was not seen', async () => {
    const { view, approve } = await newLink();
    const { revision, purchase } = (await view()).value;
    await seller.calls.change({ code: product.code, quantity: 4, advancedPurchasing: false });
    const seen = { revision, confirmedTotal: purchase.totals.total };
    expect((await approve(seen)).refusal?.code).toBe('HAND_OVER_CHANGED');
    expect(await ordersOf()).toEqual([]);
    expect((await approve()).status).toBe(200);
  });

  it('charges nothing that was not seen', async () => {
    const { approve, view } = await newLink();
    const { revision } = (await view()).value;
    const refused = await approve({ revision, confirmedTotal: 1 });
    expect(refused.refusal?.code).toBe('CART_CHANGED');
    expect((await stateOf())?.state).toBe('opened');
  });

  it('goes through the checks of every order', async () => {
    const { approve } = await newLink();
    await test.sql`UPDATE customer SET blocked_at = now(), block_reason = 'Mora'
      WHERE id = ${seller.customerId}`;
    expect((await approve()).refusal?.code).toBe('CUSTOMER_BLOCKED');
    expect(await ordersOf()).toEqual([]);
  });

  it('wants a name that can be read', async () => {
    const { approve } = await newLink();
    for (const answeredBy of ['', 'A', '<b>Ana</b>', 'x'.repeat(81)]) {
      expect((await approve({ answeredBy })).refusal?.code).toBe('INVALID_REQUEST');
    }
  });
});

describe('POST /hand-over/decline', () => {
  it('says why to the seller, and leaves the draft as it is', async () => {
    const { decline, approve, view } = await newLink();
    const seen = (await view()).value;
    expect((await decline('Todavía tengo existencias')).status).toBe(200);
    expect(await stateOf()).toMatchObject({
      state: 'declined',
      reason: 'Todavía tengo existencias',
    });
    const confirmedTotal = seen.purchase.totals.total;
    const late = await approve({ revision: seen.revision, confirmedTotal });
    expect(late.refusal?.code).toBe('HAND_OVER_DECLINED');
    expect((await seller.calls.cart()).value.cart?.units).toBe(3);
    expect((await newLink()).handOver.state).toBe('sent');
  });

  it.each(['', 'no', '<script>', 'x'.repeat(301)])('wants a reason: %j', async (reason) => {
    const { decline } = await newLink();
    expect((await decline(reason)).refusal?.code).toBe('INVALID_REQUEST');
  });
});
