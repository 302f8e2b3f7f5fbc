import { createOrder } from '@matiz/contracts/orders.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { copyCarts, fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

/** More than one of the orders comes to, and less than two. */
const room = 30_000;

/**
 * D-22: everybody may owe as much more as one order comes to, and orders two carts at once, one in
 * each warehouse. Each gets one of them. Answers what is wrong.
 */
export async function raceOwed({ sql, addresses, buyers }: RaceFixture): Promise<string[]> {
  const product = await buildProduct(sql, { stock: 10 * buyers.length, price: 10_000 });
  const [{ id: versionId }] = product.versions;
  const near = await fillCarts(sql, buyers, () => [
    { productId: product.id, versionId, quantity: 1 },
  ]);
  const far = await copyCarts(sql, buyers, near);
  await sql`
    INSERT INTO payment_limit (method, customer_id, max_owed)
    SELECT 'contra-entrega', customer.id, ${room} + (
      SELECT coalesce(sum(total - cancelled), 0) FROM customer_order placed
      WHERE placed.customer_id = customer.id AND placed.payment_method = 'contra-entrega')
    FROM customer WHERE id = ANY (${buyers.map(({ customerId }) => customerId)}::uuid[])`;

  const desired = buyers.flatMap((buyer, index) =>
    [near[index] ?? '', far[index] ?? ''].map((cartId) => ({ buyer, cartId })),
  );
  const outcomes = await Promise.all(
    desired.map(({ buyer: { token, customerId }, cartId }, index) =>
      send(addresses[index % addresses.length] ?? '', createOrder, {
        token,
        key: nextId(),
        body: { cartId, customerId },
      }),
    ),
  );
  await sql`DELETE FROM payment_limit WHERE customer_id IS NOT NULL`;
  const placed = outcomes.filter(({ status }) => status === 200).length;
  const refused = outcomes.filter(({ code }) => code === 'PAYMENT_METHOD_UNAVAILABLE').length;
  return [
    ...(placed > buyers.length ? [`${placed - buyers.length} owe more than they may`] : []),
    ...(placed < buyers.length ? [`${buyers.length - placed} got none`] : []),
    ...(placed + refused === desired.length ? [] : [`other answers: ${tally(outcomes)}`]),
  ];
}
