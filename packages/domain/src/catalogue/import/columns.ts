import { fail, ok, type Result } from '../../kernel/result.ts';
import { foldText } from '../../kernel/text.ts';
import type { FileFault, UnknownColumn } from './import-fault.ts';

/** The columns of the project's own format: Spanish name, English name. */
export const columnNames = {
  productCode: ['codigo_producto', 'product_code'],
  code: ['codigo', 'code'],
  name: ['producto', 'product'],
  brand: ['marca', 'brand'],
  category: ['categoria', 'category'],
  subcategory: ['subcategoria', 'subcategory'],
  line: ['linea', 'line'],
  description: ['descripcion', 'description'],
  invimaCode: ['invima', 'invima_code'],
  taxRate: ['iva', 'tax_rate'],
  contentSize: ['contenido', 'content_size'],
  weightGrams: ['peso_g', 'weight_g'],
  lengthMm: ['largo_cm', 'length_cm'],
  widthMm: ['ancho_cm', 'width_cm'],
  heightMm: ['alto_cm', 'height_cm'],
  minQuantity: ['cantidad_minima', 'min_quantity'],
  multiple: ['multiplo', 'multiple'],
  isPresale: ['preventa', 'presale'],
  isNewProduct: ['producto_nuevo', 'new_product'],
  isBestSeller: ['mas_vendido', 'best_seller'],
  keywords: ['palabras_clave', 'keywords'],
  image: ['imagen', 'image'],
  pictures: ['mas_imagenes', 'more_images'],
  isProductWithdrawn: ['producto_retirado', 'product_withdrawn'],
  isActive: ['activo', 'active'],
  position: ['orden', 'position'],
  toneNumber: ['tono', 'tone'],
  toneName: ['nombre_tono', 'tone_name'],
  toneSeries: ['serie', 'series'],
  toneLevel: ['altura', 'level'],
  tonePrimary: ['reflejo', 'primary_reflection'],
  toneSecondary: ['segundo_reflejo', 'secondary_reflection'],
  swatchHex: ['color', 'hex'],
  swatchImage: ['imagen_tono', 'swatch_image'],
  volume: ['volumen', 'volume'],
  barcodes: ['codigo_de_barras', 'barcode'],
  isTopSeller: ['tono_estrella', 'top_seller'],
  isNewVersion: ['opcion_nueva', 'new_version'],
  excludedFromPresale: ['sin_preventa', 'no_presale'],
  discountPercent: ['descuento_porcentaje', 'discount_percent'],
  discountValue: ['descuento_pesos', 'discount_value'],
  salePrice: ['precio_oferta', 'sale_price'],
  currency: ['moneda', 'currency'],
  isVersionWithdrawn: ['opcion_retirada', 'version_withdrawn'],
} as const;
export type ColumnKey = keyof typeof columnNames;

/** Columns that there is one of for each warehouse: `precio_BOG`. */
export const warehouseColumnNames = {
  price: ['precio', 'price'],
  stock: ['existencias', 'stock'],
  arrivals: ['llegadas', 'arrivals'],
} as const;
export type WarehouseColumnKey = keyof typeof warehouseColumnNames;

type Names = typeof columnNames & typeof warehouseColumnNames;
/** What our columns are called in Spanish, without a warehouse. */
export type SpanishColumn = Names[keyof Names][0];

/** What a file of bad rows adds: passed over, so that a corrected one can be imported as it is. */
export const reportColumns = ['fila', 'motivo'] as const;

export function isReportColumn(name: string): boolean {
  return reportColumns.some((report) => report === bareName(name));
}

/** What stands in a column; null: nothing that is read. */
export type Column =
  | { readonly key: ColumnKey; readonly name: string }
  | {
      readonly key: WarehouseColumnKey;
      readonly name: string;
      readonly warehouses: readonly string[];
    }
  | null;

