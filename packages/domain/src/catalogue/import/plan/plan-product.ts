import type { PlainDate } from '../../../kernel/clock.ts';
import { columnNames, warehouseColumnNames } from '../columns.ts';
import type { ImportFault } from '../import-fault.ts';
import { type ImportRow, mostVersions, type ProductFields } from '../import-row.ts';
import { newProduct } from '../new-fields.ts';
import { planUnits } from './plan-units.ts';
import {
  type PlannedRow,
  planVersions,
  type StockShortfall,
  type VersionContext,
} from './plan-versions.ts';
import {
  type CurrentProduct,
  differenceOf,
  isEmptyChange,
  isSame,
  type ProductChange,
} from './product-change.ts';

export interface PlanContext extends VersionContext {
  readonly today: PlainDate;
  readonly cleanRichText: (html: string) => string;
  /** The picture of a product that has none. */
  readonly plainImage: string;
  /** The address of the category of a new product that names none; null: it must name one. */
  readonly category: string | null;
  /** The same of its brand, by name. */
  readonly brand: string | null;
}

export interface Plan {
  /** Null when nothing differs. */
  readonly change: ProductChange | null;
  readonly good: readonly { readonly line: number; readonly kind: RowKind }[];
  readonly bad: readonly { readonly line: number; readonly fault: ImportFault }[];
  readonly shortages: readonly StockShortfall[];
}
export type RowKind = 'new' | 'changed' | 'unchanged';

/** Columns by the field that they fill, for sentences. */
const fieldColumns: Readonly<Partial<Record<keyof ProductFields, string>>> = {
  ...Object.fromEntries(Object.entries(columnNames).map(([key, [name]]) => [key, name])),
  isNew: columnNames.isNewProduct[0],
  isWithdrawn: columnNames.isProductWithdrawn[0],
};

/**
 * What the rows of one product change of it. Rows that cannot be are left out, each with its
 * reason; the others are taken. The first row that says something of the whole product speaks for
 * all: one that says otherwise is bad.
 */
export function planProduct(
  current: CurrentProduct | null,
  rows: readonly ImportRow[],
  context: PlanContext,
): Plan {
  const bad: { line: number; fault: ImportFault }[] = [];
  const taken = rows.slice(0, mostVersions);
  for (const { line } of rows.slice(mostVersions)) {
    bad.push({ line, fault: { code: 'TOO_MANY_OPTIONS' } });
  }
  const versions = planVersions(current, taken, context);
  bad.push(...versions.bad);
  const units = planUnits(versions.good, context.today);
  bad.push(...units.bad);
  const gathered = gather(units.good.map(({ row }) => row));
  bad.push(...gathered.bad);
  const { category, brand } = context;
  const usual = {
    ...(category === null ? {} : { category }),
    ...(brand === null ? {} : { brand }),
  };
  const whole =
    current === null ? { ...gathered, fields: { ...usual, ...gathered.fields } } : gathered;
  const fault = faultOfWhole(current, whole.fields, context);
  const dropped = new Set(whole.bad.map(({ line }) => line));
  const good = units.good.filter(({ row }) => !dropped.has(row.line));
  if (fault) {
    const all = good.map(({ row }) => ({ line: row.line, fault }));
    return { change: null, good: [], bad: [...bad, ...all], shortages: [] };
  }
  const shortages = good.flatMap((planned) => planned.shortages);
  return { ...describe(current, whole, good, context), bad, shortages };
}

interface Whole {
  readonly fields: Partial<ProductFields>;
  readonly prices: Readonly<Record<string, number | null>>;
}

