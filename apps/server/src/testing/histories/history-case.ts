import type { BuiltProduct } from '../catalogue.ts';

/** What staff write of something: a form's fields, in the contract's values. */
export type Values = Readonly<Record<string, unknown>>;

export interface HistoryCase {
  /** Of what nobody makes at the desk. */
  readonly id?: string;
  readonly first: Values;
  /** Every field that a form may change, otherwise. */
  readonly next: Values;
  /** Fields that are said once, or by another part of the page. */
  readonly fixed?: readonly string[];
}

export type HistoryCases = Readonly<Record<string, HistoryCase>>;

export const window = { startsAt: '2026-12-01T05:00:00Z', endsAt: '2026-12-10T05:00:00Z' };
export const later = { startsAt: '2026-12-02T05:00:00Z', endsAt: null };

export interface HistoryBuyer {
  readonly id: string;
  readonly document: string;
}

/** What the cases point to: ids, but for the products. */
export interface HistoryFixture {
  readonly one: BuiltProduct;
  readonly two: BuiltProduct;
  readonly brand: string;
  readonly other: string;
  readonly category: string;
  readonly inside: string;
  readonly trade: string;
  readonly zone: string;
  readonly selection: string;
  readonly member: string;
  readonly ana: HistoryBuyer;
  readonly eva: HistoryBuyer;
}