export interface WarehouseChoice {
  /** The codes of all warehouses. */
  readonly known: readonly string[];
  /** The one that columns without a warehouse's code speak of; null: prices of all. */
  readonly chosen: string | null;
  /** What people call them, by code. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The warehouse that a column without one's code speaks of; null when that has to be said. */
export function oneWarehouse({ known, chosen }: WarehouseChoice): string | null {
  return chosen ?? (known.length === 1 ? (known[0] ?? null) : null);
}

const plain = new Map<string, ColumnKey>();
for (const [key, names] of Object.entries(columnNames)) {
  for (const name of names) plain.set(name, key as ColumnKey);
}
const perWarehouse = new Map<string, WarehouseColumnKey>();
for (const [key, names] of Object.entries(warehouseColumnNames)) {
  for (const name of names) perWarehouse.set(name, key as WarehouseColumnKey);
}

/** What a column of a file is taken for: our column's name; null: it is left out. */
export type Mapping = ReadonlyMap<string, string | null>;

/**
 * Reads a header, whatever the case and the accents of its names, in either language. Columns of
 * other names are what `mapping` says; those that nobody knows are told all at once.
 */
export function readHeader(
  names: readonly string[],
  warehouses: WarehouseChoice,
  mapping: Mapping = new Map(),
): Result<Column[], FileFault> {
  const columns: Column[] = [];
  const unknown: UnknownColumn[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const taken = mapping.get(name);
    const column = taken === null ? ok(null) : readColumn(taken ?? name, name, warehouses);
    if (!column.ok) {
      if (column.error.code !== 'UNKNOWN_COLUMNS') return column;
      unknown.push(...column.error.columns);
      continue;
    }
    columns.push(column.value);
    for (const one of column.value === null ? [] : subjectsOf(column.value)) {
      if (seen.has(one)) return fail({ code: 'REPEATED_COLUMN', column: name });
      seen.add(one);
    }
  }
  if (unknown.length > 0) return fail({ code: 'UNKNOWN_COLUMNS', columns: unknown });
  // Codes are made for files of others only, which come with a mapping.
  if (seen.has('productCode') || mapping.size > 0) return ok(columns);
  return fail({ code: 'MISSING_COLUMN', column: columnNames.productCode[0] });
}

/** Our column of this name in its first spelling, with its warehouse; null when we have none. */
export function ownColumnOf(name: string, warehouses: WarehouseChoice): string | null {
  const column = readColumn(name, name, { ...warehouses, chosen: warehouses.known[0] ?? null });
  if (!column.ok || column.value === null) return null;
  const bare = bareName(name);
  if (!('warehouses' in column.value)) return columnNames[column.value.key][0];
  const [own] = warehouseColumnNames[column.value.key];
  return perWarehouse.has(bare) ? own : `${own}_${column.value.warehouses[0]}`;
}

function bareName(name: string): string {
  return foldText(name.trim())
    .replace(/[\s-]+/g, '_')
    .replace(/\*$/, '');
}

/** `called` is our name or another's; `name` the one that stands in the file. */
function readColumn(
  called: string,
  name: string,
  warehouses: WarehouseChoice,
): Result<Column, FileFault> {
  const { known } = warehouses;
  const bare = bareName(called);
  if (bare === '' || isReportColumn(called)) return ok(null);
  const key = plain.get(bare);
  if (key) return ok({ key, name });
  const general = perWarehouse.get(bare);
  if (general) {
    const one = oneWarehouse(warehouses);
    if (one !== null) return ok({ key: general, name, warehouses: [one] });
    if (general === 'price') return ok({ key: general, name, warehouses: known });
    return fail({ code: 'WHICH_WAREHOUSE', column: name, known });
  }
  const [, subject = '', code = ''] = /^([a-z]+)_(.+)$/.exec(bare) ?? [];
  const special = perWarehouse.get(subject);
  if (!special) {
    const columns = [{ column: name, closest: closestTo(bare) }];
    return fail({ code: 'UNKNOWN_COLUMNS', columns });
  }
  const warehouse = known.find((each) => foldText(each) === code);
  if (warehouse !== undefined) return ok({ key: special, name, warehouses: [warehouse] });
  return fail({
    code: 'UNKNOWN_WAREHOUSE',
    warehouse: called.trim().slice(subject.length + 1),
    known,
  });
}

/** A general price beside one of a warehouse repeats nothing: the nearer one holds. */
function subjectsOf(column: Exclude<Column, null>): string[] {
  if (!('warehouses' in column)) return [column.key];
  const isGeneral = column.warehouses.length > 1;
  return isGeneral ? [column.key] : column.warehouses.map((code) => `${column.key} ${code}`);
}

/** The column that shares the most pairs of letters, when it shares half of them. */
function closestTo(typed: string): string | null {
  let best: string | null = null;
  let most = 0.5;
  for (const name of [...plain.keys(), ...perWarehouse.keys()]) {
    const likeness = likenessOf(typed, name);
    if (likeness > most) [best, most] = [name, likeness];
  }
  return best;
}

function likenessOf(one: string, other: string): number {
  const pairs = (text: string) => [...text].slice(1).map((letter, at) => text[at] + letter);
  const others = new Set(pairs(other));
  const shared = pairs(one).filter((pair) => others.has(pair)).length;
  return (2 * shared) / (one.length + other.length - 2);
}
