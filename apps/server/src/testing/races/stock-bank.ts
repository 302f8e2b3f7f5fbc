import { cancelOrder } from '@matiz/contracts/orders/order-history.ts';
import { advanceOrder, receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { createOrder } from '@matiz/contracts/orders.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import { type BuiltProduct, buildArrival, buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send } from './client.ts';
import { type Buyer, type DesiredLine, fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';
import { integerFrom, seeded } from './random.ts';

/**
 * C13: people order and cancel, each cancellation by two devices at once, while goods are prepared
 * and arrivals come. Whatever is given back is given back once. Answers what is wrong beyond what
 * the invariants say.
 */
export async function raceStockBank(
  { sql, addresses, buyers, staffToken }: RaceFixture,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<string[]> {
  const random = seeded(seed);
  const goods: BuiltProduct[] = [];
  const day = addDays(bogotaDate(new Date()), 10);
  const arrivals: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const product = await buildProduct(sql, { tones: ['7.43'], stock: 30, isPresale: true });
    goods.push(product);
    arrivals.push(String(await buildArrival(sql, product.versions[0], { date: day, cap: 60 })));
  }
  const end = Date.now() + seconds * 1000;
  const strange = new Map<string, number>();
  const at = () => addresses[integerFrom(random, 0, addresses.length - 1)] ?? '';
  const note = ({ status, code }: { status: number; code: string | null }) => {
    if (status < 500) return;
    const name = `${status} ${code}`;
    strange.set(name, (strange.get(name) ?? 0) + 1);
  };

  async function shop(buyer: Buyer): Promise<void> {
    while (Date.now() < end) {
      const lines = goods
        .filter(() => random() < 0.6)
        .map(
          ({ id, versions: [version] }): DesiredLine => ({
            productId: id,
            versionId: version.id,
            quantity: integerFrom(random, 1, 3),
            advance: random() < 0.4,
          }),
        );
      const [cartId = ''] = await fillCarts(sql, [buyer], () => lines);
      const { token, customerId } = buyer;
      const placed = await send(at(), createOrder, {
        token,
        key: nextId(),
        body: { cartId, customerId },
      });
      note(placed);
      const orderCode = placed.value?.order.code;
      if (orderCode === undefined) continue;
      if (random() < 0.3) {
        const body = { orderCode, state: 'in_preparation' } as const;
        note(await send(at(), advanceOrder, { token: staffToken, body }));
      }
      if (random() < 0.8) {
        const deliveryId = random() < 0.3 ? { deliveryId: '1' } : {};
        const twice = [1, 2].map(() =>
          send(at(), cancelOrder, { token, body: { orderCode, ...deliveryId } }),
        );
        (await Promise.all(twice)).forEach(note);
      }
    }
  }

  async function receive(): Promise<void> {
    for (const arrivalId of arrivals) {
      await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 6));
      const body = { arrivalId, units: 40, restOn: addDays(day, 7) };
      const twice = [1, 2].map(() => send(at(), receiveArrival, { token: staffToken, body }));
      (await Promise.all(twice)).forEach(note);
    }
  }

  await Promise.all([...buyers.slice(0, 12).map(shop), receive()]);
  const wrong = [...strange].map(([answer, times]) => `${times} × ${answer}`);
  return [...wrong, ...(await countGoods(sql, goods))];
}

/** Whatever of these goods came in must be on hand or sold. */
async function countGoods(sql: Sql, goods: readonly BuiltProduct[]): Promise<string[]> {
  const rows = await sql<{ version_id: number; available: number; sold: number; came: number }[]>`
    SELECT version_id, available, sold, (
      SELECT sum(delta) FROM stock_movement moved WHERE moved.version_id = stock.version_id
        AND moved.warehouse_id = 1 AND reason IN ('count', 'arrival'))::int AS came
    FROM stock WHERE warehouse_id = 1
      AND version_id = ANY (${goods.map(({ versions: [{ id }] }) => id)}::int[])`;
  return rows
    .filter(({ available, sold, came }) => available < 0 || sold < 0 || available + sold !== came)
    .map((row) => `${row.version_id}: ${row.came} came, ${row.available} left, ${row.sold} sold`);
}
