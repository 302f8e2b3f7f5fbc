import type { Equivalent, MatchedTone } from '@matiz/contracts/search.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, OuterJoinRow, SqlFragments, SqlReader } from '#db/sql.ts';
import { canBePromised, type Viewer } from '../catalogue/index.ts';

export interface EquivalentRow {
  readonly id: number;
  readonly tone: MatchedTone;
  readonly kind: Equivalent['kind'];
  readonly dispatchDate: PlainDate | null;
  readonly remaining: number | null;
}

export interface Equivalents {
  readonly isProduct: boolean;
  readonly isVersion: boolean;
  readonly rows: readonly EquivalentRow[];
}

/** So many of the brand, and of other brands, at most. */
const shownOfKind = 6;

/**
 * What may be ordered instead of a tone, in the order in which it is offered: the tone itself in
 * presale; the brand's same tone in another size or line, its own line first; the same level and
 * families in other brands, of the same category first. All of them in stock here: one statement.
 */
export async function readEquivalents(
  sql: SqlReader,
  { productId, versionCode }: { productId: number; versionCode: string },
  viewer: Viewer,
  today: PlainDate,
): Promise<Equivalents> {
  const { warehouseId } = viewer;
  const rows = await sql<
    ({ isProduct: boolean; isVersion: boolean } & OuterJoinRow<EquivalentRow>)[]
  >`
    WITH sold AS MATERIALIZED (
      SELECT id, brand_id, category_id, line, is_presale FROM product
      WHERE id = ${productId} AND withdrawn_at IS NULL AND ${warehouseId} = ANY (sold_in)),
    wanted AS MATERIALIZED (
      SELECT sold.*, version.id AS version_id, version.volume, version.excluded_from_presale,
        fold_text(version.tone_name) AS tone_name, tone.level, tone.reflection, tone.family, tone.second_family
      FROM sold JOIN product_version version ON version.product_id = sold.id
      LEFT JOIN tone_search tone ON tone.version_id = version.id
      WHERE version.code = ${versionCode} AND version.withdrawn_at IS NULL),
    offered AS (
      (SELECT wanted.id AS product_id, wanted.version_id, 0 AS rank, 0 AS farness, 0 AS sales_rank,
        arrival.arrives_on, arrival.cap - arrival.promised AS remaining
      FROM wanted JOIN arrival ON arrival.version_id = wanted.version_id
        AND ${canBePromised(sql, warehouseId, today)}
      WHERE wanted.is_presale AND NOT wanted.excluded_from_presale
      ORDER BY arrival.arrives_on LIMIT 1)
      UNION ALL (${selectAlike(sql, 1, warehouseId)})
      UNION ALL (${selectAlike(sql, 2, warehouseId)}))
    SELECT EXISTS (SELECT FROM sold) AS "isProduct", EXISTS (SELECT FROM wanted) AS "isVersion",
      offered.product_id AS id, (ARRAY['presale', 'brand', 'otherBrand'])[rank + 1] AS kind,
      offered.arrives_on AS "dispatchDate", offered.remaining,
      CASE WHEN offered.product_id IS NOT NULL THEN json_build_object('versionCode', version.code,
        'number', coalesce(version.tone_number, version.code),
        'name', coalesce(version.tone_name, ''), 'color', coalesce(version.swatch_hex, ''),
        'image', version.swatch_image, 'stock', coalesce(stock.available, 0)) END AS tone
    FROM (SELECT) always
    LEFT JOIN offered ON true
    LEFT JOIN product_version version ON version.id = offered.version_id
    LEFT JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = ${warehouseId}
    ORDER BY rank, farness, offered.sales_rank, offered.product_id`;
  return {
    isProduct: rows[0]?.isProduct ?? false,
    isVersion: rows[0]?.isVersion ?? false,
    rows: rows.filter((row) => row.id !== null),
  };
}

/**
 * In stock: of the same brand (1) the same number, of the others (2) the same level and families.
 * The nearest are met along an index, best sellers first, until there are enough; only where there
 * are too few, all that have the tone are gathered: of a common one they are a fiftieth of the shop.
 */
function selectAlike(sql: SqlFragments, rank: 1 | 2, warehouseId: number): Fragment {
  const [isLike, isOfBrand, isNear, isFar] =
    rank === 1
      ? [
          sql`tone.level = wanted.level AND tone.reflection = wanted.reflection`,
          sql`product.brand_id = (SELECT brand_id FROM wanted)`,
          sql`product.line = (SELECT line FROM wanted)`,
          sql`(product.line = (SELECT line FROM wanted)) IS NOT TRUE`,
        ]
      : [
          sql`tone.level = wanted.level AND tone.family = wanted.family
            AND coalesce(tone.second_family, '') = coalesce(wanted.second_family, '')`,
          sql`product.brand_id <> (SELECT brand_id FROM wanted)`,
          sql`product.category_id = (SELECT category_id FROM wanted)`,
          sql`product.category_id <> (SELECT category_id FROM wanted)`,
        ];
  const isOffered = sql`product.id <> (SELECT id FROM wanted) AND ${isOfBrand}
    AND product.withdrawn_at IS NULL AND ${warehouseId} = ANY (product.sold_in)`;
  const inStock = sql`CROSS JOIN LATERAL (
      SELECT tone.version_id FROM wanted
      JOIN tone_search tone ON ${isLike}
      JOIN product_version version ON version.id = tone.version_id
      JOIN stock ON stock.version_id = tone.version_id AND stock.warehouse_id = ${warehouseId}
      WHERE tone.product_id = alike.id AND stock.available > 0
      ORDER BY version.volume IS NOT DISTINCT FROM wanted.volume DESC, version.position
      LIMIT 1) choice`;
  return sql`
    WITH near AS MATERIALIZED (
      SELECT alike.id, choice.version_id, 0 AS farness, alike.sales_rank
      FROM (SELECT id, sales_rank FROM product WHERE ${isOffered} AND ${isNear}
          AND EXISTS (SELECT FROM wanted JOIN tone_search tone ON ${isLike}
            WHERE tone.product_id = product.id OFFSET 0)
        ORDER BY sales_rank, id) alike ${inStock}
      ORDER BY sales_rank, id LIMIT ${shownOfKind}
    ), far AS MATERIALIZED (
      SELECT alike.id, choice.version_id, 1 AS farness, alike.sales_rank
      FROM (SELECT product.id, product.sales_rank
        FROM (SELECT DISTINCT product_id FROM wanted JOIN tone_search tone ON ${isLike}) has_it
        JOIN product ON product.id = has_it.product_id
        WHERE (SELECT count(*) FROM near) < ${shownOfKind} AND ${isOffered} AND ${isFar}
        ORDER BY sales_rank, id) alike ${inStock}
      ORDER BY sales_rank, id LIMIT ${shownOfKind})
    SELECT id AS product_id, version_id, ${rank}::int AS rank, farness, sales_rank,
      NULL::date AS arrives_on, NULL::int AS remaining
    FROM (SELECT * FROM near UNION ALL SELECT * FROM far) found
    ORDER BY farness, sales_rank, id LIMIT ${shownOfKind}`;
}
