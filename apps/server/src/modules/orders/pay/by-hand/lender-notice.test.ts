import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signLenderNotice } from '#lib/lender-signature.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildHandMethods, orderOnline } from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';
import { findOrder } from '../../history/orders.store.ts';

const secret = 'platam-secret-of-thirty-two-chars';
const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({
  clock,
  settings: {
    lenderSecrets: new Map([
      ['platam', secret],
      ['via', `${secret}-of-via`],
    ]),
  },
});
let ana: Shopper;
let product: BuiltProduct;
beforeAll(() => buildHandMethods(test.sql));
beforeEach(async () => {
  clock.advance(1000);
  ana = await buildShopper(test);
  product = await buildProduct(test.sql, { price: 20_000, stock: 10 });
});

interface Sending {
  readonly method?: string;
  readonly secret?: string;
  readonly time?: string;
  readonly sent?: (text: string) => string;
}
const seconds = () => String(Math.floor(clock().getTime() / 1000));
async function send(said: object, more: Sending = {}) {
  const { method = 'platam', time = seconds(), sent = (text) => text } = more;
  const text = JSON.stringify(said);
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/payment/lender-notice?method=${method}`,
    headers: {
      'content-type': 'application/json',
      'x-matiz-timestamp': time,
      'x-matiz-signature': signLenderNotice(time, text, more.secret ?? secret),
    },
    payload: sent(text),
  });
  return [reply.statusCode, reply.json().code ?? 'heard'];
}
const orderBy = async (method = 'platam') => {
  const order = await orderOnline(ana, [[product, 2]], method);
  const { reference } = order.payment.byHand ?? { reference: '' };
  const [row] = await test.sql<{ amount: number }[]>`
    SELECT amount FROM payment WHERE reference = ${reference}`;
  return { id: order._id, said: { reference, amount: Number(row?.amount), state: 'approved' } };
};
const paymentOf = async (id: string) => (await findOrder(test.sql.reader, { id }))?.payment.state;
const placed = async (id: string) =>
  (
    await test.sql`SELECT FROM pgboss.job
      WHERE data->>'kind' = 'order.placed' AND data->>'orderId' = ${id} AND name LIKE '%'`
  ).count;
const heard = [200, 'heard'];
const unsigned = [401, 'BAD_SIGNATURE'];
const unknown = [404, 'NOT_FOUND'];

describe('POST /payment/lender-notice', () => {
  it('pays an order as staff do, once however often it is said', async () => {
    const { id, said } = await orderBy();
    expect(await send(said)).toEqual(heard);
    expect(await paymentOf(id)).toBe('paid');
    const once = await placed(id);
    expect(once).toBeGreaterThan(0);
    for (let n = 0; n < 3; n += 1) {
      clock.advance(1000);
      expect(await send(said)).toEqual(heard);
    }
    expect(await placed(id)).toBe(once);
    expect(await send({ ...said, state: 'declined' })).toEqual([409, 'PAYMENT_DECIDED']);
    expect(await paymentOf(id)).toBe('paid');
  });

  it('many at once are one payment', async () => {
    const { id, said } = await orderBy();
    const times = Array.from({ length: 20 }, (_, n) => String(Number(seconds()) - n));
    const replies = await Promise.all(times.map((time) => send(said, { time })));
    expect(replies).toEqual(times.map(() => heard));
    const paid = await test.sql`SELECT FROM payment WHERE order_id = ${id} AND state = 'approved'`;
    expect([paid.count, await paymentOf(id)]).toEqual([1, 'paid']);
  });

  it('refuses a credit with its reason', async () => {
    const { id, said } = await orderBy();
    const refusal = { ...said, state: 'declined', reason: 'Sin cupo.' };
    expect(await send(refusal)).toEqual(heard);
    const order = await findOrder(test.sql.reader, { id });
    expect(order?.payment.state).not.toBe('paid');
    expect(JSON.stringify(order?.payment)).toContain('Sin cupo.');
    clock.advance(1000);
    expect(await send(refusal)).toEqual(heard);
  });

  it('refuses the same signed message a second time', async () => {
    const { said } = await orderBy();
    const time = seconds();
    expect(await send(said, { time })).toEqual(heard);
    expect(await send(said, { time })).toEqual(unsigned);
  });

  it.each<[string, Sending]>([
    ['another secret', { secret: `${secret}x` }],
    ['the secret of another lender', { secret: `${secret}-of-via` }],
    ['a method without a secret', { method: 'transferencia' }],
    ['a method that is none', { method: 'nadie' }],
    ['a changed byte', { sent: (text) => text.replace('approved', 'declined') }],
  ])('refuses %s, and moves nothing', async (_title, more) => {
    const { id, said } = await orderBy();
    expect(await send(said, more)).toEqual(unsigned);
    expect(await paymentOf(id)).not.toBe('paid');
  });

  it.each([-301, 301])('refuses what was signed %i seconds from now', async (off) => {
    const { id, said } = await orderBy();
    expect(await send(said, { time: String(Number(seconds()) + off) })).toEqual(unsigned);
    expect(await paymentOf(id)).not.toBe('paid');
    expect(
      await send(said, { time: String(Number(seconds()) + off - Math.sign(off) * 2) }),
    ).toEqual(heard);
  });

  it('says the same of no reference, another amount, another lender’s and a transfer', async () => {
    const { id, said } = await orderBy();
    const other = await orderBy('transferencia');
    expect(await send({ ...said, reference: 'PED-0-1' })).toEqual(unknown);
    expect(await send({ ...said, amount: said.amount - 1 })).toEqual(unknown);
    const via = { method: 'via', secret: `${secret}-of-via` };
    expect(await send(said, via)).toEqual(unknown);
    expect(await send(other.said)).toEqual(unknown);
    expect([await paymentOf(id), await paymentOf(other.id)]).toEqual(['review', 'waiting']);
  });

  it.each([
    ['a state that is none', { state: 'maybe' }],
    ['half a peso', { amount: 0.5 }],
    ['a field more', { extra: 1 }],
  ])('refuses %s', async (_title, more) => {
    const { said } = await orderBy();
    expect((await send({ ...said, ...more }))[0]).toBe(400);
  });
});
