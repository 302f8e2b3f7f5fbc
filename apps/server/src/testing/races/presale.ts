import { moveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { createOrder } from '@matiz/contracts/orders.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import { buildArrival, buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';
import { receiveByMany } from './receipts.ts';

/** Hands of the staff that do the same thing at once. */
const hands = 8;

/**
 * D-8: more buyers than an arrival has room for; then it moves, and then it comes, each time by
 * several hands at once. As many are promised as there is room, their deliveries follow its day, and
 * each of them is served once. Answers what is wrong.
 */
export async function racePresale(
  { sql, addresses, buyers, staffToken: token }: RaceFixture,
  cap: number,
): Promise<string[]> {
  const today = bogotaDate(new Date());
  const [day, later] = [addDays(today, 10), addDays(today, 17)];
  const dye = await buildProduct(sql, { tones: ['7.43'], stock: 0, isPresale: true });
  const [version] = dye.versions;
  const arrivalId = String(await buildArrival(sql, version, { date: day, cap }));
  const line = { productId: dye.id, versionId: version.id, quantity: 1, advance: true };
  const carts = await fillCarts(sql, buyers, () => [line]);
  const at = (place: number) => addresses[place % addresses.length] ?? '';
  const orders = await Promise.all(
    buyers.map(({ token: own, customerId }, index) =>
      send(at(index), createOrder, {
        token: own,
        key: nextId(),
        body: { cartId: carts[index] ?? '', customerId },
      }),
    ),
  );
  const sold = orders.filter(({ status }) => status === 200).length;
  const wrong: string[] = [];
  if (sold !== cap) wrong.push(`${sold} of ${cap} were promised`);
  if (orders.some(({ status }) => status !== 200 && status !== 400)) wrong.push(tally(orders));
  wrong.push(...(await findLate(sql, arrivalId, day)));

  const all = Array.from({ length: hands }, (_, hand) => hand);
  const moves = await Promise.all(
    all.map((hand) =>
      send(at(hand), moveArrival, { token, body: { arrivalId, version: 1, date: later } }),
    ),
  );
  if (moves.some(({ status }) => status !== 200)) wrong.push(`moving: ${tally(moves)}`);
  wrong.push(...(await findLate(sql, arrivalId, later)));

  return [...wrong, ...(await receiveByMany({ sql, addresses, token }, { arrivalId, cap, hands }))];
}

/** Deliveries that wait for another day than their arrival's. */
async function findLate(sql: Sql, arrivalId: string, day: string): Promise<string[]> {
  const rows = await sql<{ code: string; dispatch_date: string }[]>`
    SELECT placed.code, delivery.dispatch_date FROM order_delivery delivery
    JOIN customer_order placed ON placed.id = delivery.order_id
    WHERE delivery.dispatch_date <> ${day} AND EXISTS (
      SELECT FROM order_line line WHERE line.order_id = delivery.order_id
        AND line.delivery = delivery.position AND line.arrival_id = ${arrivalId})`;
  return rows.map((row) => `${row.code} waits for ${row.dispatch_date} instead of ${day}`);
}
