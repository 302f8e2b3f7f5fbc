import { cancelOrder } from '@matiz/contracts/orders/order-history.ts';
import { createOrder } from '@matiz/contracts/orders.ts';
import { buildProduct } from '../catalogue.ts';
import { buildCoupon } from '../coupons.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { copyCarts, fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

const value = 2_000;
/** Requests that cancel one order at once. */
const hands = 3;

/**
 * C8: everybody has the same coupon in two carts, one in each warehouse, and orders both at once.
 * It is used as often as it may be, by nobody twice; every other order is refused with the new
 * total, and what is cancelled gives its use back once. Answers what is wrong.
 */
export async function raceCoupon(
  { sql, addresses, buyers }: RaceFixture,
  uses: number,
): Promise<string[]> {
  const product = await buildProduct(sql, { stock: 10 * buyers.length });
  const [{ id: versionId }] = product.versions;
  const coupon = await buildCoupon(sql, {
    kind: 'value',
    amount: value,
    usesLimit: uses,
    isListed: false,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2100-01-01T00:00:00Z',
  });
  const near = await fillCarts(sql, buyers, () => [
    { productId: product.id, versionId, quantity: 1 },
  ]);
  const far = await copyCarts(sql, buyers, near);
  await sql`UPDATE cart SET coupon_id = ${coupon.id} WHERE id = ANY (${[...near, ...far]}::uuid[])`;

  const at = (place: number) => addresses[place % addresses.length] ?? '';
  const desired = buyers.flatMap((buyer, index) =>
    [near[index] ?? '', far[index] ?? ''].map((cartId) => ({ buyer, cartId })),
  );
  const outcomes = await Promise.all(
    desired.map(({ buyer: { token, customerId }, cartId }, index) =>
      send(at(index), createOrder, { token, key: nextId(), body: { cartId, customerId } }),
    ),
  );
  const placed = desired.flatMap(({ buyer }, index) => {
    const order = outcomes[index]?.value?.order;
    return order ? [{ buyer, order }] : [];
  });
  const refused = outcomes.filter(({ code }) => code === 'COUPON_GONE').length;
  const off = placed.reduce((sum, { order }) => sum + order.totals.coupon, 0);
  const users = new Set(placed.map(({ buyer }) => buyer.customerId));
  const wrong = [
    ...(placed.length === uses ? [] : [`a coupon for ${uses} was used ${placed.length} times`]),
    ...(users.size === placed.length ? [] : [`${placed.length - users.size} used it twice`]),
    ...(off === uses * value ? [] : [`it took off ${off} in all`]),
    ...(placed.length + refused === desired.length ? [] : [`other answers: ${tally(outcomes)}`]),
  ];

  const cancelled = await Promise.all(
    placed.flatMap(({ buyer: { token }, order: { code: orderCode } }) =>
      Array.from({ length: hands }, (_, hand) =>
        send(at(hand), cancelOrder, { token, body: { orderCode } }),
      ),
    ),
  );
  if (cancelled.some(({ status }) => status !== 200)) wrong.push(`cancel: ${tally(cancelled)}`);
  const [left] = await sql<{ uses: number }[]>`SELECT uses FROM coupon WHERE id = ${coupon.id}`;
  return left?.uses === 0 ? wrong : [...wrong, `${left?.uses} uses are left after all cancelled`];
}
