import type { ProductDetail, ProductVersion } from '@matiz/contracts/catalogue.ts';
import { type ResolvedPrice, resolvePrice } from '@matiz/domain/pricing/resolve-price.ts';
import type { DetailRow, PartRow, VersionRow } from './detail.store.ts';
import { type PriceInputs, readDiscount, readPriceInputs } from './price-inputs.ts';
import { priceOfCard, stockOf, toProductCard } from './product-card.ts';
import { readStoredCard } from './stored-card.ts';
import { versionName } from './version-name.ts';
import type { Viewer } from './viewer.ts';

/** The product page: the card, every version with its own price and stock, and why the price. */
export function toProductDetail(row: DetailRow, viewer: Viewer, moment: Date): ProductDetail {
  return {
    ...toProductCard(row, viewer, moment),
    description: row.description,
    invimaCode: row.invima_code,
    pictures: [readStoredCard(row.card).image, ...row.pictures],
    category: { _id: String(row.category_id), name: row.category_name, slug: row.category_slug },
    versions: toVersions(row, moment),
    priceSteps: priceOfCard(row, moment)?.steps ?? [],
    volumePrices: volumePricesOf(row, moment),
    parts: (row.parts ?? []).map(toPart),
  };
}

function toVersions(row: DetailRow, moment: Date): ProductVersion[] {
  const arrivals = Map.groupBy(row.arrivals ?? [], ([versionId]) => versionId);
  const inCart = Map.groupBy(row.in_cart ?? [], ([versionId]) => versionId);
  const priceOf = versionPrices(row, moment);
  const sorted = (row.versions ?? []).toSorted((a, b) => a.position - b.position || a.id - b.id);
  return sorted.map((version) => {
    const held = inCart.get(version.id) ?? [];
    const units = (isAdvance: boolean) =>
      held.reduce((sum, [, advance, quantity]) => sum + (advance === isAdvance ? quantity : 0), 0);
    const stock = readStoredCard(row.card).isCombo ? stockOf(row) : version.available;
    const quantity = units(false);
    const price = priceOf(version);
    const due = version.excluded_from_presale ? [] : (arrivals.get(version.id) ?? []);
    return {
      ...describeVersion(version),
      stock,
      excluded_from_presale: version.excluded_from_presale,
      is_top_seller: version.is_top_seller,
      is_new: version.is_new,
      discount: price === null ? null : discountOf(version),
      price: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
      quantity,
      quantityPresale: units(true),
      quantityAvailable: Math.max(0, stock - quantity),
      arrivals: due.map(([, date, remaining]) => ({ date, remaining })),
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
  return { name: versionName(version), image: version.swatch_image };
}

function discountOf({ discount_percent, discount_value }: VersionRow) {
  const discount = readDiscount(discount_percent, discount_value);
  return discount === null ? null : { value: discount.value, percent: discount.percent };
}

/** Most versions have no discount of their own: their one price is worked out once. */
function versionPrices(row: DetailRow, moment: Date) {
  const resolved = new Map<string, ResolvedPrice | null>();
  return ({ discount_percent: percent, discount_value: value }: VersionRow) => {
    const key = `${percent} ${value}`;
    const known = resolved.get(key);
    if (known !== undefined) return known;
    const inputs = inputsOf(row, readDiscount(percent, value));
    const price =
      inputs && resolvePrice({ ...inputs, quantity: readStoredCard(row.card).minQuantity, moment });
    resolved.set(key, price);
    return price;
  };
}

/** What a unit would cost from each break on, before a version's own discount. */
function volumePricesOf(row: DetailRow, moment: Date): ProductDetail['volumePrices'] {
  const [percent, value] = row.discount ?? [null, null];
  const inputs = inputsOf(row, readDiscount(percent, value));
  if (inputs === null) return [];
  return inputs.deals
    .filter(({ kind }) => kind === 'volume')
    .flatMap(({ breaks }) => breaks)
    .toSorted((a, b) => a.minQuantity - b.minQuantity)
    .map(({ minQuantity }) => ({
      minQuantity,
      price: resolvePrice({ ...inputs, quantity: minQuantity, moment }).price,
    }));
}

function inputsOf(row: DetailRow, discount: PriceInputs['versionDiscount']): PriceInputs | null {
  return row.prices === null ? null : readPriceInputs(row.prices, discount);
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
