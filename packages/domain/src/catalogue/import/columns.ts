import { fail, ok, type Result } from '../../kernel/result.ts';
import { foldText } from '../../kernel/text.ts';
import type { FileFault } from './import-fault.ts';

/** The columns of the project's own format: Spanish name, English name. */
export const columnNames = {
  productCode: ['codigo_producto', 'product_code'],
  code: ['codigo', 'code'],
  name: ['producto', 'product'],
  brand: ['marca', 'brand'],
  category: ['categoria', 'category'],
  line: ['linea', 'line'],
  description: ['descripcion', 'description'],
  invimaCode: ['invima', 'invima_code'],
  taxRate: ['iva', 'tax_rate'],
  contentSize: ['contenido', 'content_size'],
  minQuantity: ['cantidad_minima', 'min_quantity'],
  multiple: ['multiplo', 'multiple'],
  isPresale: ['preventa', 'presale'],
  isNewProduct: ['producto_nuevo', 'new_product'],
  isBestSeller: ['mas_vendido', 'best_seller'],
  keywords: ['palabras_clave', 'keywords'],
  image: ['imagen', 'image'],
  pictures: ['mas_imagenes', 'more_images'],
  isProductWithdrawn: ['producto_retirado', 'product_withdrawn'],
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
  isTopSeller: ['tono_estrella', 'top_seller'],
  isNewVersion: ['opcion_nueva', 'new_version'],
  excludedFromPresale: ['sin_preventa', 'no_presale'],
  discountPercent: ['descuento_porcentaje', 'discount_percent'],
  discountValue: ['descuento_pesos', 'discount_value'],
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

/** What a file of bad rows adds: passed over, so that a corrected one can be imported as it is. */
export const reportColumns = ['fila', 'motivo'] as const;

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
}

const plain = new Map<string, ColumnKey>();
for (const [key, names] of Object.entries(columnNames)) {
  for (const name of names) plain.set(name, key as ColumnKey);
}
const perWarehouse = new Map<string, WarehouseColumnKey>();
for (const [key, names] of Object.entries(warehouseColumnNames)) {
  for (const name of names) perWarehouse.set(name, key as WarehouseColumnKey);
}

/** Reads a header, whatever the case and the accents of its names, in either language. */
export function readHeader(
  names: readonly string[],
  warehouses: WarehouseChoice,
): Result<Column[], FileFault> {
  const columns: Column[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const column = readColumn(name, warehouses);
    if (!column.ok) return column;
    columns.push(column.value);
    for (const one of column.value === null ? [] : subjectsOf(column.value)) {
      if (seen.has(one)) return fail({ code: 'REPEATED_COLUMN', column: name });
      seen.add(one);
    }
  }
  if (seen.has('productCode')) return ok(columns);
  return fail({ code: 'MISSING_COLUMN', column: columnNames.productCode[0] });
}

function readColumn(name: string, { known, chosen }: WarehouseChoice): Result<Column, FileFault> {
  const bare = foldText(name.trim())
    .replace(/[\s-]+/g, '_')
    .replace(/\*$/, '');
  if (bare === '' || reportColumns.some((report) => report === bare)) return ok(null);
  const key = plain.get(bare);
  if (key) return ok({ key, name });
  const general = perWarehouse.get(bare);
  if (general) {
    if (chosen !== null) return ok({ key: general, name, warehouses: [chosen] });
    if (general === 'price') return ok({ key: general, name, warehouses: known });
    return fail({ code: 'WHICH_WAREHOUSE', column: name, known });
  }
  const [, subject = '', code = ''] = /^([a-z]+)_(.+)$/.exec(bare) ?? [];
  const special = perWarehouse.get(subject);
  if (!special) return fail({ code: 'UNKNOWN_COLUMN', column: name, closest: closestTo(bare) });
  const warehouse = known.find((each) => foldText(each) === code);
  if (warehouse !== undefined) return ok({ key: special, name, warehouses: [warehouse] });
  return fail({
    code: 'UNKNOWN_WAREHOUSE',
    warehouse: name.trim().slice(subject.length + 1),
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
