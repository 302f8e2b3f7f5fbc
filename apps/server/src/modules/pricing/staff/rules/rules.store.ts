import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { SqlReader } from '#db/sql.ts';
import type { Viewer } from '#modules/catalogue/index.ts';

/** Whose prices an effect is worked out with: a buyer, or anybody where a warehouse is. */
export interface RuleLocation {
  readonly warehouse: string;
  readonly buyer: string | null;
  readonly viewer: Viewer;
}

type PlaceRow = Pick<Viewer, 'warehouseId' | 'cityCode' | 'stateCode'> & { warehouse: string };

/** Anybody in the city of a warehouse; without one, of the first that a shop has. */
export async function findWarehouseLocation(
  sql: SqlReader,
  warehouseId: number | null,
): Promise<RuleLocation | null> {
  const [row] = await sql<PlaceRow[]>`
    SELECT warehouse.id AS "warehouseId", warehouse.name AS warehouse,
      city.code AS "cityCode", city.state_code AS "stateCode"
    FROM warehouse JOIN city ON city.code = warehouse.city_code
    WHERE warehouse.id = coalesce(${warehouseId}::int, warehouse.id)
    ORDER BY warehouse.id <> ${mainWarehouse}, warehouse.id LIMIT 1`;
  if (!row) return null;
  const { warehouse, ...place } = row;
  const nobody = { customerId: null, tradeTypeId: null, loyaltyTier: null, priceHidden: null };
  return { warehouse, buyer: null, viewer: { ...place, ...nobody } };
}

export interface ProductOfCode {
  readonly asked: string;
  readonly id: number;
}

/** The products of these codes, however their letters are written. */
export async function findProductsByCode(
  sql: SqlReader,
  codes: readonly string[],
): Promise<ProductOfCode[]> {
  return sql<ProductOfCode[]>`
    SELECT DISTINCT ON (asked.code) asked.code AS asked, product.id
    FROM unnest(${codes}::text[]) AS asked (code)
    JOIN product ON upper(product.code) = upper(asked.code)
    ORDER BY asked.code, product.code = asked.code DESC`;
}

/** What a brand, or a category with what is within it, has on sale. */
export async function findCodes(
  sql: SqlReader,
  { brandId, categoryId }: { brandId?: string | undefined; categoryId?: string | undefined },
): Promise<string[]> {
  if (brandId === undefined && categoryId === undefined) return [];
  const rows = await sql<{ code: string }[]>`
    SELECT code FROM product
    WHERE withdrawn_at IS NULL
      AND brand_id = coalesce(${brandId ?? null}::int, brand_id)
      AND (${categoryId ?? null}::int IS NULL OR category_id = ANY (
        SELECT unnest(subtree) FROM category WHERE id = ${categoryId ?? null}::int))
    ORDER BY code LIMIT 5000`;
  return rows.map(({ code }) => code);
}
