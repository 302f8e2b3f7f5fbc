import { fail, ok, type Result } from './result.ts';

/** The most units that one line may hold. */
export const maxQuantity = 9999;

/** A product that states no minimum sells by the unit (§9). */
export const defaultMinQuantity = 1;

export type QuantityRule = { quantity: number; minQuantity: number; multiple: number };
export type QuantityFault = { kind: 'BELOW_MINIMUM' | 'NOT_A_MULTIPLE'; nearest: number[] };

/**
 * Reads a quantity typed by hand (§5): it must be a number, and an integer without dots or commas.
 * `1.000` is refused as well, since it may mean one thousand or one.
 */
export function readTypedQuantity(text: string): Result<number, 'NOT_A_NUMBER' | 'NOT_AN_INTEGER'> {
  const typed = text.trim();
  if (/^[+-]?\d+$/.test(typed)) return ok(Number(typed) || 0);
  const isNumberWithMarks = /^[+-]?[\d.,]+$/.test(typed) && /\d/.test(typed);
  return fail(isNumberWithMarks ? 'NOT_AN_INTEGER' : 'NOT_A_NUMBER');
}

/**
 * Checks the units of the resulting line against the product's minimum and multiple.
 * A failure names the (at most) two nearest valid numbers, ascending; nothing is rounded silently.
 * More than MAX_QUANTITY is refused as NOT_A_MULTIPLE with the highest valid numbers:
 * ask `isOverMaximum` first where a sentence of its own is wanted.
 */
export function checkQuantity(rule: QuantityRule): Result<number, QuantityFault> {
  const { quantity, minQuantity, multiple } = rule;
  requirePositiveInteger('minQuantity', minQuantity);
  requirePositiveInteger('multiple', multiple);
  if (Number.isNaN(quantity)) throw new RangeError('The quantity is not a number');

  const lowest = lowestQuantity(rule);
  const highest = Math.floor(maxQuantity / multiple) * multiple;
  const isValid = quantity >= lowest && quantity <= highest && quantity % multiple === 0;
  if (isValid) return ok(quantity);

  const below = Math.floor(Math.min(quantity, highest) / multiple) * multiple;
  const first = Math.max(lowest, Math.min(below, highest - multiple));
  const nearest = [first, first + multiple].filter((n) => n <= highest);
  return fail({ kind: quantity < minQuantity ? 'BELOW_MINIMUM' : 'NOT_A_MULTIPLE', nearest });
}

/** The fewest units that a line may hold, by its minimum and its multiple. */
export function lowestQuantity({
  minQuantity,
  multiple,
}: Pick<QuantityRule, 'minQuantity' | 'multiple'>): number {
  return Math.ceil(minQuantity / multiple) * multiple;
}

export function isOverMaximum(quantity: number): boolean {
  return quantity > maxQuantity;
}

function requirePositiveInteger(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1) {
    throw new RangeError(`${name} must be a positive integer: ${value}`);
  }
}
