import type { ProductDetail, ProductVersion } from '@matiz/contracts/catalogue.ts';
import { parseTone } from '@matiz/domain/catalogue/tone.ts';

/** For tests: a product without versions, with one unit of code P1 in stock ten times. */
export function buildProduct(parts: Partial<ProductDetail> = {}): ProductDetail {
  const price = parts.priceHidden ? null : 10_000;
  return {
    _id: '1',
    code: 'P1',
    name: 'Tinte Cromía',
    slug: 'tinte-cromia',
    brand: { _id: '2', name: 'Cromía', slug: 'cromia' },
    image: 'tinte',
    contentSize: '60 g',
    has_versions: (parts.versions?.length ?? 1) > 1,
    attributes: [],
    versionCount: parts.versions?.length ?? 1,
    toneCount: parts.versions?.length ?? 1,
    swatches: [],
    warehouses: [{ warehouse: '1', stock: 10, price, originalPrice: price }],
    minQuantity: 1,
    multiple: 1,
    is_PreSales: false,
    dispatchDate: null,
    isNew: false,
    isBestSeller: false,
    isCombo: false,
    applicableDealsId: null,
    programmedPriceId: null,
    programmedPriceName: null,
    lowestPrice: null,
    priceHidden: null,
    description: [{ tag: 'p', items: [[{ text: 'Coloración permanente.' }]] }],
    invimaCode: null,
    pictures: ['tinte'],
    category: { _id: '3', name: 'Tintes', slug: 'tintes' },
    versions: [buildVersion({ code: 'P1', price, originalPrice: price })],
    reflections: {},
    priceSteps: [],
    volumePrices: [],
    parts: [],
    ...parts,
  };
}

/** For tests: a version with ten units in stock, none of them in the cart. */
export function buildVersion(parts: Partial<ProductVersion> = {}): ProductVersion {
  const stock = parts.stock ?? 10;
  return {
    _id: parts.code ?? 'V1',
    code: 'V1',
    attributes: [],
    color: null,
    tone: null,
    volume: null,
    stock,
    excluded_from_presale: false,
    is_top_seller: false,
    is_new: false,
    discount: null,
    price: 10_000,
    originalPrice: 10_000,
    volumePrices: null,
    quantity: 0,
    quantityPresale: 0,
    quantityAvailable: Math.max(0, stock - (parts.quantity ?? 0)),
    arrivals: [],
    ...parts,
  };
}

/** For tests: a tone; its code is its number. */
export function buildTone(
  number: string,
  parts: Partial<ProductVersion> & { name?: string; series?: string } = {},
): ProductVersion {
  const { name = 'Rubio medio', series = 'Naturales', ...rest } = parts;
  const { level, sortKey } = parseTone(number);
  return buildVersion({
    code: number,
    attributes: [{ name: 'Tono', value: number }],
    color: { name: `${number} ${name}`, image: null, color: '#a5673f' },
    tone: { number, name, level, series, sortKey },
    ...rest,
  });
}

/** For tests: a product of tones. */
export function buildCard(
  versions: ProductVersion[],
  parts: Partial<ProductDetail> = {},
): ProductDetail {
  return buildProduct({
    versions,
    has_versions: true,
    versionCount: versions.length,
    toneCount: versions.length,
    attributes: ['Tono'],
    ...parts,
  });
}
