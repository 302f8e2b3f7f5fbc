import * as calls from '@matiz/contracts/staff/arrivals.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper, type ShopperCalls } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);
let ana: Shopper;
let staff: ShopperCalls;
beforeAll(async () => {
  staff = await buildStaff(shop);
});
beforeEach(async () => {
  ana = await buildShopper(shop);
});
afterEach(async () => {
  expect(await findViolations(shop.sql)).toEqual([]);
});

const list = async (query: Record<string, string>) =>
  (await ask(calls.listArrivals, undefined, { query: `?${new URLSearchParams(query)}` })).value
    .rows;
const earlier = (code: string) =>
  shop.sql`UPDATE customer_order SET placed_at = placed_at - interval '1 hour' WHERE code = ${code}`;
const preview = (id: string, date: string) =>
  ask(calls.previewArrivalMove, undefined, { query: `?id=${id}&date=${date}` });

describe('GET /staff/arrivals', () => {
  it('shows what comes by day, with what is promised of it and how many wait', async () => {
    const dye = await buildPresale(shop, { cap: 50 });
    await orderOf(ana, [[dye, 3]]);
    const late = await buildArrival(shop.sql, dye.versions[0], { date: '2026-11-18' });
    const q = dye.versions[0].code;
    expect(await list({ q, 'f.open': 'yes' })).toMatchObject([
      { id: String(late), date: '2026-11-18', isLate: true },
      { id: dye.arrivalId, date: '2026-12-01', cap: 50, isLate: false },
    ]);
    const waited = await list({ q, 'f.state': 'waited' });
    expect(waited.map(({ promised, orders }) => [promised, orders])).toEqual([[3, 1]]);
    expect((await list({ q, 'f.state': 'late' })).map(({ id }) => id)).toEqual([String(late)]);
    await staff.receiveArrival({ arrivalId: String(late), units: 8 });
    expect(await list({ q, 'f.open': 'no' })).toMatchObject([{ id: String(late), received: 8 }]);
  });
});

describe('GET /staff/arrivals/one', () => {
  it('names who waits, in the order in which they are served', async () => {
    const dye = await buildPresale(shop);
    const first = await orderOf(ana, [[dye, 3]]);
    await earlier(first.code);
    const second = await orderOf(await buildShopper(shop), [[dye, 2]]);
    const query = `?id=${dye.arrivalId}`;
    const { waiting } = (await ask(calls.readArrival, undefined, { query })).value;
    expect(waiting.map(({ orderCode, units, date }) => [orderCode, units, date])).toEqual([
      [first.code, 3, '2026-12-01'],
      [second.code, 2, '2026-12-01'],
    ]);
    const absent = await ask(calls.readArrival, undefined, { query: '?id=99999999' });
    expect(absent.refusal?.code).toBe('NOT_FOUND');
  });
});

describe('GET /staff/arrivals/move-preview', () => {
  it('says what the move then does, and does nothing itself', async () => {
    const dye = await buildPresale(shop);
    const order = await orderOf(ana, [[dye, 3]]);
    await earlier(order.code);
    await orderOf(await buildShopper(shop), [[dye, 2]]);
    const { arrivalId } = dye;
    const { value } = await preview(arrivalId, '2026-12-08');
    expect(value).toMatchObject({ orders: 2, units: 5, merges: false });
    // The 8th of December is a holiday: it leaves the day after.
    expect(value.first[0]).toMatchObject({ orderCode: order.code, date: '2026-12-09' });
    expect((await preview(arrivalId, '2026-12-08')).value).toEqual(value);
    const moved = await staff.moveArrival({ arrivalId, date: '2026-12-08' });
    expect(moved.value.orders).toBe(value.orders);
    const shown = (await ana.calls.orderByCode(order.code)).value.result;
    expect(shown.deliveries[0]?.estimatedDate).toBe(value.first[0]?.date);
  });

  it('tells of an arrival that it would join, and refuses a day that is past', async () => {
    const dye = await buildPresale(shop);
    await buildArrival(shop.sql, dye.versions[0], { date: '2026-12-05' });
    expect((await preview(dye.arrivalId, '2026-12-05')).value.merges).toBe(true);
    expect((await preview(dye.arrivalId, '2026-11-19')).refusal?.code).toBe('DATE_PAST');
    await staff.receiveArrival({ arrivalId: dye.arrivalId, units: 1 });
    expect((await preview(dye.arrivalId, '2026-12-09')).refusal?.code).toBe('ARRIVAL_CLOSED');
  });
});

describe('POST /staff/arrivals', () => {
  it('makes one of a code as it is on the label, with who made it', async () => {
    const dye = await buildProduct(shop.sql, { tones: ['6.0'] });
    const [{ code }] = dye.versions;
    const body = { code: ` ${code.toLowerCase()} `, warehouseId: '1', date: '2026-12-03', cap: 40 };
    const { result } = (await ask(calls.makeArrival, body)).value;
    expect(result).toMatchObject({ code, date: '2026-12-03', cap: 40, promised: 0, orders: 0 });
    const { count } = await shop.sql`SELECT FROM audit_entry
      WHERE action = 'arrival.created' AND subject = ${`arrival:${result.id}`}`;
    expect(count).toBe(1);
    const again = (await ask(calls.makeArrival, body)).refusal;
    expect(again?.fields).toMatchObject([{ path: 'date' }]);
    const refusedAt = async (part: object) =>
      (await ask(calls.makeArrival, { ...body, ...part })).refusal?.fields?.[0]?.path;
    expect(await refusedAt({ code: 'NADA' })).toBe('code');
    expect(await refusedAt({ warehouseId: '99' })).toBe('code');
    expect(await refusedAt({ date: '2026-11-19' })).toBe('date');
    expect(await refusedAt({ cap: 0 })).toBe('cap');
  });
});
