import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { PlacedPrice } from '@matiz/domain/pricing/overlaps.ts';
import type { PriceList } from '@matiz/domain/pricing/resolve-price.ts';
import type { SqlReader } from '#db/sql.ts';

/** A programmed price of a product as it would be; `id` of one that is not stored is `new`. */
export type ProgrammedDraft = PlacedPrice & { readonly productId: number };

export type StoredPrice = PlacedPrice & {
  readonly version: number;
  readonly warehouse: string | null;
};

/** Every other programmed price of a product, what begins first first. */
export async function findOtherPrices(
  sql: SqlReader,
  { id, productId }: Pick<ProgrammedDraft, 'id' | 'productId'>,
): Promise<StoredPrice[]> {
  return sql<StoredPrice[]>`
    SELECT due.id::text AS id, due.version, due.name, due.price,
      due.warehouse_id::text AS "warehouseId", warehouse.name AS warehouse,
      nullif(lower(due.during), '-infinity') AS "startsAt",
      nullif(upper(due.during), 'infinity') AS "endsAt"
    FROM programmed_price due LEFT JOIN warehouse ON warehouse.id = due.warehouse_id
    WHERE due.product_id = ${productId}::int AND due.id::text <> ${id}
    ORDER BY lower(due.during) NULLS FIRST, due.id`;
}

/** The stored price of an id; null: there is none. */
export async function findDraft(sql: SqlReader, id: string): Promise<ProgrammedDraft | null> {
  const [row] = await sql<ProgrammedDraft[]>`
    SELECT id::text AS id, product_id AS "productId", name, price,
      warehouse_id::text AS "warehouseId", nullif(lower(during), '-infinity') AS "startsAt",
      nullif(upper(during), 'infinity') AS "endsAt"
    FROM programmed_price WHERE id = ${id}::text::integer`;
  return row ?? null;
}

export type ListBeside = PriceList & {
  /** Pesos in the warehouse of the draft; without one, in the first that a shop has. */
  readonly base: number;
};

/** Lists with a product, of anyone whom a warehouse serves. */
export async function findListsBeside(
  sql: SqlReader,
  productId: number,
  warehouseId: number | null,
): Promise<ListBeside[]> {
  return sql<ListBeside[]>`
    SELECT list.id::text AS id, list.name, list.priority, item.price,
      item.percent::float AS percent, list.starts_at AS "startsAt", list.ends_at AS "endsAt",
      base_price.price AS base
    FROM price_list_item item
    JOIN price_list list ON list.id = item.list_id
    JOIN base_price ON base_price.product_id = item.product_id
      AND base_price.warehouse_id = coalesce(${warehouseId}::int, ${mainWarehouse}::int)
    WHERE item.product_id = ${productId}::int
      AND (${warehouseId}::int IS NULL OR coalesce(list.city_code, list.state_code) IS NULL
        OR EXISTS (
          SELECT FROM zone JOIN zone_city ON zone_city.zone_id = zone.id
          WHERE zone.warehouse_id = ${warehouseId}::int
            AND zone_city.city_code = coalesce(list.city_code, zone_city.city_code)
            AND left(zone_city.city_code, 2)
              = coalesce(list.state_code, left(zone_city.city_code, 2))))
    ORDER BY list.priority DESC, list.name`;
}
