import { createOrder } from '@matiz/contracts/orders.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

const devices = 50;

/**
 * D-10, C5: one cart is sent fifty times at once, from several devices and by both servers: half of
 * them under one key, the others under keys of their own or none. It becomes one order, and every
 * answer names it. Answers what is wrong.
 */
export async function raceOneCart(
  { sql, addresses, buyers }: RaceFixture,
  rounds: number,
): Promise<string[]> {
  const product = await buildProduct(sql, { stock: rounds * 2 });
  const [{ id: versionId }] = product.versions;
  const line = { productId: product.id, versionId, quantity: 2 };
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const buyer = buyers[round % buyers.length];
    if (!buyer) throw new Error('nobody is there');
    const [cartId = ''] = await fillCarts(sql, [buyer], () => [line]);
    const key = nextId();
    const outcomes = await Promise.all(
      Array.from({ length: devices }, (_, index) =>
        send(addresses[index % addresses.length] ?? '', createOrder, {
          token: buyer.token,
          body: { cartId, customerId: buyer.customerId },
          ...keyOf(index, key),
        }),
      ),
    );
    const codes = new Set(outcomes.flatMap(({ value }) => value?.order.code ?? []));
    const [row] = await sql<{ orders: number; units: number }[]>`
      SELECT count(*)::int AS orders, coalesce((SELECT -sum(delta) FROM stock_movement
        WHERE order_id = ANY (array_agg(placed.id))), 0)::int AS units
      FROM customer_order placed WHERE cart_id = ${cartId}`;
    if (codes.size !== 1) wrong.push(`round ${round}: ${codes.size} codes`);
    if (row?.orders !== 1) wrong.push(`round ${round}: ${row?.orders} orders`);
    if (row?.units !== 2) wrong.push(`round ${round}: ${row?.units} units instead of 2`);
    if (outcomes.some(({ status }) => status !== 200)) {
      wrong.push(`round ${round}: ${tally(outcomes)}`);
    }
  }
  return wrong;
}

function keyOf(place: number, shared: string): { key: string } | Record<never, never> {
  if (place % 2 === 0) return { key: shared };
  return place % 4 === 1 ? { key: nextId() } : {};
}
