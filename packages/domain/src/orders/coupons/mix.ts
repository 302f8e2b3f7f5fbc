import { type Pesos, percentOf } from '../../kernel/money.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { spread } from '../../kernel/spread.ts';
import { percentFor, type VolumeBreak } from '../../pricing/volume-breaks.ts';
import type { CouponRefusal, DiscountedLine, Mix } from './coupon-rule.ts';

type MixedLine = Pick<DiscountedLine, 'left' | 'quantity' | 'isEligible'>;

/** What a mix takes off each line; or how many units lack of its first step (ADR 114). */
export function offMix(
  { steps, of }: Mix,
  lines: readonly MixedLine[],
): Result<readonly Pesos[], Extract<CouponRefusal, { kind: 'units' }>> {
  const counted = lines.filter(({ isEligible }) => isEligible);
  const units = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const percent = percentFor(steps, units);
  if (percent === 0) {
    const first = Math.min(...steps.map(({ minQuantity }) => minQuantity));
    return fail({ kind: 'units', missing: first - units, of });
  }
  const weights = lines.map(({ left, isEligible }) => (isEligible ? left : 0));
  const left = weights.reduce((sum, each) => sum + each, 0);
  return ok(spread(percentOf(left, percent), weights));
}

/** Steps as the column and the files have them: `6=5;12=10`. */
export function writeSteps(steps: readonly VolumeBreak[]): string {
  return steps
    .toSorted((a, b) => a.minQuantity - b.minQuantity)
    .map(({ minQuantity, percent }) => `${minQuantity}=${percent}`)
    .join(';');
}
