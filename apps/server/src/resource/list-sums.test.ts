import { countLimit } from '@matiz/contracts/staff/list.ts';
import * as orders from '@matiz/contracts/staff/orders.ts';
import * as stock from '@matiz/contracts/staff/stock.ts';
import { expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildShopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);

it('a count says what adds up over all rows that are listed, not over the page', async () => {
  const shampoo = await buildProduct(shop.sql, { price: 10_000, stock: 50 });
  const ana = await buildShopper(shop);
  for (const units of [1, 2, 3]) await orderOf(ana, [[shampoo, units]]);
  const query = `?count=1&limit=25&f.customer=${ana.customerId}`;
  const { value } = await ask(orders.listDeskOrders, undefined, { query });
  const total = value.rows.reduce((sum, row) => sum + row.total, 0);
  expect(value.count).toEqual({ value: 3, isExact: true, sums: { total } });

  const found = await ask(stock.listStock, undefined, {
    query: `?count=1&q=${shampoo.code}&f.warehouse=1`,
  });
  expect(found.value.count?.sums).toEqual({ available: 44, promised: 6, physical: 50 });
  const moved = await ask(stock.listStockMovements, undefined, {
    query: `?count=1&f.unit=1-${shampoo.versions[0].id}&f.reason=order`,
  });
  expect(moved.value.count?.sums).toEqual({ delta: -6 });
  const none = await ask(stock.listStockMovements, undefined, { query: '?count=1&q=nadanada' });
  expect(none.value.count).toEqual({ value: 0, isExact: true, sums: { delta: 0 } });
});

it('rows that are too many to be counted have no sum', async () => {
  const { versions } = await buildProduct(shop.sql);
  await shop.sql`INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, note, at)
    SELECT 1, ${versions[0].id}, 1, 'count', 'mucho', now()
    FROM generate_series(1, ${countLimit + 1})`;
  const query = `?count=1&f.unit=1-${versions[0].id}`;
  const { value } = await ask(stock.listStockMovements, undefined, { query });
  expect(value.count).toEqual({ value: countLimit, isExact: false });
});
