import { beforeAll, describe, expect, it } from 'vitest';
import { buildPresale, orderOf } from '../testing/order-fixture.ts';
import { buildShopper, type Shopper } from '../testing/orders.ts';
import { useShop } from '../testing/use-test-app.ts';
import { findViolations } from './audit.ts';
import { readMigrations } from './migration-files.ts';

const test = useShop();
let ana: Shopper;
beforeAll(async () => {
  ana = await buildShopper(test);
});

/** The last statement of the migration: what it makes of the orders of before. */
const backfill = readMigrations()
  .find(({ name }) => name.endsWith('-pay-by-line'))
  ?.text.split(';\n')
  .find((statement) => statement.includes('UPDATE order_line'));

interface Before {
  readonly title: string;
  /** Pesos: of two units at once and two in presale, at 20.000 each. */
  readonly shipping: number;
  readonly adjustment: number;
  readonly coupon?: number;
  /** Which deliveries were cancelled, and what that took off by the rule of then. */
  readonly gone?: readonly number[];
  readonly cancelled?: number;
  /** What is paid with each delivery from now on. */
  readonly dues: readonly number[];
}

const orders: readonly Before[] = [
  { title: 'nothing but goods', shipping: 0, adjustment: 0, dues: [40_000, 40_000] },
  { title: 'shipping', shipping: 9000, adjustment: 0, dues: [49_000, 40_000] },
  { title: 'a discount of 2 %', shipping: 9000, adjustment: -1780, dues: [48_020, 39_200] },
  { title: 'a charge in pesos', shipping: 9000, adjustment: 3900, dues: [51_147, 41_753] },
  {
    title: 'goods that a coupon paid for',
    shipping: 9000,
    adjustment: 0,
    coupon: 80_000,
    dues: [9000, 0],
  },
  {
    title: 'a charge, and the presale cancelled',
    shipping: 9000,
    adjustment: 3900,
    gone: [2],
    cancelled: 41_753,
    dues: [51_147, 0],
  },
  {
    title: 'a discount, and the first delivery cancelled',
    shipping: 9000,
    adjustment: -1780,
    gone: [1],
    cancelled: 39_200,
    dues: [0, 48_020],
  },
  {
    title: 'a discount, and all of it cancelled',
    shipping: 9000,
    adjustment: -1780,
    gone: [1, 2],
    cancelled: 87_220,
    dues: [0, 0],
  },
];

describe('an upgrade of a database with orders (D-22)', () => {
  it.each(orders)('keeps every figure of an order with $title', async (before) => {
    const { shipping, adjustment, coupon = 0, gone = [], cancelled = 0, dues } = before;
    const dye = await buildPresale(test, { stock: 2, price: 20_000 });
    const { _id, code } = await orderOf(ana, [[dye, 4]]);
    const total = 80_000 - coupon + shipping + adjustment;
    // As it was written then: nothing on the lines, and the IVA of the goods.
    await test.sql`UPDATE order_line SET payment_share = 0, shipping_share = 0,
      coupon_discount = ${coupon / 2}, tax = round((total - ${coupon / 2}) * 19 / 119.0)
      WHERE order_id = ${_id}`;
    const couponId = coupon > 0 ? await keepCoupon(_id, coupon) : null;
    await test.sql`UPDATE customer_order SET shipping = ${shipping}, tax_of = 'goods',
        payment_adjustment = ${adjustment}, coupon_id = ${couponId}, coupon_discount = ${coupon},
        total = ${total}, cancelled = 0,
        tax = (SELECT sum(tax) FROM order_line WHERE order_id = ${_id})
      WHERE id = ${_id}`;
    if (gone.length > 0) {
      for (const deliveryId of gone) {
        await ana.calls.cancel({ orderCode: code, deliveryId: String(deliveryId) });
      }
      await test.sql`UPDATE order_line SET shipping_share = 0 WHERE order_id = ${_id}`;
      await test.sql`UPDATE customer_order SET cancelled = ${cancelled} WHERE id = ${_id}`;
    }
    const due = total - cancelled;
    await test.sql`UPDATE payment SET amount = ${due || total},
      state = ${due > 0 ? 'pending' : 'voided'} WHERE order_id = ${_id}`;
    const told = await figuresOf(_id);

    await test.sql.unsafe(backfill ?? '');

    const { result } = (await ana.calls.orderByCode(code)).value;
    expect(result.deliveries.map(({ due }) => due)).toEqual(dues);
    expect(await figuresOf(_id)).toEqual(told);
    expect(await findViolations(test.sql)).toEqual([]);
    if (gone.length > 0) return;
    // The sheet adds up as it did: base and IVA are those of the goods.
    const lines = result.deliveries.flatMap(({ products }) => products);
    const base = lines.reduce((sum, line) => sum + line.base + line.tax, 0);
    expect(base).toBe(80_000 - coupon);
    // What is cancelled from now on is counted by line, and IVA stays as it was agreed.
    const after = await ana.calls.cancel({ orderCode: code, deliveryId: '2' });
    expect(after.value.result).toMatchObject({ cancelled: dues[1], due: dues[0] });
    expect(await findViolations(test.sql)).toEqual([]);
  });
});

async function figuresOf(orderId: string) {
  return test.sql`SELECT placed.total, placed.cancelled, placed.tax, line.position, line.tax
    FROM customer_order placed JOIN order_line line ON line.order_id = placed.id
    WHERE placed.id = ${orderId} ORDER BY line.position`;
}

async function keepCoupon(orderId: string, amount: number): Promise<number | null> {
  const [coupon] = await test.sql<{ id: number }[]>`
    INSERT INTO coupon (code, title, kind, amount, starts_at, ends_at, uses)
    VALUES ('TODO', 'Todo', 'value', ${amount}, '2026-01-01', '2027-01-01', 1) RETURNING id`;
  await test.sql`INSERT INTO coupon_redemption (order_id, coupon_id, customer_id, turn, amount, at)
    SELECT id, ${coupon?.id ?? 0}, customer_id, 1, ${amount}, placed_at FROM customer_order
    WHERE id = ${orderId}`;
  return coupon?.id ?? null;
}
