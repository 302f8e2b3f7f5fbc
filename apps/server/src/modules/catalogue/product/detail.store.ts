import type { ReflectionMap } from '@matiz/domain/catalogue/tone-letters.ts';
import type { VersionLabel } from '@matiz/domain/catalogue/version-name.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { canBePromised } from '../card/arrivals.ts';
import { type CardRow, selectCards } from '../card/card.store.ts';
import { withViewerLists } from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';

export interface VersionRow extends VersionLabel {
  readonly id: number;
  readonly code: string;
  readonly position: number;
  readonly tone_level: number | null;
  readonly tone_series: string | null;
  readonly tone_sort: number | null;
  readonly swatch_hex: string | null;
  readonly swatch_image: string | null;
  readonly swatch_text: string | null;
  readonly is_top_seller: boolean;
  readonly is_new: boolean;
  readonly excluded_from_presale: boolean;
  readonly discount_percent: number | null;
  readonly discount_value: number | null;
  readonly available: number;
}

export interface PartRow extends VersionLabel {
  readonly product_id: number;
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly quantity: number;
  readonly version_code: string | null;
}

export interface DetailRow extends CardRow {
  readonly description: string;
  readonly invima_code: string | null;
  readonly pictures: string[];
  readonly picture_texts: Readonly<Record<string, string>>;
  readonly category_id: number;
  readonly category_name: string;
  readonly category_slug: string;
  readonly versions: VersionRow[] | null;
  readonly arrivals: [versionId: number, date: PlainDate, remaining: number][] | null;
  readonly in_cart: [versionId: number, isAdvance: boolean, quantity: number][] | null;
  readonly parts: PartRow[] | null;
  readonly reflections: ReflectionMap | null;
}

/** A product on sale in the viewer's warehouse with all its versions: one statement. */
export async function readDetail(
  sql: SqlReader,
  productId: number,
  viewer: Viewer,
  moment: Date,
): Promise<DetailRow | null> {
  const { warehouseId } = viewer;
  const [row] = await sql<DetailRow[]>`
    WITH page AS MATERIALIZED (
      SELECT id FROM product WHERE id = ${productId} AND withdrawn_at IS NULL),
    ${withViewerLists(sql, viewer, moment)}
    SELECT product.description, product.invima_code, product.pictures, product.picture_texts,
      category.id AS category_id, category.name AS category_name, category.slug AS category_slug,
      (${selectVersions(sql, warehouseId)}) AS versions,
      CASE WHEN product.is_presale THEN (
        SELECT json_agg(json_build_array(arrival.version_id, arrival.arrives_on,
          arrival.cap - arrival.promised) ORDER BY arrival.arrives_on)
        FROM arrival WHERE arrival.product_id = product.id
          AND ${canBePromised(sql, warehouseId, bogotaDate(moment))}) END AS arrivals,
      ${viewer.customerId === null ? sql`NULL::json` : selectInCart(sql, viewer)} AS in_cart,
      CASE WHEN product.kind = 'combo' THEN (${selectPartList(sql)}) END AS parts,
      (SELECT json_object_agg(digit, family) FROM brand_reflection meaning
        WHERE meaning.brand_id = product.brand_id AND 'Tono' = ANY (product.attributes)) AS reflections,
      ${selectCards(sql, viewer, moment)}
    JOIN category ON category.id = product.category_id`;
  return row ?? null;
}

function selectVersions(sql: SqlFragments, warehouseId: number): Fragment {
  return sql`
    SELECT json_agg(listed) FROM (
      SELECT version.id, version.code, version.position, version.volume, version.tone_number,
        version.tone_name, version.tone_level, version.tone_series, version.tone_sort,
        version.swatch_hex, version.swatch_image, version.swatch_text, version.is_top_seller, version.is_new,
        version.excluded_from_presale, version.discount_percent, version.discount_value,
        coalesce(stock.available, 0) AS available
      FROM product_version version
      LEFT JOIN stock ON stock.warehouse_id = ${warehouseId} AND stock.version_id = version.id
      WHERE version.product_id = product.id AND version.withdrawn_at IS NULL
    ) listed`;
}

function selectInCart(
  sql: SqlFragments,
  { customerId, sellerId = null, warehouseId }: Viewer,
): Fragment {
  return sql`(
    SELECT json_agg(json_build_array(line.version_id, line.advance, line.quantity))
    FROM cart JOIN cart_line line ON line.cart_id = cart.id
    WHERE cart.customer_id = ${customerId} AND cart.warehouse_id = ${warehouseId}
      AND cart.seller_id IS NOT DISTINCT FROM ${sellerId}::uuid
      AND cart.state = 'open' AND line.product_id = product.id)`;
}

function selectPartList(sql: SqlFragments): Fragment {
  return sql`
    SELECT json_agg(json_build_object('product_id', made_of.id, 'code', made_of.code,
      'name', made_of.name, 'slug', made_of.slug, 'image', made_of.image,
      'quantity', part.quantity,
      'version_code', CASE WHEN made_of.has_versions THEN chosen.code END,
      'tone_number', chosen.tone_number, 'tone_name', chosen.tone_name, 'volume', chosen.volume)
      ORDER BY part.position)
    FROM combo_part part
    JOIN product made_of ON made_of.id = part.product_id
    LEFT JOIN product_version chosen ON chosen.id = part.version_id
    WHERE part.combo_id = product.id`;
}
