import { columnNames, warehouseColumnNames } from '../columns.ts';
import type { ProductFields, VersionFields } from '../import-row.ts';
import {
  type CurrentProduct,
  type CurrentVersion,
  type FieldChange,
  isEmptyChange,
  isSame,
  type ProductChange,
} from './product-change.ts';
import { createTakenOptions } from './taken-options.ts';

/** What of a change stays, and why. */
export type KeptReason =
  | { readonly code: 'GONE' }
  | { readonly code: 'WITHDRAWN'; readonly subject: string }
  | { readonly code: 'CHANGED_SINCE'; readonly subject: string; readonly column: string }
  | {
      readonly code: 'UNITS_SOLD';
      readonly subject: string;
      readonly warehouse: string;
      readonly left: number;
      readonly due: number;
    }
  | { readonly code: 'ARRIVAL_MOVED_ON'; readonly subject: string; readonly date: string };

/** What others hold on to: rows of orders, carts, lists and favourites. */
export interface ReferencedGoods {
  readonly isProductReferenced: boolean;
  /** Codes of versions. */
  readonly versions: ReadonlySet<string>;
}

export interface UndoPlan {
  readonly change: ProductChange | null;
  readonly kept: readonly KeptReason[];
}

/**
 * How to take a change back without harming what happened since: a field that was changed again
 * stays, what someone bought or keeps is withdrawn instead of removed, and units that were sold
 * are never taken a second time.
 */
export function planUndo(
  current: CurrentProduct | null,
  done: ProductChange,
  referenced: ReferencedGoods,
): UndoPlan {
  if (current === null) return { change: null, kept: [{ code: 'GONE' }] };
  if (done.product?.before === null) return undoNewProduct(current, done, referenced);
  const kept: KeptReason[] = [];
  const change: ProductChange = {
    code: current.code,
    product: done.product && undoFields(current.fields, done.product, current.code, kept),
    versions: undoVersions(current, done, referenced, kept),
    prices: undoPrices(current, done, kept),
    ...undoUnits(current, done, referenced, kept),
  };
  return { change: isEmptyChange(change) ? null : change, kept };
}

const nothing = { versions: [], prices: [], stock: [], arrivals: [] } as const;

function undoNewProduct(
  current: CurrentProduct,
  done: ProductChange,
  referenced: ReferencedGoods,
): UndoPlan {
  const added = new Set(done.versions.map(({ code }) => code));
  const isUntouched =
    !referenced.isProductReferenced && current.versions.every(({ code }) => added.has(code));
  const { code, fields } = current;
  if (isUntouched) {
    return { change: { ...nothing, code, product: { before: fields, after: null } }, kept: [] };
  }
  const kept: KeptReason[] = [{ code: 'WITHDRAWN', subject: code }];
  if (fields.isWithdrawn) return { change: null, kept };
  const product = { before: { isWithdrawn: false }, after: { isWithdrawn: true } };
  return { change: { ...nothing, code, product }, kept };
}

function undoVersions(
  current: CurrentProduct,
  done: ProductChange,
  referenced: ReferencedGoods,
  kept: KeptReason[],
): ProductChange['versions'] {
  const options = createTakenOptions();
  for (const { code, fields } of current.versions) options.take(code, fields);
  return done.versions.flatMap((change): ProductChange['versions'][number][] => {
    const version = findVersion(current, change.code);
    if (!version) return [];
    const { code, fields } = version;
    if (change.before === null) {
      if (!referenced.versions.has(code)) return [{ code, before: fields, after: null }];
      kept.push({ code: 'WITHDRAWN', subject: code });
      if (fields.isWithdrawn) return [];
      return [{ code, before: { isWithdrawn: false }, after: { isWithdrawn: true } }];
    }
    const back = undoFields(fields, change, code, kept);
    if (back === null) return [];
    const owner = options.ownerOf(code, { ...fields, ...back.after }, fields);
    if (owner === undefined) return [{ code, ...back }];
    kept.push({ code: 'CHANGED_SINCE', subject: code, column: columnNames.toneNumber[0] });
    return [];
  });
}

/** The fields that still are what the change made them, back to what they were. */
function undoFields<T extends ProductFields | VersionFields>(
  current: T,
  done: FieldChange<T>,
  subject: string,
  kept: KeptReason[],
): { before: Partial<T>; after: Partial<T> } | null {
  const before: Partial<T> = {};
  const after: Partial<T> = {};
  for (const field of Object.keys(done.after ?? {}) as (keyof T & string)[]) {
    if (!isSame(current[field], done.after?.[field])) {
      kept.push({ code: 'CHANGED_SINCE', subject, column: columnOf(field) });
      continue;
    }
    before[field] = current[field];
    const value = done.before?.[field];
    if (value !== undefined) after[field] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}

function undoPrices(
  current: CurrentProduct,
  done: ProductChange,
  kept: KeptReason[],
): ProductChange['prices'] {
  return done.prices.flatMap(({ warehouse, before, after }) => {
    if ((current.prices[warehouse] ?? null) === after) {
      return [{ warehouse, before: after, after: before }];
    }
    const column = `${warehouseColumnNames.price[0]}_${warehouse}`;
    kept.push({ code: 'CHANGED_SINCE', subject: current.code, column });
    return [];
  });
}

/** By what was added, not to what there was: whatever was sold or came since stays counted. */
function undoUnits(
  current: CurrentProduct,
  done: ProductChange,
  referenced: ReferencedGoods,
  kept: KeptReason[],
): Pick<ProductChange, 'stock' | 'arrivals'> {
  const removed = new Set(
    done.versions
      .filter(({ code, before }) => before === null && !referenced.versions.has(code))
      .map(({ code }) => code),
  );
  const stock = done.stock.flatMap(({ code, warehouse, before, after }) => {
    const now = findVersion(current, code)?.stock[warehouse];
    if (!now || removed.has(code)) return [];
    const due = (after ?? 0) - (before ?? 0);
    const left = now.available - due;
    if (left >= 0)
      return due === 0 ? [] : [{ code, warehouse, before: now.available, after: left }];
    kept.push({ code: 'UNITS_SOLD', subject: code, warehouse, left: now.available, due });
    return [];
  });
  const arrivals = done.arrivals.flatMap(({ code, warehouse, date, before, after }) => {
    if (removed.has(code)) return [];
    const now = findVersion(current, code)?.arrivals.find(
      (one) => one.warehouse === warehouse && one.date === date && !one.hasArrived,
    );
    if (now?.cap === after && now.promised <= (before ?? 0)) {
      return [{ code, warehouse, date, before: after, after: before }];
    }
    kept.push({ code: 'ARRIVAL_MOVED_ON', subject: code, date });
    return [];
  });
  return { stock, arrivals };
}

function findVersion(current: CurrentProduct, code: string): CurrentVersion | undefined {
  return current.versions.find((version) => version.code === code);
}

function columnOf(field: string): string {
  return Object.entries(columnNames).find(([key]) => key === field)?.[1][0] ?? field;
}
