import type { Arrival } from '@matiz/domain/cart/room.ts';
import type { PartChoice, Sellable, SellablePart } from '@matiz/domain/catalogue/sellable.ts';
import { type VersionLabel, versionName } from '@matiz/domain/catalogue/version-name.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { canBePromised } from '../card/arrivals.ts';
import {
  type PriceColumn,
  readDiscount,
  readPriceInputs,
  selectPriceInputs,
  withViewerLists,
} from '../card/price-inputs.ts';
import type { Viewer } from '../card/viewer.ts';

/**
 * What can be bought as one viewer sees it, as a fragment for a statement that reads lines and
 * what they hold at once: rows `(version_id int, sellable json)` for the versions that `wanted`
 * yields (a SELECT of one column `id`, without repetitions), in no order. Withdrawn ones come with
 * `isWithdrawn`. Read the column with `parseSellable`.
 */
export function selectSellables(
  sql: SqlFragments,
  wanted: Fragment,
  viewer: Viewer,
  moment: Date,
): Fragment {
  const { warehouseId } = viewer;
  return sql`
    WITH ${withViewerLists(sql, viewer, moment)}
    SELECT version.id AS version_id, json_build_object(
      'productId', product.id, 'versionId', version.id,
      'code', product.code, 'versionCode', version.code, 'hasVersions', product.has_versions,
      'name', product.name, 'slug', product.slug, 'brand', brand.name, 'image', product.image,
      'label', json_build_object('tone_number', version.tone_number,
        'tone_name', version.tone_name, 'volume', version.volume),
      'swatch', version.swatch_hex, 'swatchImage', version.swatch_image,
      'isCombo', product.kind = 'combo', 'isPresale', product.is_presale,
      'excludedFromPresale', version.excluded_from_presale,
      'isWithdrawn', base_price.price IS NULL OR product.withdrawn_at IS NOT NULL
        OR version.withdrawn_at IS NOT NULL,
      'minQuantity', product.min_quantity, 'multiple', product.multiple, 'taxRate', product.tax_rate,
      'stock', CASE WHEN product.kind = 'combo' THEN 0 ELSE coalesce(stock.available, 0) END,
      'arrivals', CASE WHEN product.is_presale AND product.kind = 'product'
        AND NOT version.excluded_from_presale THEN (
          SELECT json_agg(json_build_object('arrivalId', arrival.id::text,
            'date', arrival.arrives_on, 'remaining', arrival.cap - arrival.promised)
            ORDER BY arrival.arrives_on)
          FROM arrival
          WHERE arrival.product_id = product.id AND arrival.version_id = version.id
            AND ${canBePromised(sql, warehouseId, bogotaDate(moment))}) END,
      'parts', CASE WHEN product.kind = 'combo' THEN (${selectParts(sql, warehouseId)}) END,
      'discountPercent', version.discount_percent, 'discountValue', version.discount_value,
      'prices', ${selectPriceInputs(sql, viewer, moment)}
    ) AS sellable
    FROM (${wanted}) wanted
    JOIN product_version version ON version.id = wanted.id
    JOIN product ON product.id = version.product_id
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN stock ON stock.warehouse_id = ${warehouseId} AND stock.version_id = version.id
    LEFT JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = ${warehouseId}`;
}

/**
 * The parts of the combo `product`, each with what it may be and the units that there are of it.
 * A withdrawn part stays, without anything that it may be: the combo cannot be made any more.
 */
function selectParts(sql: SqlFragments, warehouseId: number): Fragment {
  return sql`
    SELECT json_agg(json_build_object('productId', made_of.id, 'code', made_of.code,
      'name', made_of.name, 'taxRate', made_of.tax_rate, 'quantity', part.quantity,
      'isChosen', part.version_id IS NULL AND made_of.has_versions,
      'choices', (
        SELECT json_agg(json_build_object('versionId', choice.id, 'versionCode', choice.code,
          'available', coalesce(held.available, 0), 'tone_number', choice.tone_number,
          'tone_name', choice.tone_name, 'volume', choice.volume)
          ORDER BY choice.position, choice.id)
        FROM product_version choice
        LEFT JOIN stock held ON held.warehouse_id = ${warehouseId} AND held.version_id = choice.id
        WHERE choice.product_id = made_of.id AND choice.withdrawn_at IS NULL
          AND made_of.withdrawn_at IS NULL
          AND (part.version_id IS NULL OR choice.id = part.version_id))
      ) ORDER BY part.position)
    FROM combo_part part JOIN product made_of ON made_of.id = part.product_id
    WHERE part.combo_id = product.id`;
}

/** `selectSellables` as it arrives. */
interface SellableColumn
  extends Omit<
    Sellable,
    'versionCode' | 'versionName' | 'color' | 'arrivals' | 'parts' | 'prices'
  > {
  readonly versionCode: string;
  readonly hasVersions: boolean;
  readonly label: VersionLabel;
  readonly swatch: string | null;
  readonly swatchImage: string | null;
  readonly arrivals: readonly Arrival[] | null;
  readonly parts: readonly PartColumn[] | null;
  readonly discountPercent: number | null;
  readonly discountValue: number | null;
  readonly prices: PriceColumn | null;
}
interface PartColumn extends Omit<SellablePart, 'choices'> {
  readonly choices: readonly (Omit<PartChoice, 'versionName'> & VersionLabel)[] | null;
}

/** Reads the column `sellable` of `selectSellables`; nothing else. */
export function parseSellable(column: unknown): Sellable {
  const { hasVersions, label, swatch, swatchImage, discountPercent, discountValue, ...rest } =
    column as SellableColumn;
  const discount = readDiscount(discountPercent, discountValue);
  const name = versionName(label);
  return {
    ...rest,
    versionCode: hasVersions ? rest.versionCode : null,
    versionName: hasVersions ? name : null,
    color: swatch === null ? null : { name, image: swatchImage, color: swatch },
    arrivals: rest.arrivals ?? [],
    parts: (rest.parts ?? []).map((part) => ({
      ...part,
      choices: (part.choices ?? []).map(readChoice),
    })),
    prices: rest.prices === null ? null : readPriceInputs(rest.prices, discount),
  };
}

function readChoice({
  versionId,
  versionCode,
  available,
  ...label
}: Omit<PartChoice, 'versionName'> & VersionLabel): PartChoice {
  return { versionId, versionCode, versionName: versionName(label), available };
}
