import { ok, type Result } from '../../kernel/result.ts';
import * as read from './cell-values.ts';
import type { ColumnKey } from './columns.ts';
import type { CellFault } from './import-fault.ts';
import { longestTone } from './import-row.ts';

/** What cells are read with: the names that the catalogue knows, a fault for one that it does not. */
export interface KnownNames {
  /** Of a text with HTML what may be shown of it. */
  readonly cleanRichText: (html: string) => string;
  readonly brandOf: (text: string) => Result<string, CellFault>;
  readonly categoryOf: (text: string) => Result<string, CellFault>;
}

type Reader = (text: string, names: KnownNames) => Result<unknown, CellFault>;

/** What a column fills, and how its text is read. */
export interface RowTarget {
  readonly of: 'product' | 'version';
  readonly field: string;
  readonly read: Reader;
  /** Letters, at most; 200 unless said. */
  readonly most?: number;
  /** What clearing leaves; absent: it cannot be cleared. */
  readonly cleared?: unknown;
}

const asText: Reader = (text) => ok(text);
const product = (field: string, reader: Reader, more: Partial<RowTarget> = {}): RowTarget => ({
  of: 'product',
  field,
  read: reader,
  ...more,
});
const version = (field: string, reader: Reader, more: Partial<RowTarget> = {}): RowTarget => ({
  of: 'version',
  field,
  read: reader,
  ...more,
});

/** Columns that say something only together with others are not here. */
export type PlainColumn = Exclude<
  ColumnKey,
  'productCode' | 'code' | 'subcategory' | 'salePrice' | 'currency'
>;

export const rowTargets: Readonly<Record<PlainColumn, RowTarget>> = {
  name: product('name', asText, { most: 200 }),
  brand: product('brand', (text, { brandOf }) => brandOf(text), { most: 120 }),
  category: product('category', (text, { categoryOf }) => categoryOf(text)),
  line: product('line', asText, { most: 120, cleared: null }),
  description: product('description', (text, { cleanRichText }) => ok(cleanRichText(text)), {
    most: 20_000,
    cleared: '',
  }),
  invimaCode: product('invimaCode', asText, { most: 60, cleared: null }),
  taxRate: product('taxRate', read.readTax),
  contentSize: product('contentSize', asText, { most: 60, cleared: null }),
  weightGrams: product('weightGrams', read.readGrams, { cleared: null }),
  lengthMm: product('lengthMm', read.readCentimetres, { cleared: null }),
  widthMm: product('widthMm', read.readCentimetres, { cleared: null }),
  heightMm: product('heightMm', read.readCentimetres, { cleared: null }),
  minQuantity: product('minQuantity', read.readMultiple),
  multiple: product('multiple', read.readMultiple),
  isPresale: product('isPresale', read.readYesNo),
  isNewProduct: product('isNew', read.readYesNo),
  isBestSeller: product('isBestSeller', read.readYesNo),
  keywords: product('keywords', (text) => ok(read.readList(text)), { most: 1_000, cleared: [] }),
  image: product('image', asText, { most: 300 }),
  pictures: product('pictures', (text) => ok(read.readList(text)), { most: 3_000, cleared: [] }),
  isProductWithdrawn: product('isWithdrawn', read.readYesNo),
  isActive: product('isWithdrawn', (text) => {
    const isActive = read.readActive(text);
    return isActive.ok ? ok(!isActive.value) : isActive;
  }),
  position: version('position', read.readCount),
  toneNumber: version('toneNumber', asText, { most: longestTone, cleared: null }),
  toneName: version('toneName', asText, { most: 120 }),
  toneSeries: version('toneSeries', asText, { most: 120, cleared: '' }),
  toneLevel: version('toneLevel', read.readLevel, { cleared: null }),
  tonePrimary: version('tonePrimary', asText, { most: 40, cleared: null }),
  toneSecondary: version('toneSecondary', asText, { most: 40, cleared: null }),
  swatchHex: version('swatchHex', read.readHex),
  swatchImage: version('swatchImage', asText, { most: 300, cleared: null }),
  volume: version('volume', read.readVolume, { cleared: null }),
  barcodes: version('barcodes', read.readBarcodes, { most: 1_000, cleared: [] }),
  isTopSeller: version('isTopSeller', read.readYesNo),
  isNewVersion: version('isNew', read.readYesNo),
  excludedFromPresale: version('excludedFromPresale', read.readYesNo),
  discountPercent: version('discountPercent', read.readPercent, { cleared: null }),
  discountValue: version('discountValue', read.readPesosOff, { cleared: null }),
  isVersionWithdrawn: version('isWithdrawn', read.readYesNo),
};
