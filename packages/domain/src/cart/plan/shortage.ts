import type { Sellable } from '../../catalogue/sellable.ts';
import type { QuantityFault } from '../../kernel/quantity.ts';
import {
  type Refusal,
  type RefusalOfLines,
  type RefusedLine,
  refuse,
} from '../../kernel/refusal.ts';

export type StockRefusal =
  | Refusal<'OUT_OF_STOCK' | 'TONE_OUT_OF_STOCK'>
  | Refusal<'STOCK_EXCEEDED', { n: number; name: string }>
  | Refusal<'STOCK_INSUFFICIENT', { n: number }>;
export type QuantityRefusal =
  | Refusal<'BELOW_MINIMUM', { name: string; min: number }>
  | Refusal<'NOT_A_MULTIPLE', { name: string; multiple: number; nearest: string }>;

/** A refusal and the sellable that it is about. */
export interface SellableRefusal<Reason = StockRefusal | QuantityRefusal> {
  readonly sellable: Sellable;
  readonly reason: Reason;
  /** Where there are too few: how many units there are. */
  readonly available?: number;
  /** Where the minimum or the multiple speaks: the nearest quantities that would do. */
  readonly nearest?: readonly number[];
}

/**
 * The stock alert of §8 for a sellable of which only so many units can be had:
 * its name where the product is one thing, none where the buyer looks at its tones.
 */
export function shortageOf(sellable: Sellable, available: number): SellableRefusal<StockRefusal> {
  return { sellable, reason: stockAlert(sellable, available), available };
}

function stockAlert({ versionCode, color, name }: Sellable, available: number): StockRefusal {
  if (available <= 0) return refuse(color === null ? 'OUT_OF_STOCK' : 'TONE_OUT_OF_STOCK');
  if (versionCode !== null) return refuse('STOCK_INSUFFICIENT', { n: available });
  return refuse('STOCK_EXCEEDED', { n: available, name });
}

/** §5: the minimum or the multiple, with the nearest numbers that would do. */
export function quantityRefusal(
  sellable: Sellable,
  { kind, nearest }: QuantityFault,
): SellableRefusal<QuantityRefusal> {
  const { name, minQuantity, multiple } = sellable;
  if (kind === 'BELOW_MINIMUM') {
    return { sellable, nearest, reason: refuse('BELOW_MINIMUM', { name, min: minQuantity }) };
  }
  const values = { name, multiple, nearest: nearest.join(' o ') };
  return { sellable, nearest, reason: refuse('NOT_A_MULTIPLE', values) };
}

/** All or nothing: the first refusal speaks, and each one stands in a line of its own. */
export function refuseAll<Reason>(
  refusals: readonly [SellableRefusal<Reason>, ...SellableRefusal<Reason>[]],
): RefusalOfLines<Reason> {
  const [first] = refusals;
  return { ...first.reason, lines: refusals.map(shortageLineOf) };
}

export function shortageLineOf<Reason>({
  sellable,
  reason,
  nearest,
}: SellableRefusal<Reason>): RefusedLine<Reason> {
  const { code, versionCode, versionName, name } = sellable;
  return {
    code,
    versionCode,
    name: versionName === null ? name : `${name} ${versionName}`,
    reason,
    ...(nearest ? { nearest } : {}),
  };
}
