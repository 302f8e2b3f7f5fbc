import { cancelOrder } from '@matiz/contracts/orders/order-history.ts';
import { createOrder } from '@matiz/contracts/orders.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { buildWindow } from '../windows.ts';
import { send, tally } from './client.ts';
import { fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

const runners = 200;
/** Requests that cancel one order at once. */
const hands = 3;

/**
 * D-11: 200 people chose the same window, into which so many orders fit, and order at once. So many
 * get it, everybody else is told that it is full, and what is cancelled gives its place back once.
 * Answers what is wrong.
 */
export async function raceWindow(
  { sql, addresses, buyers, recruit }: RaceFixture,
  capacity: number,
): Promise<string[]> {
  const crowd = [...buyers, ...(await recruit(runners - buyers.length))];
  const product = await buildProduct(sql, { stock: 10 * runners });
  const [{ id: versionId }] = product.versions;
  const zoneId = await zoneOfBogota(sql);
  // Every day, a week ahead: no holiday, and no hour of the day at which the test runs, is in its way.
  await sql`DELETE FROM shop_day`;
  const everyDay = { zoneId, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const windowId = await buildWindow(sql, { ...everyDay, kind: 'express', capacity });
  const spare = await buildWindow(sql, everyDay);
  const day = addDays(bogotaDate(new Date()), 7);
  await sql`INSERT INTO shop_day (day, name, is_open) VALUES (${day}, 'Día de carrera', true)`;
  const carts = await fillCarts(sql, crowd, () => [
    { productId: product.id, versionId, quantity: 1 },
  ]);
  await sql`UPDATE cart SET window_id = ${windowId}, window_day = ${day}
    WHERE id = ANY (${carts}::uuid[])`;

  const at = (place: number) => addresses[place % addresses.length] ?? '';
  const outcomes = await Promise.all(
    crowd.map(({ token, customerId }, index) =>
      send(at(index), createOrder, {
        token,
        key: nextId(),
        body: { cartId: carts[index] ?? '', customerId },
      }),
    ),
  );
  const placed = crowd.flatMap(({ token }, index) => {
    const order = outcomes[index]?.value?.order;
    return order ? [{ token, order }] : [];
  });
  const refused = outcomes.filter(({ code }) => code === 'WINDOW_GONE').length;
  const wrong = [
    ...(placed.length === capacity
      ? []
      : [`a window for ${capacity} took ${placed.length} orders`]),
    ...(placed.length + refused === crowd.length ? [] : [`other answers: ${tally(outcomes)}`]),
  ];

  const cancelled = await Promise.all(
    placed.flatMap(({ token, order: { code: orderCode } }) =>
      Array.from({ length: hands }, (_, hand) =>
        send(at(hand), cancelOrder, { token, body: { orderCode } }),
      ),
    ),
  );
  if (cancelled.some(({ status }) => status !== 200)) wrong.push(`cancel: ${tally(cancelled)}`);
  const [left] = await sql<{ taken: number }[]>`
    SELECT taken FROM delivery_window_day WHERE window_id = ${windowId} AND day = ${day}`;
  await sql`DELETE FROM delivery_window WHERE id IN (${windowId}, ${spare})`;
  await sql`DELETE FROM shop_day`;
  return left?.taken === 0
    ? wrong
    : [...wrong, `${left?.taken} places are left after all cancelled`];
}

async function zoneOfBogota(sql: RaceFixture['sql']): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    SELECT zone_id AS id FROM zone_city WHERE city_code = '11001'`;
  if (!row) throw new Error('nobody delivers to Bogotá');
  return row.id;
}
