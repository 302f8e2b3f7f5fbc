import { receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { createOrder } from '@matiz/contracts/orders.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import { buildArrival, buildProduct } from '../catalogue.ts';
import { send, tally } from './client.ts';
import { fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

/**
 * D-8: an arrival that buyers wait for is received by many hands at once. It comes once, and serves
 * each of them once. Answers what is wrong.
 */
export async function raceReceipts(
  { sql, addresses, buyers, staffToken: token }: RaceFixture,
  waiting: number,
): Promise<string[]> {
  const dye = await buildProduct(sql, { tones: ['7.43'], stock: 0, isPresale: true });
  const [version] = dye.versions;
  const date = addDays(bogotaDate(new Date()), 10);
  const arrivalId = String(await buildArrival(sql, version, { date, cap: waiting }));
  const line = { productId: dye.id, versionId: version.id, quantity: 1, advance: true };
  const some = buyers.slice(0, waiting);
  const carts = await fillCarts(sql, some, () => [line]);
  for (const [index, { token: own, customerId }] of some.entries()) {
    const body = { cartId: carts[index] ?? '', customerId };
    await send(addresses[0] ?? '', createOrder, { token: own, body });
  }
  return receiveByMany({ sql, addresses, token }, { arrivalId, cap: waiting, hands: 8 });
}

/** Receives five more than were promised, and counts where they went. */
export async function receiveByMany(
  { sql, addresses, token }: { sql: Sql; addresses: readonly string[]; token: string },
  { arrivalId, cap, hands }: { arrivalId: string; cap: number; hands: number },
): Promise<string[]> {
  const units = cap + 5;
  const body = { arrivalId, units };
  const receipts = await Promise.all(
    Array.from({ length: hands }, (_, hand) =>
      send(addresses[hand % addresses.length] ?? '', receiveArrival, { token, body }),
    ),
  );
  const [row] = await sql<{ available: number; sold: number; served: number; ready: number }[]>`
    SELECT available, sold,
      (SELECT coalesce(-sum(delta), 0) FROM stock_movement moved
        WHERE moved.version_id = stock.version_id AND reason = 'order')::int AS served,
      (SELECT count(*) FROM order_delivery WHERE state = 'in_preparation' AND order_id IN (
        SELECT order_id FROM order_line WHERE arrival_id = arrival.id))::int AS ready
    FROM arrival JOIN stock USING (warehouse_id, version_id) WHERE arrival.id = ${arrivalId}`;
  const expected = { available: units - cap, sold: cap, served: cap, ready: cap };
  return [
    ...(receipts.every(({ status }) => status === 200) ? [] : [`receiving: ${tally(receipts)}`]),
    ...Object.entries(expected).flatMap(([name, count]) => {
      const found = row?.[name as keyof typeof expected];
      return found === count ? [] : [`${name}: ${found} instead of ${count}`];
    }),
  ];
}
