import type { Pesos } from '../../kernel/money.ts';
import type { CouponEffect } from './coupon-rule.ts';
import {
  type CouponContext,
  type CouponLine,
  type CouponPlan,
  type CustomerCoupon,
  planCoupon,
} from './plan-coupon.ts';

/** A discount that took something, as one step of how a purchase came to its total. */
export interface DiscountStep<Row = CustomerCoupon> {
  readonly row: Row;
  readonly effect: CouponEffect;
}

/** What all discounts together do for a purchase. */
export interface DiscountPlan<Row = CustomerCoupon> {
  /** Those that took something, in the order in which they did. */
  readonly steps: readonly DiscountStep<Row>[];
  /** The coupon that was chosen, whether it counts or not. */
  readonly chosen: CouponPlan<Row> | null;
  /** Those that nobody has to type, whether they count or not. */
  readonly automatic: readonly CouponPlan<Row>[];
  /** Off each line, and off shipping. */
  readonly perLine: readonly Pesos[];
  readonly goods: Pesos;
  readonly shipping: Pesos;
}

export interface DiscountsAsked<Row> {
  readonly chosen: Row | null;
  readonly automatic: readonly Row[];
}

/** What surrounds the lines before any discount. */
export interface DiscountContext extends Omit<CouponContext, 'left'> {
  readonly shipping: Pesos;
}

/**
 * Discounts one after another, by their priority: each is of what those before left, and one that is
 * the last ends the chain. Of the same priority those that nobody has to type come first, and a
 * coupon that would make the purchase dearer, since it keeps others out, is left aside.
 */
export function planDiscounts<Row extends CustomerCoupon>(
  lines: readonly CouponLine[],
  { chosen, automatic }: DiscountsAsked<Row>,
  context: DiscountContext,
): DiscountPlan<Row> {
  const alone = chain(lines, automatic, null, context);
  if (chosen === null) return alone;
  const plan = chain(lines, [...automatic, chosen], chosen, context);
  const isDearer = plan.goods + plan.shipping < alone.goods + alone.shipping;
  if (!isDearer) return plan;
  return { ...alone, chosen: { row: chosen, effect: null, refusal: { kind: 'dearer' } } };
}

function chain<Row extends CustomerCoupon>(
  lines: readonly CouponLine[],
  rows: readonly Row[],
  chosen: Row | null,
  { shipping, ...context }: DiscountContext,
): DiscountPlan<Row> {
  const left = { lines: lines.map(({ total }) => total), shipping };
  const steps: DiscountStep<Row>[] = [];
  let last: Row | null = null;
  const plans = rows.toSorted(byPriority).map((row): CouponPlan<Row> => {
    if (last) return { row, effect: null, refusal: { kind: 'stopped', by: last.title } };
    const plan = planCoupon(row, lines, { ...context, left });
    if (plan.effect === null) return plan;
    const { effect } = plan;
    steps.push({ row, effect });
    left.lines = left.lines.map((amount, index) => amount - (effect.perLine[index] ?? 0));
    left.shipping -= effect.shipping;
    if (row.isLast) last = row;
    return plan;
  });
  const perLine = lines.map(({ total }, index) => total - (left.lines[index] ?? 0));
  return {
    steps,
    chosen: plans.find(({ row }) => row === chosen) ?? null,
    automatic: plans.filter(({ row }) => row !== chosen),
    perLine,
    goods: perLine.reduce((sum, off) => sum + off, 0),
    shipping: shipping - left.shipping,
  };
}

function byPriority(one: CustomerCoupon, other: CustomerCoupon): number {
  return one.priority - other.priority || Number(other.isAutomatic) - Number(one.isAutomatic);
}
