import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { setStock } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, deliveriesOf, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper, type ShopperCalls } from '#testing/orders.ts';
import { createClock, minute } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

let ana: Shopper;
let eva: Shopper;
let staff: ShopperCalls;
const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
beforeAll(async () => {
  staff = await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
  eva = await buildShopper(test);
});
afterEach(async () => {
  clock.advance(minute);
  expect(await findViolations(test.sql)).toEqual([]);
});

const show = async ({ code }: { code: string }) => (await staff.orderByCode(code)).value.result;

async function stockOf({ versions }: { versions: [{ id: number }, ...unknown[]] }) {
  const [row] = await test.sql<{ available: number; sold: number }[]>`
    SELECT available, sold FROM stock WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
  return row;
}

describe('POST /staff/arrivals/receive', () => {
  it('serves the one who waits, and puts the rest on sale', async () => {
    const dye = await buildPresale(test);
    const placed = await orderOf(ana, [[dye, 3]]);
    const { arrivalId } = dye;
    const { value } = await staff.receiveArrival({ arrivalId, units: 20 });
    expect(value).toMatchObject({
      arrival: { arrivalId, promised: 3 },
      served: 3,
      stocked: 17,
      rest: null,
    });
    expect(value.arrival.arrivedAt).not.toBeNull();
    expect(await stockOf(dye)).toEqual({ available: 17, sold: 3 });
    const order = await show(placed);
    expect(order).toMatchObject({ state: 'in_preparation' });
    expect(order.deliveries[0]).toMatchObject({
      state: 'in_preparation',
      isWaiting: false,
      // Friday before the cut-off hour: it leaves today.
      estimatedDate: '2026-11-20',
    });
  });

  it('is received once, also by two hands at once', async () => {
    const dye = await buildPresale(test);
    await orderOf(ana, [[dye, 3]]);
    const { arrivalId } = dye;
    const replies = await Promise.all(
      [20, 20, 11, 20].map((units) => staff.receiveArrival({ arrivalId, units })),
    );
    const [first, ...others] = replies.map(({ value }) => value);
    for (const reply of others) expect(reply).toEqual(first);
    const again = await staff.receiveArrival({ arrivalId, units: 50 });
    expect(again.value).toEqual(first);
    const moved = await test.sql`SELECT FROM stock_movement
      WHERE reason = 'arrival' AND arrival_id = ${Number(arrivalId)}`;
    expect(moved.count).toBe(1);
  });

  it('serves in order of payment: who has still to pay comes last', async () => {
    const dye = await buildPresale(test);
    const unpaid = await orderOf(ana, [[dye, 2]]);
    await test.sql`UPDATE customer_order SET state = 'created', pay_until = now() WHERE id = ${unpaid._id}`;
    clock.advance(minute);
    const promised = await orderOf(eva, [[dye, 2]]);
    clock.advance(minute);
    const paid = await orderOf(await buildShopper(test), [[dye, 2]]);
    await test.sql`UPDATE payment SET state = 'approved',
      changed_at = changed_at - interval '5 minutes' WHERE order_id = ${paid._id}`;
    const { arrivalId } = dye;
    const { value } = await staff.receiveArrival({ arrivalId, units: 3, restOn: '2026-12-04' });
    expect(value).toMatchObject({ served: 3, stocked: 0 });
    expect(deliveriesOf(await show(paid))).toEqual(['1 2026-12-01 in_preparation 2']);
    expect(deliveriesOf(await show(promised))).toEqual([
      '1 2026-12-01 in_preparation 1',
      '2 2026-12-04 pending 1',
    ]);
    expect(deliveriesOf(await show(unpaid))).toEqual(['1 2026-12-04 pending 2']);
  });

  it('cuts a line in two where the units end, without losing a peso', async () => {
    const dye = await buildPresale(test, { price: 9999 });
    const placed = await orderOf(ana, [[dye, 3]]);
    const { arrivalId } = dye;
    const { value } = await staff.receiveArrival({ arrivalId, units: 2, restOn: '2026-12-08' });
    expect(value.rest).toMatchObject({ date: '2026-12-08', cap: 48, promised: 1 });
    const order = await show(placed);
    expect(order.totals).toEqual(placed.totals);
    expect(order.units).toBe(3);
    const lines = order.deliveries.flatMap(({ products }) => products);
    expect(lines.map(({ quantity, total }) => [quantity, total])).toEqual([
      [2, 19_998],
      [1, 9999],
    ]);
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(placed.totals.tax);
    expect(order.deliveries[1]).toMatchObject({
      dispatchDate: '2026-12-08',
      moved: { from: '2026-12-01' },
    });
    const rest = value.rest?.arrivalId ?? '';
    expect((await staff.receiveArrival({ arrivalId: rest, units: 48 })).value.served).toBe(1);
    expect(await stockOf(dye)).toEqual({ available: 47, sold: 3 });
  });

  it('leaves nobody without a date', async () => {
    const dye = await buildPresale(test);
    await orderOf(ana, [[dye, 3]]);
    const { arrivalId } = dye;
    const short = await staff.receiveArrival({ arrivalId, units: 1 });
    expect(short).toMatchObject({
      status: 409,
      refusal: {
        code: 'ARRIVAL_SHORT',
        message: 'Faltan 2 unidades de lo prometido. Di qué día llega el resto.',
      },
    });
    expect(await stockOf(dye)).toEqual({ available: 0, sold: 0 });
    const past = await staff.receiveArrival({ arrivalId, units: 1, restOn: '2026-11-01' });
    expect(past.refusal?.code).toBe('DATE_PAST');
  });

  it('lets the rest join what comes on that day', async () => {
    const dye = await buildPresale(test, { cap: 4 });
    const placed = await orderOf(ana, [[dye, 4]]);
    const next = await test.sql<{ id: number }[]>`
      INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap)
      VALUES (1, ${dye.versions[0].id}, ${dye.id}, '2026-12-15', 10) RETURNING id`;
    const { value } = await staff.receiveArrival({
      arrivalId: dye.arrivalId,
      units: 1,
      restOn: '2026-12-15',
    });
    expect(value.rest).toMatchObject({ arrivalId: String(next[0]?.id), cap: 13, promised: 3 });
    expect(deliveriesOf(await show(placed))).toEqual([
      '1 2026-12-01 in_preparation 1',
      '2 2026-12-15 pending 3',
    ]);
  });

  it('prepares a delivery once all of it has come', async () => {
    const [copper, ash] = [await buildPresale(test), await buildPresale(test)];
    const placed = await orderOf(ana, [
      [copper, 1],
      [ash, 1],
    ]);
    await staff.receiveArrival({ arrivalId: copper.arrivalId, units: 5 });
    const half = await show(placed);
    expect(half.deliveries[0]).toMatchObject({ state: 'pending', isWaiting: true });
    expect(half.state).toBe('confirmed');
    await staff.moveArrival({ arrivalId: ash.arrivalId, date: '2026-12-09' });
    expect(deliveriesOf(await show(placed))).toEqual([
      '1 2026-12-01 in_preparation 1',
      '2 2026-12-09 pending 1',
    ]);
  });

  it('serves nobody who cancelled, and takes back what they had', async () => {
    const dye = await buildPresale(test);
    const [gone, kept] = [await orderOf(ana, [[dye, 3]]), await orderOf(eva, [[dye, 2]])];
    await ana.calls.cancel({ orderCode: gone.code });
    const { arrivalId } = dye;
    const { value } = await staff.receiveArrival({ arrivalId, units: 4 });
    expect(value).toMatchObject({ served: 2, stocked: 2 });
    await eva.calls.cancel({ orderCode: kept.code });
    expect(await stockOf(dye)).toEqual({ available: 4, sold: 0 });
  });

  it('makes a stock row where there was none', async () => {
    const dye = await buildPresale(test);
    await test.sql`DELETE FROM stock WHERE version_id = ${dye.versions[0].id}`;
    await test.sql`DELETE FROM stock_movement WHERE version_id = ${dye.versions[0].id}`;
    await staff.receiveArrival({ arrivalId: dye.arrivalId, units: 7 });
    expect(await stockOf(dye)).toEqual({ available: 7, sold: 0 });
    await setStock(test.sql, dye.versions[0], 9);
  });

  it('finds nothing that is absent, takes whole units, and is for the staff alone', async () => {
    const absent = await staff.receiveArrival({ arrivalId: '999999999999', units: 1 });
    expect(absent.refusal?.code).toBe('NOT_FOUND');
    const { arrivalId } = await buildPresale(test);
    for (const units of [-1, 1.5]) {
      expect((await staff.receiveArrival({ arrivalId, units })).status).toBe(400);
    }
    expect((await ana.calls.receiveArrival({ arrivalId, units: 1 })).refusal?.code).toBe(
      'FORBIDDEN',
    );
  });
});
