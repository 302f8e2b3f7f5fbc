import type { PlainDate } from '../../../kernel/clock.ts';
import type { ProductFields, VersionFields } from '../import-row.ts';

/** A product as the catalogue has it now. Warehouses by their code. */
export interface CurrentProduct {
  readonly id: number;
  readonly code: string;
  readonly fields: ProductFields;
  readonly prices: Readonly<Record<string, number>>;
  readonly versions: readonly CurrentVersion[];
}

export interface CurrentVersion {
  readonly id: number;
  readonly code: string;
  readonly fields: VersionFields;
  readonly stock: Readonly<Record<string, CurrentStock>>;
  readonly arrivals: readonly CurrentArrival[];
}

/** Units in a warehouse: on sale, and taken by orders that have not left. Together they lie there. */
export interface CurrentStock {
  readonly available: number;
  readonly promised: number;
}

export interface CurrentArrival {
  readonly warehouse: string;
  readonly date: PlainDate;
  readonly cap: number;
  readonly promised: number;
  readonly hasArrived: boolean;
}

/** Only what differs. Null before: it was not there; null after: it is taken away. */
export interface FieldChange<T> {
  readonly before: Partial<T> | null;
  readonly after: Partial<T> | null;
}
export interface ValueChange {
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Everything that changes of one product. Read from `before` to `after` it is done, the other way
 * round it is undone; so a batch writes it down.
 */
export interface ProductChange {
  readonly code: string;
  readonly product: FieldChange<ProductFields> | null;
  readonly versions: readonly (FieldChange<VersionFields> & { readonly code: string })[];
  readonly prices: readonly (ValueChange & { readonly warehouse: string })[];
  readonly stock: readonly (ValueChange & {
    readonly code: string;
    readonly warehouse: string;
  })[];
  readonly arrivals: readonly (ValueChange & {
    readonly code: string;
    readonly warehouse: string;
    readonly date: PlainDate;
  })[];
}

export function isEmptyChange(change: ProductChange): boolean {
  const { product, versions, prices, stock, arrivals } = change;
  return product === null && [versions, prices, stock, arrivals].every((list) => list.length === 0);
}

/** What differs of what is said; null when nothing does. */
export function differenceOf<T extends object>(
  current: T,
  said: Partial<T>,
): { before: Partial<T>; after: Partial<T> } | null {
  const before: Partial<T> = {};
  const after: Partial<T> = {};
  for (const field of Object.keys(said) as (keyof T)[]) {
    const value = said[field];
    if (value === undefined || isSame(current[field], value)) continue;
    before[field] = current[field];
    after[field] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}

/** Spaces around a text are not kept by a file, so they make no difference. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  return one === other;
}
