import type { DemoShop } from '@matiz/demo/shop/types.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';
import { warehouseIds } from './load-shop.ts';

/** What each warehouse holds, and what is on its way to it (D-7, D-8). */
export async function loadStock(sql: Sql, { stock, arrivals }: DemoShop): Promise<void> {
  const productId = await readIds(sql, 'product', 'code');
  const versionId = await readIds(sql, 'product_version', 'code');
  await insertAll(
    sql,
    'stock',
    stock.map(({ warehouse, product, version, available }) => ({
      warehouse_id: warehouseIds[warehouse],
      version_id: versionId(version),
      product_id: productId(product),
      available,
      sold: 0,
    })),
  );
  await insertAll(
    sql,
    'arrival',
    arrivals.map(({ warehouse, product, version, date, cap }) => ({
      warehouse_id: warehouseIds[warehouse],
      version_id: versionId(version),
      product_id: productId(product),
      arrives_on: date,
      cap,
      promised: 0,
    })),
  );
}
