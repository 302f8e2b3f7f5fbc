import type { DemoCatalogue } from '@matiz/demo/catalogue/types.ts';
import type { DemoDeal, DemoPriceList } from '@matiz/demo/shop/types.ts';
import type { Demo } from '@matiz/demo/types.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';
import { warehouseIds } from './load-shop.ts';
import { readCustomers } from './read-customers.ts';

/** Base prices, price lists, programmed prices and deals (D-6). The customers must be there. */
export async function loadPrices(sql: Sql, demo: Demo): Promise<void> {
  const { catalogue, shop } = demo;
  const productId = await readIds(sql, 'product', 'code');
  await insertAll(
    sql,
    'base_price',
    catalogue.products.flatMap(({ code, basePrice }) =>
      (['BOG', 'MDE', 'CLO'] as const).map((warehouse) => ({
        warehouse_id: warehouseIds[warehouse],
        product_id: productId(code),
        price: basePrice[warehouse],
      })),
    ),
  );
  await insertLists(sql, shop.priceLists, catalogue, await readCustomers(sql, demo));
  await insertAll(
    sql,
    'programmed_price',
    shop.programmedPrices.map(({ name, product, warehouse, price, startsAt, endsAt }) => ({
      name,
      product_id: productId(product),
      warehouse_id: warehouse === null ? null : warehouseIds[warehouse],
      price,
      during: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
    })),
  );
  await insertDeals(sql, shop.deals, productId);
}

async function insertLists(
  sql: Sql,
  lists: readonly DemoPriceList[],
  catalogue: DemoCatalogue,
  customerId: (code: string) => string,
): Promise<void> {
  const tradeTypeId = await readIds(sql, 'trade_type', 'code');
  await insertAll(
    sql,
    'price_list',
    lists.map((list) => ({
      name: list.name,
      trade_type_id: list.tradeType === null ? null : tradeTypeId(list.tradeType),
      city_code: list.cityCode,
      state_code: list.departmentCode,
      customer_id: list.customer === null ? null : customerId(list.customer),
      loyalty_tier: list.tier === null ? null : tierName(list.tier),
      priority: list.priority,
      starts_at: list.startsAt,
      ends_at: list.endsAt,
    })),
  );
  const listId = await readIds(sql, 'price_list', 'name');
  const productId = await readIds(sql, 'product', 'code');
  await insertAll(
    sql,
    'price_list_item',
    lists.flatMap((list) =>
      [...itemsOf(list, catalogue)].map(([code, item]) => ({
        list_id: listId(list.name),
        product_id: productId(code),
        price: 'price' in item ? item.price : null,
        percent: 'percent' in item ? item.percent : null,
      })),
    ),
  );
}

/** What a list says of each product: an exact price goes before its category's percentage. */
function itemsOf(list: DemoPriceList, { products, categories }: DemoCatalogue) {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]));
  const isUnder = (category: string | null, root: string): boolean =>
    category !== null && (category === root || isUnder(parents.get(category) ?? null, root));
  const items = new Map<string, { price: number } | { percent: number }>();
  for (const { category, percent } of list.percentOff) {
    for (const product of products) {
      if (isUnder(product.category, category)) items.set(product.code, { percent });
    }
  }
  for (const { product, price } of list.prices) items.set(product, { price });
  return items;
}

async function insertDeals(
  sql: Sql,
  deals: readonly DemoDeal[],
  productId: (code: string) => number,
): Promise<void> {
  await insertAll(
    sql,
    'deal',
    deals.map(({ name, kind, startsAt, endsAt }) => ({
      name,
      kind,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
  );
  const dealId = await readIds(sql, 'deal', 'name');
  await insertAll(
    sql,
    'deal_break',
    deals.flatMap(({ name, breaks }) =>
      breaks.map(({ minQuantity, percent }) => ({
        deal_id: dealId(name),
        min_quantity: minQuantity,
        percent,
      })),
    ),
  );
  await insertAll(
    sql,
    'deal_product',
    deals.flatMap(({ name, products }) =>
      products.map((code) => ({ product_id: productId(code), deal_id: dealId(name) })),
    ),
  );
}

/** `oro` of the demonstration is `Oro` (§9). */
export function tierName(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}
