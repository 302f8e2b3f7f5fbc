import type { Sellable } from '../../catalogue/sellable.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { QuantityRefusal, SellableRefusal, StockRefusal } from '../plan/shortage.ts';

/** Reasons that only a row of a list has. */
export type RowOnlyReason =
  | Refusal<'UNKNOWN_CODE' | 'AMBIGUOUS' | 'UNSURE', { text: string }>
  | Refusal<'ROW_TOO_LONG' | 'QUANTITY_MISSING' | 'NOT_A_NUMBER' | 'NOT_AN_INTEGER'>;

/** Why a row of a quick order cannot be added; the others are refusals of the cart's calls. */
export type RowReason =
  | RowOnlyReason
  | StockRefusal
  | QuantityRefusal
  | Refusal<'UNKNOWN_PRODUCT' | 'NOT_IN_PRESALE'>
  | Refusal<'VERSION_REQUIRED' | 'COMBO_PART_MISSING', { name: string }>;

export interface RowFault {
  readonly reason: RowReason;
  /** Quantities of the row that would do. */
  readonly nearest: readonly number[];
}

/** The refusal of a row that follows `before` units of the same version. */
export function faultOfRefusal(
  { sellable, reason, available, nearest: totals = [] }: SellableRefusal,
  before: number,
): RowFault {
  if (available === 0 && isNeverInPresale(sellable)) {
    return { reason: refuse('NOT_IN_PRESALE'), nearest: [] };
  }
  const nearest = totals.map((total) => total - before).filter((units) => units > 0);
  // The multiple's sentence names what the row could say, not what the cart would hold.
  if (reason.code !== 'NOT_A_MULTIPLE' || nearest.length === 0) return { reason, nearest };
  const values = { ...reason.values, nearest: nearest.join(' o ') };
  return { reason: refuse('NOT_A_MULTIPLE', values), nearest };
}

/** What is sold in advance, but not in this tone. */
function isNeverInPresale({ isPresale, excludedFromPresale }: Sellable): boolean {
  return isPresale && excludedFromPresale;
}
