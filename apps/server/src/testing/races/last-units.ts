import { createOrder } from '@matiz/contracts/orders.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

const soldOut = 'Ouups! Producto fuera de stock';

/**
 * D-7, C1: everybody has one unit of the same product in the cart, of which there are fewer. So many
 * are sold, everybody else hears the sentence of §8, and nothing is left. Answers what is wrong.
 */
export async function raceForLastUnits(
  { sql, addresses, buyers }: RaceFixture,
  units: number,
): Promise<string[]> {
  const product = await buildProduct(sql, { stock: units });
  const [{ id: versionId }] = product.versions;
  const carts = await fillCarts(sql, buyers, () => [
    { productId: product.id, versionId, quantity: 1 },
  ]);
  const outcomes = await Promise.all(
    buyers.map(({ token, customerId }, index) =>
      send(addresses[index % addresses.length] ?? '', createOrder, {
        token,
        key: nextId(),
        body: { cartId: carts[index] ?? '', customerId },
      }),
    ),
  );
  const [stock] = await sql<{ available: number; sold: number }[]>`
    SELECT available, sold FROM stock WHERE version_id = ${versionId} AND warehouse_id = 1`;
  const sold = outcomes.filter(({ status }) => status === 200).length;
  const refused = outcomes.filter(
    ({ status, message }) => status === 400 && message === soldOut,
  ).length;
  return [
    ...(sold === units ? [] : [`${units} units were sold ${sold} times`]),
    ...(sold + refused === buyers.length ? [] : [`other answers: ${tally(outcomes)}`]),
    ...(stock?.available === 0 ? [] : [`${stock?.available} units are left`]),
    ...(stock?.sold === units ? [] : [`${stock?.sold} units count as sold`]),
  ];
}
