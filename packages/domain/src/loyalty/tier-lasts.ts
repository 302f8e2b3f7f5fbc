import type { Pesos } from '../kernel/money.ts';

/** Pesos that counted on a moment; negative: they came back. */
export interface CountedAmount {
  readonly amount: Pesos;
  readonly at: Date;
}

/**
 * When a tier of that threshold is lost if nothing more is bought: at the moment that an amount is
 * a year old and the rest no longer reaches the threshold. Null: it is not lost (or not held).
 * `counted` is what counts now, oldest first.
 */
export function tierLastsUntil(counted: readonly CountedAmount[], threshold: Pesos): Date | null {
  let left = counted.reduce((sum, { amount }) => sum + amount, 0);
  if (threshold <= 0 || left < threshold) return null;
  for (const { amount, at } of counted) {
    left -= amount;
    if (left < threshold) return stopsCounting(at);
  }
  return null;
}

/** The same moment a year later; of 29 February, 1 March. */
function stopsCounting(at: Date): Date {
  const then = new Date(at);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then;
}
