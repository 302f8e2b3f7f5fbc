import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, orderOf, type Placed } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper, type ShopperCalls } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
let staff: ShopperCalls;
beforeAll(async () => {
  await test.sql`UPDATE payment_method SET type_movement = 'charge', discount_type = 'value',
    discount_amount = 3900 WHERE code = 'contra-entrega'`;
  await test.sql`INSERT INTO coupon (code, title, kind, amount, starts_at, ends_at,
    uses_per_customer) VALUES ('DIEZ', 'Diez', 'percentage', 10, '2026-01-01', '2027-01-01', 99)`;
  staff = await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

const show = async ({ code }: Placed) => (await ana.calls.orderByCode(code)).value.result;
const linesOf = ({ deliveries }: Pick<Placed, 'deliveries'>) =>
  deliveries.flatMap(({ products }) => products);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** What is paid for each delivery, by its day, and of that what is of shipping. */
const duesOf = ({ deliveries }: Pick<Placed, 'deliveries'>) =>
  deliveries.map(({ dispatchDate, due, shipping }) => [dispatchDate ?? 'now', due, shipping]);
/** Two units now and two on the first of December, 20.000 each: 80.000, 9.000 and 3.900. */
const orderTwice = async () =>
  orderOf(ana, [[await buildPresale(test, { stock: 2, price: 20_000 }), 4]]);
/** 12.900 shared over 80.000 and 9.000: 1.753, 1.753 and 394. */
const atOnce = [
  ['now', 51_147, 9394],
  ['2026-12-01', 41_753, 0],
];

describe('POST /order/create (D-22)', () => {
  it('spreads coupon, method and shipping over the lines, and IVA is of what is paid', async () => {
    const dye = await buildPresale(test, { stock: 1, price: 33_333 });
    const book = await buildProduct(test.sql, { price: 10_001, taxRate: 0 });
    const comb = await buildProduct(test.sql, { price: 7, taxRate: 5 });
    await ana.calls.add({ productId: String(comb.id), code: comb.code, quantity: 3 });
    await ana.calls.choose({ couponCode: 'DIEZ' });
    const placed = await orderOf(ana, [
      [dye, 3],
      [book, 2],
    ]);
    const lines = linesOf(placed);
    expect(sumOf(lines.map(({ paid }) => paid))).toBe(placed.totals.total);
    expect(placed.totals.total).toBe(120_022 - 12_002 + 9000 + 3900);
    for (const { paid, tax, taxRate, base } of lines) {
      expect(base).toBe(Math.round((paid * 100) / (100 + taxRate)));
      expect(base + tax).toBe(paid);
    }
    expect(sumOf(lines.map(({ tax }) => tax))).toBe(placed.totals.tax);
    expect(sumOf(placed.deliveries.map(({ due }) => due))).toBe(placed.due);
  });

  it('says before and after what is paid with each delivery', async () => {
    const dye = await buildPresale(test, { stock: 2, price: 20_000 });
    const [{ code }] = dye.versions;
    const versions = [{ code, quantity: 4 }];
    await ana.calls.add({ productId: String(dye.id), code: dye.code, versions });
    const { value } = await ana.calls.purchase();
    expect(duesOf({ deliveries: value.deliveries as unknown as Placed['deliveries'] })).toEqual(
      atOnce,
    );
    const { order } = (await ana.calls.order({ cartId: value.cartId })).value;
    expect(order.paymentMethod.isPaidAtDoor).toBe(true);
    expect(duesOf(order)).toEqual(atOnce);
    expect(order.totals.tax).toBe(value.totals.tax);
  });
});

describe('POST /order/cancel of a delivery (D-10)', () => {
  it('takes what is paid for it off, to the peso', async () => {
    const placed = await orderTwice();
    const { value } = await ana.calls.cancel({ orderCode: placed.code, deliveryId: '2' });
    expect(value.result).toMatchObject({ cancelled: 41_753, due: 51_147 });
    expect(duesOf(value.result)).toEqual([atOnce[0], ['2026-12-01', 0, 0]]);
  });

  it('has shipping paid with the next one when the first is cancelled', async () => {
    const placed = await orderTwice();
    const { value } = await ana.calls.cancel({ orderCode: placed.code, deliveryId: '1' });
    expect(value.result).toMatchObject({ cancelled: 41_753, due: 51_147 });
    expect(duesOf(value.result)).toEqual([
      ['now', 0, 0],
      ['2026-12-01', 51_147, 9394],
    ]);
    const line = value.result.deliveries[1]?.products[0];
    expect(line).toMatchObject({ paid: 51_147, tax: 8166 });
    const whole = await ana.calls.cancel({ orderCode: placed.code });
    expect(whole.value.result).toMatchObject({ cancelled: placed.totals.total, due: 0 });
  });
});

describe('shipping is paid with the delivery that comes first (D-8)', () => {
  const twoDays = async () => {
    const [dye, other] = [
      await buildPresale(test, { date: '2026-12-01', price: 20_000 }),
      await buildPresale(test, { date: '2026-12-09', price: 20_000 }),
    ];
    const placed = await orderOf(ana, [
      [dye, 2],
      [other, 2],
    ]);
    expect(duesOf(placed).map(([, , shipping]) => shipping)).toEqual([9394, 0]);
    return { placed, dye };
  };

  it('POST /staff/arrivals/move: also when its arrival is put off beyond the next', async () => {
    const { placed, dye } = await twoDays();
    await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-15' });
    const order = await show(placed);
    expect(duesOf(order)).toEqual([
      ['2026-12-09', 51_147, 9394],
      ['2026-12-15', 41_753, 0],
    ]);
    expect(order.due).toBe(placed.due);
    await staff.moveArrival({ arrivalId: dye.arrivalId, date: '2026-12-02' });
    expect(duesOf(await show(placed))).toEqual([
      ['2026-12-02', 51_147, 9394],
      ['2026-12-09', 41_753, 0],
    ]);
  });

  it('POST /staff/arrivals/receive: also when only a part of it came', async () => {
    const dye = await buildPresale(test, { price: 20_001 });
    const placed = await orderOf(ana, [[dye, 3]]);
    const { arrivalId } = dye;
    await staff.receiveArrival({ arrivalId, units: 1, restOn: '2026-12-10' });
    const order = await show(placed);
    expect(order.deliveries.map(({ shipping }) => shipping)).toEqual([9509, 0]);
    expect(sumOf(order.deliveries.map(({ due }) => due))).toBe(placed.due);
  });

  it('POST /staff/orders/advance: also when the later one leaves before it', async () => {
    const { placed } = await twoDays();
    const [, later] = placed.deliveries;
    const arrival = await test.sql<{ id: number }[]>`SELECT arrival_id AS id FROM order_line
      WHERE id = ${later?.products[0]?.lineId ?? ''}`;
    await staff.receiveArrival({ arrivalId: String(arrival[0]?.id), units: 50 });
    await staff.advance({ orderCode: placed.code, deliveryId: '2', state: 'dispatched' });
    const order = await show(placed);
    expect(order.deliveries.map(({ shipping }) => shipping)).toEqual([0, 9394]);
    // What has left keeps what is paid for it.
    await ana.calls.cancel({ orderCode: placed.code, deliveryId: '1' });
    expect((await show(placed)).deliveries[1]?.due).toBe(51_147);
  });
});
