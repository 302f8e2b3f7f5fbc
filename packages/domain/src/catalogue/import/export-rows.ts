import { toCentimetres } from '../package-size.ts';
import { type ColumnKey, columnNames, warehouseColumnNames } from './columns.ts';
import type { CurrentProduct, CurrentStock, CurrentVersion } from './plan/product-change.ts';

type Write = (product: CurrentProduct, version: CurrentVersion) => string | number | boolean | null;

/** Other ways to say what stands in a column already. */
type OtherWay = 'subcategory' | 'isActive' | 'salePrice' | 'currency';
export type ExportedColumn = Exclude<ColumnKey, OtherWay>;

/** What an export writes in each column; read again, it says what is there already. */
const cells: Readonly<Record<ExportedColumn, Write>> = {
  productCode: ({ code }) => code,
  code: (_product, { code }) => code,
  name: ({ fields }) => fields.name,
  brand: ({ fields }) => fields.brand,
  category: ({ fields }) => fields.category,
  line: ({ fields }) => fields.line,
  description: ({ fields }) => fields.description,
  invimaCode: ({ fields }) => fields.invimaCode,
  taxRate: ({ fields }) => fields.taxRate,
  contentSize: ({ fields }) => fields.contentSize,
  weightGrams: ({ fields }) => fields.weightGrams,
  lengthMm: ({ fields }) => centimetres(fields.lengthMm),
  widthMm: ({ fields }) => centimetres(fields.widthMm),
  heightMm: ({ fields }) => centimetres(fields.heightMm),
  minQuantity: ({ fields }) => fields.minQuantity,
  multiple: ({ fields }) => fields.multiple,
  isPresale: ({ fields }) => fields.isPresale,
  isNewProduct: ({ fields }) => fields.isNew,
  isBestSeller: ({ fields }) => fields.isBestSeller,
  keywords: ({ fields }) => fields.keywords.join(' | '),
  image: ({ fields }) => keyOrNone(fields.image),
  pictures: ({ fields }) =>
    fields.pictures.every((key) => keyOrNone(key) !== null) ? fields.pictures.join(' | ') : null,
  isProductWithdrawn: ({ fields }) => fields.isWithdrawn,
  position: (_product, { fields }) => fields.position,
  toneNumber: (_product, { fields }) => fields.toneNumber,
  toneName: (_product, { fields }) => fields.toneName,
  toneSeries: (_product, { fields }) => fields.toneSeries,
  toneLevel: (_product, { fields }) => fields.toneLevel,
  tonePrimary: (_product, { fields }) => fields.tonePrimary,
  toneSecondary: (_product, { fields }) => fields.toneSecondary,
  swatchHex: (_product, { fields }) => fields.swatchHex,
  swatchImage: (_product, { fields }) => keyOrNone(fields.swatchImage),
  volume: (_product, { fields }) => fields.volume,
  barcodes: (_product, { fields }) => fields.barcodes.join(' | '),
  isTopSeller: (_product, { fields }) => fields.isTopSeller,
  isNewVersion: (_product, { fields }) => fields.isNew,
  excludedFromPresale: (_product, { fields }) => fields.excludedFromPresale,
  discountPercent: (_product, { fields }) => fields.discountPercent,
  discountValue: (_product, { fields }) => fields.discountValue,
  isVersionWithdrawn: (_product, { fields }) => fields.isWithdrawn,
};
const keys = Object.keys(cells) as ExportedColumn[];

export function exportColumns(warehouses: readonly string[]): string[] {
  const own = Object.values(warehouseColumnNames).flatMap(([name]) =>
    warehouses.map((code) => `${name}_${code}`),
  );
  return [...keys.map((key) => columnNames[key][0]), ...own];
}

/** A row for each version, in the order of the columns. */
export function exportRows(product: CurrentProduct, warehouses: readonly string[]): string[][] {
  return product.versions.map((version) => [
    ...keys.map((key) => writeValue(cells[key](product, version))),
    ...warehouses.map((code) => writeValue(product.prices[code] ?? null)),
    ...warehouses.map((code) => writeValue(unitsIn(version.stock[code]))),
    ...warehouses.map((code) =>
      version.arrivals
        .filter(({ warehouse, hasArrived }) => warehouse === code && !hasArrived)
        .map(({ date, cap }) => `${date}:${cap}`)
        .join(' | '),
    ),
  ]);
}

/** What a count would find, since that is what an import reads. */
function unitsIn(stock: CurrentStock | undefined): number | null {
  return stock === undefined ? null : stock.available + stock.promised;
}

function centimetres(millimetres: number | null): string | null {
  return millimetres === null ? null : toCentimetres(millimetres);
}

function writeValue(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return value === null ? '' : String(value);
}

/** A picture that was not named by the shop itself is left unsaid. */
function keyOrNone(key: string | null): string | null {
  return key !== null && /\.[0-9a-f]{10}$/.test(key) ? key : null;
}
