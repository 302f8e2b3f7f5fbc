import type { Fragment, SqlFragments } from '#db/sql.ts';
import { mayBeCode } from './hits.store.ts';
import type { QueryCache } from './understood.ts';

/**
 * `tone`, and the `discount` on its own price: the one of `page`'s product that has most of what was typed (a code's own, else one in
 * stock), for a statement with `understand` and `selectHits`.
 */
export function selectMatchedTone(
  sql: SqlFragments,
  warehouseId: number,
  known: QueryCache | null,
): Fragment {
  if (!mayNameTone(known))
    return sql`SELECT NULL::int AS version_id, NULL::json AS tone, NULL::json AS discount`;
  const isCoded = mayBeCode(known);
  const itself = isCoded ? sql`tone.version_id IN (SELECT version_id FROM coded)` : sql`false`;
  return sql`
    SELECT version.id AS version_id,
      json_build_object('versionCode', version.code, 'number', version.tone_number,
      'name', coalesce(version.tone_name, ''), 'color', coalesce(version.swatch_hex, ''), 'image', version.swatch_image,
      'stock', coalesce(stock.available, 0)) AS tone,
      json_build_array(version.discount_percent, version.discount_value) AS discount
    FROM tone_search tone
    JOIN product_version version ON version.id = tone.version_id
    LEFT JOIN stock ON stock.version_id = tone.version_id AND stock.warehouse_id = ${warehouseId}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN number IS NULL THEN 1 ELSE 8 END), 0)
        + CASE WHEN ${itself} THEN 64 ELSE 0 END AS parts
      FROM term WHERE is_shade AND tone.words @@ ('(' || meant || ')')::tsquery) matching
    WHERE tone.product_id = page.product_id
      AND (tone.words @@ (SELECT shade FROM asked) OR ${itself})
      ${isCoded ? sql`AND ((SELECT shade FROM asked) IS NOT NULL OR EXISTS (SELECT FROM coded))` : sql``}
    ORDER BY matching.parts DESC, coalesce(stock.available, 0) > 0 DESC,
      -- Ash is 7.1 before it is 7.11 or 7.13.
      tone.second_family IS NULL DESC, version.is_top_seller DESC, version.position, version.id
    LIMIT 1`;
}

/** Of the tone that is shown with a product, as it is now. */
export interface ToneNow {
  readonly stock: number;
  /** What is off its own price. */
  readonly percent: number | null;
  readonly value: number | null;
}

/** `ToneNow` of each `page`'s product that has one; null once it is withdrawn. */
export function selectToneNow(
  sql: SqlFragments,
  codes: ReadonlyMap<number, string | null>,
  warehouseId: number,
): Fragment {
  return sql`(
    SELECT json_build_object('stock', coalesce(stock.available, 0),
      'percent', version.discount_percent, 'value', version.discount_value)
    FROM product_version version
    LEFT JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = ${warehouseId}
    WHERE version.product_id = page.id
      AND version.code = (${[...codes.values()]}::text[])[array_position(${[...codes.keys()]}::int[], page.id)]
      AND version.withdrawn_at IS NULL)`;
}

/** Whether a tone may be what was typed; most texts are known to name none. */
export function mayNameTone(known: QueryCache | null): boolean {
  return mayBeCode(known) || known?.understood.asked.shade !== null;
}
