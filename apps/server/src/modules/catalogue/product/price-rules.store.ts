import type { PriceInputs } from '@matiz/domain/pricing/resolve-price.ts';
import type { SqlReader } from '#db/sql.ts';
import {
  type PriceColumn,
  readDiscount,
  readPriceInputs,
  selectPriceInputs,
  withViewerLists,
} from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';

export interface ProductRules {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Of its first version, as a card shows it; null: no price in the viewer's warehouse. */
  readonly prices: PriceInputs | null;
}

interface Row extends Omit<ProductRules, 'prices'> {
  readonly prices: PriceColumn | null;
  readonly percent: number | null;
  readonly value: number | null;
}

/** What decides the prices of these products for one viewer: of what is on sale, by code. */
export async function readProductRules(
  sql: SqlReader,
  productIds: readonly number[],
  viewer: Viewer,
  moment: Date,
): Promise<ProductRules[]> {
  const rows = await sql<Row[]>`
    WITH ${withViewerLists(sql, viewer, moment)}
    SELECT product.id, product.code, product.name,
      version.discount_percent::float AS percent, version.discount_value AS value,
      ${selectPriceInputs(sql, viewer, moment)} AS prices
    FROM product
    LEFT JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = ${viewer.warehouseId}
    LEFT JOIN LATERAL (
      SELECT discount_percent, discount_value FROM product_version
      WHERE product_id = product.id AND withdrawn_at IS NULL ORDER BY position, id LIMIT 1
    ) version ON true
    WHERE product.id = ANY (${productIds}::int[]) AND product.withdrawn_at IS NULL
    ORDER BY product.code`;
  return rows.map(({ prices, percent, value, ...row }) => {
    const discount = readDiscount(percent, value);
    return { ...row, prices: prices === null ? null : readPriceInputs(prices, discount) };
  });
}
