import { sumSales } from '@matiz/contracts/staff/orders.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildShopper, callAs, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

/** Ten in the morning in Bogotá. */
const shop = useShop({ clock: createClock('2026-11-20T15:00:00Z') });
const ask = useStaff(shop);
const none = { orders: 0, total: 0 };
let ana: Shopper;
let shampoo: BuiltProduct;
beforeEach(async () => {
  await shop.sql`UPDATE customer_order SET placed_at = '2026-01-01T12:00:00Z'`;
  ana = await buildShopper(shop);
  shampoo = await buildProduct(shop.sql, { price: 20_000, stock: 50 });
});

const sales = async () => (await ask(sumSales)).value.result;
async function orderAt(at: string, units = 1) {
  const { code, totals } = await orderOf(ana, [[shampoo, units]]);
  await shop.sql`UPDATE customer_order SET placed_at = ${at}::timestamptz WHERE code = ${code}`;
  return { code, total: totals.total };
}

describe('GET /staff/orders/sales', () => {
  it('sums today from midnight in Bogotá on, and yesterday up to this hour', async () => {
    const tonight = await orderAt('2026-11-20T05:00:00Z', 2);
    const now = await orderAt('2026-11-20T15:00:00Z');
    const before = await orderAt('2026-11-19T15:00:00Z', 3);
    await orderAt('2026-11-20T04:59:59Z');
    await orderAt('2026-11-19T15:00:01Z');
    await orderAt('2026-11-19T04:59:59Z');
    expect(await sales()).toEqual({
      today: { orders: 2, total: tonight.total + now.total },
      yesterday: { orders: 1, total: before.total },
    });
  });

  it('counts no order that was cancelled or still waits for its payment', async () => {
    const { code: orderCode } = await orderAt('2026-11-20T14:00:00Z');
    const kept = await orderAt('2026-11-20T14:00:00Z');
    const staff = callAs(shop, await signIn(shop, 'Staff'));
    await staff.advance({ orderCode, state: 'cancelled', reason: 'Se dañó en bodega' });
    expect((await sales()).today).toEqual({ orders: 1, total: kept.total });
    await shop.sql`UPDATE customer_order SET state = 'created', pay_until = now()
      WHERE code = ${kept.code}`;
    expect(await sales()).toEqual({ today: none, yesterday: none });
  });
});
