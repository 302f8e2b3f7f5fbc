import type { ProductDetail, ProductVersion } from '@matiz/contracts/catalogue.ts';
import { versionName } from '@matiz/domain/catalogue/version-name.ts';
import { type PriceFrom, priceByQuantity } from '@matiz/domain/pricing/price-by-quantity.ts';
import {
  type PriceInputs,
  type ResolvedPrice,
  resolvePrice,
} from '@matiz/domain/pricing/resolve-price.ts';
import { readRichText } from '#lib/rich-text.ts';
import { readDiscount, readPriceInputs } from '../card/price-inputs.ts';
import { stockOf, toProductCard } from '../card/product-card.ts';
import { readStoredCard } from '../card/stored-card.ts';
import { unitsTold, type Viewer } from '../card/viewer.ts';
import type { DetailRow, PartRow, VersionRow } from './detail.store.ts';

/** The product page: the card, every version with its own price and stock, and why the price. */
export function toProductDetail(row: DetailRow, viewer: Viewer, moment: Date): ProductDetail {
  const [percent, value] = row.discount ?? [null, null];
  const prices = quantityPrices(row, readDiscount(percent, value), moment);
  return {
    ...toProductCard(row, viewer, moment),
    description: readRichText(row.description),
    invimaCode: row.invima_code,
    ...picturesOf(row),
    category: { _id: String(row.category_id), name: row.category_name, slug: row.category_slug },
    versions: toVersions(row, viewer, moment),
    reflections: row.reflections ?? {},
    priceSteps: prices?.least.steps ?? [],
    volumePrices: prices?.beyond ?? [],
    parts: (row.parts ?? []).map(toPart),
  };
}

/** With the texts of those that have one: without any nothing is said, for the sake of every page. */
function picturesOf(row: DetailRow): Pick<ProductDetail, 'pictures' | 'pictureTexts'> {
  const pictures = [readStoredCard(row.card).image, ...row.pictures];
  const said = Object.entries(row.picture_texts).filter(([key]) => pictures.includes(key));
  return { pictures, ...(said.length > 0 ? { pictureTexts: Object.fromEntries(said) } : {}) };
}

function toVersions(row: DetailRow, viewer: Viewer, moment: Date): ProductVersion[] {
  const arrivals = Map.groupBy(row.arrivals ?? [], ([versionId]) => versionId);
  const inCart = Map.groupBy(row.in_cart ?? [], ([versionId]) => versionId);
  const pricesOf = versionPrices(row, moment);
  const sorted = (row.versions ?? []).toSorted((a, b) => a.position - b.position || a.id - b.id);
  return sorted.map((version) => {
    const held = inCart.get(version.id) ?? [];
    const units = (isAdvance: boolean) =>
      held.reduce((sum, [, advance, quantity]) => sum + (advance === isAdvance ? quantity : 0), 0);
    const stock = readStoredCard(row.card).isCombo ? stockOf(row) : version.available;
    const quantity = units(false);
    const prices = pricesOf(version);
    const price = prices?.least ?? null;
    const due = version.excluded_from_presale ? [] : (arrivals.get(version.id) ?? []);
    return {
      ...describeVersion(version),
      stock: unitsTold(stock, viewer),
      excluded_from_presale: version.excluded_from_presale,
      is_top_seller: version.is_top_seller,
      is_new: version.is_new,
      discount: price === null ? null : discountOf(version),
      price: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
      volumePrices: prices && hasDiscount(version) ? prices.beyond : null,
      quantity,
      quantityPresale: units(true),
      quantityAvailable: unitsTold(Math.max(0, stock - quantity), viewer),
      arrivals: due.map(([, date, remaining]) => ({
        date,
        remaining: unitsTold(remaining, viewer),
      })),
    };
  });
}

function describeVersion(version: VersionRow) {
  const { tone_number, tone_name, tone_series, tone_sort, swatch_hex, volume } = version;
  const tone =
    tone_number === null || tone_name === null || tone_series === null || tone_sort === null
      ? null
      : {
          number: tone_number,
          name: tone_name,
          level: version.tone_level,
          series: tone_series,
          sortKey: tone_sort,
        };
  return {
    _id: String(version.id),
    code: version.code,
    attributes: [
      ...(tone ? [{ name: 'Tono' as const, value: tone.number }] : []),
      ...(volume === null ? [] : [{ name: 'Volumen' as const, value: String(volume) }]),
    ],
    color: swatch_hex === null ? null : { ...picture(version), color: swatch_hex },
    tone,
    volume,
  };
}

function picture(version: VersionRow) {
  const { swatch_image: image, swatch_text: text } = version;
  return { name: versionName(version), image, ...(image && text ? { text } : {}) };
}

function discountOf({ discount_percent, discount_value }: VersionRow) {
  return readDiscount(discount_percent, discount_value);
}

/** Most versions have no discount of their own: their prices are worked out once. */
function versionPrices(row: DetailRow, moment: Date) {
  const resolved = new Map<string, QuantityPrices | null>();
  return ({ discount_percent: percent, discount_value: value }: VersionRow) => {
    const key = `${percent} ${value}`;
    const known = resolved.get(key);
    if (known !== undefined) return known;
    const prices = quantityPrices(row, readDiscount(percent, value), moment);
    resolved.set(key, prices);
    return prices;
  };
}

interface QuantityPrices {
  /** Of the fewest units that can be bought. */
  readonly least: ResolvedPrice;
  readonly beyond: PriceFrom[];
}

function quantityPrices(
  row: DetailRow,
  discount: PriceInputs['versionDiscount'],
  moment: Date,
): QuantityPrices | null {
  if (row.prices === null) return null;
  const request = { ...readPriceInputs(row.prices, discount), moment };
  const quantity = readStoredCard(row.card).minQuantity;
  return {
    least: resolvePrice({ ...request, quantity }),
    beyond: priceByQuantity(request, quantity),
  };
}

function hasDiscount({ discount_percent, discount_value }: VersionRow): boolean {
  return readDiscount(discount_percent, discount_value) !== null;
}

function toPart(part: PartRow): ProductDetail['parts'][number] {
  return {
    code: part.code,
    name: part.name,
    slug: part.slug,
    productId: String(part.product_id),
    image: part.image,
    quantity: part.quantity,
    versionCode: part.version_code,
    versionName: part.version_code === null ? null : versionName(part),
  };
}