/** What the rows together say of the product itself. */
function gather(rows: readonly ImportRow[]): Whole & Pick<Plan, 'bad'> {
  const fields: Record<string, { value: unknown; line: number }> = {};
  const prices: Record<string, { value: unknown; line: number }> = {};
  const bad: { line: number; fault: ImportFault }[] = [];
  for (const { line, product, prices: said } of rows) {
    const other = findOther(fields, product) ?? findOther(prices, said);
    if (other) {
      const column = other.isField
        ? (fieldColumns[other.name as keyof ProductFields] ?? other.name)
        : `${warehouseColumnNames.price[0]}_${other.name}`;
      const code = other.isField ? 'CONTRADICTS' : 'OTHER_PRICE';
      bad.push({ line, fault: { code, column, line: other.line } });
      continue;
    }
    for (const [field, value] of Object.entries(product)) fields[field] ??= { value, line };
    for (const [code, value] of Object.entries(said)) prices[code] ??= { value, line };
  }
  const valuesOf = (said: typeof fields) =>
    Object.fromEntries(Object.entries(said).map(([name, { value }]) => [name, value]));
  // The values are those of the rows, field by field.
  return { ...({ fields: valuesOf(fields), prices: valuesOf(prices) } as Whole), bad };

  function findOther(known: typeof fields, now: object) {
    for (const [name, value] of Object.entries(now)) {
      const before = known[name];
      if (before && !isSame(before.value, value)) {
        return { name, line: before.line, isField: known === fields };
      }
    }
    return null;
  }
}

function faultOfWhole(
  current: CurrentProduct | null,
  said: Partial<ProductFields>,
  { isPicture }: PlanContext,
): ImportFault | null {
  if (current === null) {
    const missing = (['name', 'brand', 'category'] as const).find((field) => !said[field]);
    if (missing) return { code: 'MISSING', column: columnNames[missing][0] };
  }
  const multiple = said.multiple ?? current?.fields.multiple ?? 1;
  const minimum = said.minQuantity ?? current?.fields.minQuantity ?? multiple;
  if (minimum % multiple !== 0) return { code: 'NOT_A_MULTIPLE', minimum, multiple };
  for (const field of ['image', 'pictures'] as const) {
    const value = said[field];
    if (value === undefined || isSame(current?.fields[field], value)) continue;
    const known = current === null ? [] : [current.fields.image, ...current.fields.pictures];
    const keys = typeof value === 'string' ? [value] : value;
    const strange = keys.find((key) => !known.includes(key) && !isPicture(key));
    if (strange !== undefined) {
      return { code: 'PICTURE_UNKNOWN', column: columnNames[field][0], value: strange };
    }
  }
  return null;
}

function describe(
  current: CurrentProduct | null,
  whole: Whole,
  good: readonly PlannedRow[],
  context: PlanContext,
): Pick<Plan, 'change' | 'good'> {
  if (good.length === 0) return { change: null, good: [] };
  const first = good[0];
  const product = productChange(current, whole.fields, context);
  const prices = Object.entries(whole.prices)
    .map(([warehouse, after]) => ({ warehouse, before: current?.prices[warehouse] ?? null, after }))
    .filter(({ before, after }) => before !== after);
  const change: ProductChange = {
    code: current?.code ?? first?.row.productCode ?? '',
    product,
    prices,
    versions: good.flatMap(({ version }) => (version === null ? [] : [version])),
    stock: good.flatMap(({ stock }) => stock),
    arrivals: good.flatMap(({ arrivals }) => arrivals),
  };
  const isWholeChanged = product !== null || prices.length > 0;
  return {
    change: isEmptyChange(change) ? null : change,
    good: good.map((planned) => ({
      line: planned.row.line,
      kind: kindOf(planned, isWholeChanged && planned === first),
    })),
  };
}

function kindOf({ version, stock, arrivals }: PlannedRow, speaksForChange: boolean): RowKind {
  if (version?.before === null) return 'new';
  const hasChange = version !== null || stock.length > 0 || arrivals.length > 0;
  return hasChange || speaksForChange ? 'changed' : 'unchanged';
}

function productChange(
  current: CurrentProduct | null,
  said: Partial<ProductFields>,
  { plainImage, cleanRichText }: PlanContext,
): ProductChange['product'] {
  if (current === null) {
    const { multiple = newProduct.multiple } = said;
    const after = { ...newProduct, image: plainImage, multiple, minQuantity: multiple, ...said };
    return { before: null, after };
  }
  const difference = differenceOf(current.fields, said);
  if (difference?.after.description === undefined) return difference;
  // A text that was never written by an import may hold more than is kept of it.
  const kept = cleanRichText(current.fields.description);
  if (kept !== difference.after.description) return difference;
  const { description: _same, ...rest } = said;
  return differenceOf(current.fields, rest);
}
