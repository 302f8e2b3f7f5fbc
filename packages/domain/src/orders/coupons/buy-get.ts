import { divideHalfUp, type Pesos, percentOf } from '../../kernel/money.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { BuyGet, CouponRefusal, DiscountedLine } from './coupon-rule.ts';

type Units = Pick<DiscountedLine, 'left' | 'quantity' | 'isEligible' | 'isGot'>;

/** How the units of a cart stand to an offer: those that only count, only come cheaper, or both. */
interface Counted {
  readonly bought: number;
  readonly got: number;
  readonly both: number;
}

/**
 * Off each line when anyone who buys some units gets others at a percentage off: «lleva 3 y
 * paga 2» is two bought, one of the same for 100 %. No unit counts as bought and as got at once; the
 * cheapest that may be got are.
 */
export function offUnits(
  offer: BuyGet,
  percent: number,
  lines: readonly Units[],
): Result<readonly Pesos[], Extract<CouponRefusal, { kind: 'units' }>> {
  const counted = countUnits(lines);
  const times = Math.min(timesOf(offer, counted), offer.times ?? Number.POSITIVE_INFINITY);
  if (times === 0) return fail({ kind: 'units', ...missingOf(offer, counted) });
  // What is needed as bought beyond what only counts comes off what could be got.
  let spare = counted.both - Math.max(0, times * offer.buy - counted.bought);
  let wanted = times * offer.get;
  const perLine = lines.map(() => 0);
  for (const { line, index } of cheapestFirst(lines)) {
    const units = Math.min(line.quantity, wanted, line.isEligible ? spare : wanted);
    if (units === 0) continue;
    wanted -= units;
    if (line.isEligible) spare -= units;
    const price = divideHalfUp(BigInt(line.left) * BigInt(units), BigInt(line.quantity));
    perLine[index] = percentOf(price, percent);
  }
  return ok(perLine);
}

function countUnits(lines: readonly Units[]): Counted {
  const unitsOf = (isThis: (line: Units) => boolean) =>
    lines.filter(isThis).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    bought: unitsOf(({ isEligible, isGot }) => isEligible && !isGot),
    got: unitsOf(({ isEligible, isGot }) => !isEligible && isGot),
    both: unitsOf(({ isEligible, isGot }) => isEligible && isGot),
  };
}

function timesOf({ buy, get }: BuyGet, { bought, got, both }: Counted): number {
  return Math.min(
    Math.floor((bought + both) / buy),
    Math.floor((got + both) / get),
    Math.floor((bought + got + both) / (buy + get)),
  );
}

/** What would make it once: first of what has to be bought, since without that nothing comes along. */
function missingOf({ buy, get, bought: name, got: gotName }: BuyGet, counted: Counted) {
  const { bought, got, both } = counted;
  if (gotName === null) return { missing: buy + get - both, of: name };
  const toBuy = buy - bought - both;
  if (toBuy > 0) return { missing: toBuy, of: name };
  return { missing: Math.max(get - got - both, buy + get - bought - got - both), of: gotName };
}

/** By what a unit of the line costs now, compared without dividing; the first of equals first. */
function cheapestFirst(lines: readonly Units[]) {
  return lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.isGot)
    .sort(
      ({ line: one, index }, { line: other, index: otherIndex }) =>
        one.left * other.quantity - other.left * one.quantity || index - otherIndex,
    );
}
