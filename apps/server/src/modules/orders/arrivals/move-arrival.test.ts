import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, deliveriesOf, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper, type ShopperCalls } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
let staff: ShopperCalls;
beforeAll(async () => {
  staff = await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

const show = async (orderCode: string) => (await ana.calls.orderByCode(orderCode)).value.result;

describe('POST /staff/arrivals/move', () => {
  it('takes along the deliveries that wait for it, and tells their buyers', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const eva = await buildShopper(test);
    const [one, other] = [await orderOf(ana, [[dye, 3]]), await orderOf(eva, [[dye, 2]])];
    const { arrivalId } = dye;
    const { value } = await staff.moveArrival({ arrivalId, date: '2026-12-08' });
    expect(value).toMatchObject({
      arrival: { arrivalId, date: '2026-12-08', code: dye.code, promised: 3, arrivedAt: null },
      orders: 2,
    });
    const order = await show(one.code);
    expect(deliveriesOf(order)).toEqual(['1 now pending 2', '2 2026-12-08 pending 1']);
    // The 8th of December is a holiday: it leaves the day after.
    expect(order.deliveries[1]).toMatchObject({
      estimatedDate: '2026-12-09',
      moved: { from: '2026-12-01', at: '2026-11-20T15:00:00.000Z', isKept: false },
      canCancel: true,
    });
    expect(order.events.at(-1)).toMatchObject({ state: 'rescheduled', deliveryId: '2' });
    const [told] = await test.sql<{ data: object }[]>`SELECT data FROM pgboss.job
      WHERE data->>'kind' = 'delivery.rescheduled' AND data->>'orderId' = ${other._id}`;
    expect(told?.data).toEqual({
      kind: 'delivery.rescheduled',
      orderId: other._id,
      customerId: eva.customerId,
      delivery: 1,
      from: '2026-12-01',
      to: '2026-12-08',
    });
    const { result } = (await ana.calls.orders()).value;
    expect(result[0]?.deliveryStates.map(({ isAsking }) => isAsking)).toEqual([false, true]);
    const moved = await test.sql`SELECT before, after, via FROM audit_entry
      WHERE action = 'arrival.move' AND subject = ${`arrival:${arrivalId}`}`;
    expect(moved).toEqual([
      {
        before: { date: '2026-12-01', version: 1 },
        after: { date: '2026-12-08', orders: 2, version: 2 },
        via: 'desk',
      },
    ]);
  });

  it('moves nothing for someone who saw it where it was before, and tells who moved it', async () => {
    const { arrivalId } = await buildPresale(test);
    const eva = await buildStaff(test);
    await eva.moveArrival({ arrivalId, date: '2026-12-08', version: 1 });
    const late = await staff.moveArrival({ arrivalId, date: '2026-12-10', version: 1 });
    expect(late.refusal).toMatchObject({
      code: 'ROW_CHANGED',
      conflict: {
        version: 2,
        by: expect.stringMatching(/./),
        changes: [{ path: 'date', before: '2026-12-01', after: '2026-12-08' }],
      },
    });
    // Who wants what the other did already has it.
    const same = await staff.moveArrival({ arrivalId, date: '2026-12-08', version: 1 });
    expect(same.value.arrival.date).toBe('2026-12-08');
    const seen = await staff.moveArrival({ arrivalId, date: '2026-12-10', version: 2 });
    expect(seen.value.arrival.date).toBe('2026-12-10');
  });

  it('of several who move it at once one does, and each of the others is told', async () => {
    const dye = await buildPresale(test);
    await orderOf(ana, [[dye, 1]]);
    const days = ['2026-12-05', '2026-12-07', '2026-12-08', '2026-12-09'];
    const { arrivalId } = dye;
    const told = await Promise.all(
      days.map((date) => staff.moveArrival({ arrivalId, date, version: 1 })),
    );
    expect(told.map(({ refusal }) => refusal?.code ?? 'moved').sort()).toEqual([
      'ROW_CHANGED',
      'ROW_CHANGED',
      'ROW_CHANGED',
      'moved',
    ]);
    const winner = told.find(({ status }) => status === 200)?.value.arrival.date;
    for (const { refusal } of told) {
      if (refusal) expect(refusal.conflict?.changes[0]).toMatchObject({ after: winner });
    }
  });

  it('lets the buyer keep that part', async () => {
    const dye = await buildPresale(test);
    const { code: orderCode } = await orderOf(ana, [[dye, 1]]);
    await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-04' });
    for (let times = 0; times < 2; times += 1) {
      const { value } = await ana.calls.keep({ orderCode, deliveryId: '1' });
      expect(value.result.deliveries[0]?.moved).toMatchObject({ isKept: true });
    }
    expect((await show(orderCode)).events.map(({ state }) => state)).toEqual([
      'confirmed',
      'rescheduled',
      'kept',
    ]);
    await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-11' });
    expect((await show(orderCode)).deliveries[0]?.moved).toMatchObject({
      from: '2026-12-04',
      isKept: false,
    });
  });

  it('lets the buyer cancel that part', async () => {
    const dye = await buildPresale(test, { stock: 1 });
    const { code: orderCode } = await orderOf(ana, [[dye, 3]]);
    await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-04' });
    const { value } = await ana.calls.cancel({ orderCode, deliveryId: '2' });
    expect(deliveriesOf(value.result)).toEqual(['1 now pending 1', '2 2026-12-04 cancelled 2']);
    const { arrival } = (await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-05' }))
      .value;
    expect(arrival.promised).toBe(0);
  });

  it('leaves behind what another arrival brings on the old day', async () => {
    const [copper, ash] = [await buildPresale(test), await buildPresale(test)];
    const { code } = await orderOf(ana, [
      [copper, 1],
      [ash, 2],
    ]);
    await staff.moveArrival({ arrivalId: ash.arrivalId, date: '2026-12-04' });
    expect(deliveriesOf(await show(code))).toEqual([
      '1 2026-12-01 pending 1',
      '2 2026-12-04 pending 2',
    ]);
    await staff.moveArrival({ arrivalId: copper.arrivalId, date: '2026-12-04' });
    const order = await show(code);
    expect(deliveriesOf(order)).toEqual(['2 2026-12-04 pending 3']);
    expect(order.deliveries[0]?.position).toBe(1);
    // What happened to the delivery that is gone is told of the one that took its lines.
    expect(new Set(order.events.map(({ deliveryId }) => deliveryId))).toEqual(new Set([null, '2']));
  });

  it('becomes one with the arrival of that day', async () => {
    const dye = await buildPresale(test, { cap: 5 });
    const later = await buildArrival(test.sql, dye.versions[0], { date: '2026-12-08', cap: 7 });
    const { code } = await orderOf(ana, [[dye, 8]]);
    const { value } = await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-08' });
    expect(value.arrival).toMatchObject({ arrivalId: String(later), cap: 12, promised: 8 });
    expect(deliveriesOf(await show(code))).toEqual(['2 2026-12-08 pending 8']);
    const gone = await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-09' });
    expect(gone.refusal?.code).toBe('NOT_FOUND');
  });

  it('stays where it is when it is there already', async () => {
    const dye = await buildPresale(test);
    await orderOf(ana, [[dye, 1]]);
    const { value } = await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-01' });
    expect(value.orders).toBe(0);
  });

  it('refuses a day that is over, an arrival that came or that is not there', async () => {
    const dye = await buildPresale(test);
    const { arrivalId } = dye;
    expect((await staff.moveArrival({ arrivalId, date: '2026-11-19' })).refusal).toMatchObject({
      code: 'DATE_PAST',
      message: 'Elige una fecha de hoy en adelante.',
    });
    expect((await staff.moveArrival({ arrivalId, date: '2026-02-30' })).status).toBe(400);
    await staff.receiveArrival({ arrivalId, units: 5 });
    expect((await staff.moveArrival({ arrivalId, date: '2026-12-04' })).refusal).toMatchObject({
      code: 'ARRIVAL_CLOSED',
      message: 'Esta llegada ya se recibió.',
    });
    const absent = { arrivalId: '999999999999', date: '2026-12-04' };
    expect((await staff.moveArrival(absent)).refusal?.code).toBe('NOT_FOUND');
    const { refusal } = await ana.calls.moveArrival({ arrivalId, date: '2026-12-04' });
    expect(refusal?.code).toBe('FORBIDDEN');
  });
});

describe('POST /order/keep', () => {
  it('finds no delivery that never moved, is cancelled, absent or of someone else', async () => {
    const dye = await buildPresale(test);
    const shampoo = await buildProduct(test.sql);
    const { code: orderCode } = await orderOf(ana, [
      [shampoo, 1],
      [dye, 1],
    ]);
    const codeOf = async (deliveryId: string, by: Shopper = ana) =>
      (await by.calls.keep({ orderCode, deliveryId })).refusal?.code ?? null;
    expect(await codeOf('2')).toBe('NOT_FOUND');
    await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-04' });
    expect(await codeOf('1')).toBe('NOT_FOUND');
    expect(await codeOf('999999999')).toBe('NOT_FOUND');
    expect(await codeOf('2', await buildShopper(test))).toBe('NOT_FOUND');
    expect(await codeOf('2')).toBeNull();
    await ana.calls.cancel({ orderCode, deliveryId: '2' });
    expect(await codeOf('2')).toBe('NOT_FOUND');
  });
});
