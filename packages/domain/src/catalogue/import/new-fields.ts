import type { ProductFields, VersionFields } from './import-row.ts';

/** What a product is unless its rows say otherwise. */
export const newProduct: Omit<ProductFields, 'name' | 'brand' | 'category' | 'image'> = {
  line: null,
  description: '',
  invimaCode: null,
  taxRate: 19,
  contentSize: null,
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  minQuantity: 1,
  multiple: 1,
  isPresale: false,
  isNew: false,
  isBestSeller: false,
  keywords: [],
  pictures: [],
  isWithdrawn: false,
};

/** A version without a tone. */
export const noTone = {
  toneNumber: null,
  toneName: null,
  toneSeries: null,
  toneLevel: null,
  tonePrimary: null,
  toneSecondary: null,
  swatchHex: null,
  swatchImage: null,
} as const satisfies Partial<VersionFields>;

/** The same of a version. */
export const newVersion: VersionFields = {
  position: 0,
  volume: null,
  ...noTone,
  barcodes: [],
  isTopSeller: false,
  isNew: false,
  excludedFromPresale: false,
  discountPercent: null,
  discountValue: null,
  isWithdrawn: false,
};

/** A swatch for tones of which nobody says the colour. */
export const plainHex = '#b8aca3';
