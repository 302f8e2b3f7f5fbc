import {
  codeKey,
  type ProductFields,
  type VersionFields,
} from '@matiz/domain/catalogue/import/import-row.ts';
import { newVersion } from '@matiz/domain/catalogue/import/new-fields.ts';
import type {
  CurrentProduct,
  CurrentVersion,
  ProductChange,
} from '@matiz/domain/catalogue/import/plan/product-change.ts';
import { parseTone } from '@matiz/domain/catalogue/tone.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';

/** A product with what is to become of it. */
export interface DueChange {
  readonly current: CurrentProduct | null;
  readonly change: ProductChange;
}

/** The row of a product as it shall be, under the names of its columns. */
export function productRow({ current, change }: DueChange) {
  const fields = { ...current?.fields, ...change.product?.after } as ProductFields;
  return {
    id: current?.id ?? null,
    code: change.code,
    name: fields.name,
    slug: slugOf(fields.name) || 'producto',
    brand: fields.brand,
    category: fields.category,
    line: fields.line,
    description: fields.description,
    invima_code: fields.invimaCode,
    tax_rate: fields.taxRate,
    content_size: fields.contentSize,
    weight_grams: fields.weightGrams,
    length_mm: fields.lengthMm,
    width_mm: fields.widthMm,
    height_mm: fields.heightMm,
    min_quantity: fields.minQuantity,
    multiple: fields.multiple,
    has_versions: hasVersions(current, change),
    is_presale: fields.isPresale,
    is_new: fields.isNew,
    is_best_seller: fields.isBestSeller,
    image: fields.image,
    pictures: fields.pictures,
    keywords: fields.keywords,
    is_withdrawn: fields.isWithdrawn,
    /** Of a new one: the codes of the warehouses that its prices are for. */
    sold_in: change.prices.flatMap(({ warehouse, after }) => (after === null ? [] : [warehouse])),
  };
}

/** Whether it is chosen by tone or volume (ADR 1). */
function hasVersions(current: CurrentProduct | null, { versions }: ProductChange): boolean {
  const isOption = (fields: Partial<VersionFields>) =>
    (fields.toneNumber ?? null) !== null || (fields.volume ?? null) !== null;
  const changed = new Map(versions.map(({ code, after }) => [code, after]));
  const kept = (current?.versions ?? []).map(({ code, fields }) => {
    const after = changed.get(code);
    return after === null ? {} : { ...fields, ...after };
  });
  const added = versions.flatMap(({ before, after }) => (before === null && after ? [after] : []));
  return [...kept, ...added].some(isOption);
}

type VersionChange = ProductChange['versions'][number];

/** The row of a version as it shall be. */
export function versionRow(
  productId: number,
  { code, after }: VersionChange,
  current: CurrentVersion | null,
) {
  const fields: VersionFields = { ...(current?.fields ?? newVersion), ...after };
  const { toneNumber } = fields;
  return {
    id: current?.id ?? null,
    product_id: productId,
    code,
    position: fields.position,
    volume: fields.volume,
    tone_number: toneNumber,
    tone_name: fields.toneName,
    tone_series: fields.toneSeries,
    tone_level: fields.toneLevel,
    tone_primary: fields.tonePrimary,
    tone_secondary: fields.toneSecondary,
    tone_sort: toneNumber === null ? null : parseTone(toneNumber).sortKey,
    swatch_hex: fields.swatchHex,
    swatch_image: fields.swatchImage,
    is_top_seller: fields.isTopSeller,
    is_new: fields.isNew,
    excluded_from_presale: fields.excludedFromPresale,
    discount_percent: fields.discountPercent,
    discount_value: fields.discountValue,
    is_withdrawn: fields.isWithdrawn,
    /** The order of an existing card is kept unless its number changes. */
    is_other_tone: current === null || current.fields.toneNumber !== toneNumber,
  };
}

export function findVersion(current: CurrentProduct | null, code: string): CurrentVersion | null {
  const key = codeKey(code);
  return current?.versions.find((version) => codeKey(version.code) === key) ?? null;
}
