import type { Sql } from '../db/pool.ts';
import { nextNumber } from './numbers.ts';

interface Span {
  startsAt?: Date | null;
  endsAt?: Date | null;
}

/** A price list for the one who matches all that it names. Answers its id. */
export async function buildPriceList(
  sql: Sql,
  options: Span & {
    tradeTypeId?: number;
    cityCode?: string;
    stateCode?: string;
    customerId?: string;
    loyaltyTier?: string;
    priority?: number;
    items: readonly { productId: number; price?: number; percent?: number }[];
  },
): Promise<number> {
  const { tradeTypeId, cityCode, stateCode, customerId, loyaltyTier, items } = options;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO price_list (name, trade_type_id, city_code, state_code, customer_id, loyalty_tier,
      priority, starts_at, ends_at)
    VALUES (${`Lista ${nextNumber()}`}, ${tradeTypeId ?? null}, ${cityCode ?? null},
      ${stateCode ?? null}, ${customerId ?? null}, ${loyaltyTier ?? null},
      ${options.priority ?? 10}, ${options.startsAt ?? null}, ${options.endsAt ?? null})
    RETURNING id`;
  const id = idOf(row);
  for (const { productId, price = null, percent = null } of items) {
    await sql`INSERT INTO price_list_item (product_id, list_id, price, percent)
      VALUES (${productId}, ${id}, ${price}, ${percent})`;
  }
  return id;
}

/** A price for a window of time; null as warehouse: everywhere. Answers its id. */
export async function buildProgrammedPrice(
  sql: Sql,
  options: Span & { productId: number; price: number; name?: string; warehouseId?: number | null },
): Promise<number> {
  const { productId, price, name = `Programado ${nextNumber()}`, warehouseId = null } = options;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO programmed_price (name, product_id, warehouse_id, price, during)
    VALUES (${name}, ${productId}, ${warehouseId}, ${price},
      tstzrange(${options.startsAt ?? null}, ${options.endsAt ?? null})) RETURNING id`;
  return idOf(row);
}

/** Breaks by quantity (`percentage` when there is one, from one unit). Answers the deal's id. */
export async function buildDeal(
  sql: Sql,
  options: Span & {
    productIds: readonly number[];
    breaks: readonly { minQuantity: number; percent: number }[];
    name?: string;
  },
): Promise<number> {
  const { breaks, name = `Oferta ${nextNumber()}` } = options;
  const kind = breaks.length === 1 && breaks[0]?.minQuantity === 1 ? 'percentage' : 'volume';
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO deal (name, kind, starts_at, ends_at)
    VALUES (${name}, ${kind}, ${options.startsAt ?? null}, ${options.endsAt ?? null}) RETURNING id`;
  const id = idOf(row);
  for (const { minQuantity, percent } of breaks) {
    await sql`INSERT INTO deal_break (deal_id, min_quantity, percent)
      VALUES (${id}, ${minQuantity}, ${percent})`;
  }
  for (const productId of options.productIds) {
    await sql`INSERT INTO deal_product (product_id, deal_id) VALUES (${productId}, ${id})`;
  }
  return id;
}

/** A discount of one version alone. */
export async function discountVersion(
  sql: Sql,
  versionId: number,
  discount: { percent: number } | { value: number },
): Promise<void> {
  await sql`UPDATE product_version
    SET discount_percent = ${'percent' in discount ? discount.percent : null},
      discount_value = ${'value' in discount ? discount.value : null}
    WHERE id = ${versionId}`;
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('The insert answered no id');
  return row.id;
}
