import { groupDigits } from './text.ts';

/** Whole Colombian pesos. There are no cents anywhere (D-5). */
export type Pesos = number;

const noBreakSpace = '\u00a0';

/** Percentages carry at most four decimals; beyond that they are rounded before use. */
const percentScale = 10_000;

/**
 * `$ 12.900`, with a no-break space after the sign (§9: no decimals, dot separator).
 * Groups by itself, so that server and browser print the same whatever their ICU.
 */
export function formatPesos(amount: Pesos): string {
  const whole = roundHalfUp(amount);
  const digits = groupDigits(String(Math.abs(whole)));
  return `${whole < 0 ? '-' : ''}$${noBreakSpace}${digits}`;
}

/** Rounds to the whole peso; a half goes away from zero, so a charge and its refund agree. */
export function roundHalfUp(amount: number): Pesos {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount: ${amount}`);
  return Math.sign(amount) * Math.round(Math.abs(amount)) || 0;
}

/** `percent` % of a whole amount of pesos, half-up, computed without binary fractions. */
export function percentOf(amount: Pesos, percent: number): Pesos {
  return divideHalfUp(BigInt(amount) * scalePercent(percent), scalePercent(100));
}

/** A percentage as an integer of ten-thousandths, for exact arithmetic. */
export function scalePercent(percent: number): bigint {
  return BigInt(Math.round(percent * percentScale));
}

/** numerator / denominator, a half away from zero. The denominator must be positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const quotient = Number((2n * size + denominator) / (2n * denominator));
  return numerator < 0n && quotient !== 0 ? -quotient : quotient;
}
