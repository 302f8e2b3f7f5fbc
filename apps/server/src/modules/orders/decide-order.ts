import { type Failure, type FailureLine, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { checkQuantity, isOverMaximum } from '@matiz/domain/kernel/quantity.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  choiceKey,
  lineOf,
  type PlannedLine,
  quantityRefusal,
  type Refusal,
  refuse,
  shortageOf,
} from '../cart/index.ts';
import { reasonOf } from './coupons/show-coupon.ts';
import type { PurchasePlan } from './plan-purchase.ts';

/** A purchase that nothing speaks against: address, zone and method are there. */
export interface Orderable {
  readonly address: NonNullable<PurchasePlan['terms']['address']>;
  readonly method: NonNullable<PurchasePlan['method']>;
}

/**
 * Decides whether the plan may become an order (D-10): coverage, quantities, stock, payment, and
 * that the total is the one that the buyer confirmed. Lines of which there is nothing do not
 * stand in the way of a buyer who confirmed the total without them.
 */
export function decideOrder(
  plan: PurchasePlan,
  confirmedTotal: number | undefined,
): Result<Orderable, Failure> {
  const { terms, cart, method, totals } = plan;
  if (cart.lines.length + cart.outOfStock.length === 0) return fail(failure('CART_EMPTY'));
  if (terms.address === null) return fail(failure('ADDRESS_REQUIRED'));
  if (terms.zone === null) {
    const { city, state } = terms.address;
    return fail(failure('NO_COVERAGE', { city, state }));
  }
  const isLeftOut = cart.lines.length > 0 && confirmedTotal === totals.total;
  const [refusal, ...more] = [
    ...quantityRefusals(cart.lines),
    ...shortages(isLeftOut ? cart.lines : [...cart.lines, ...cart.outOfStock]),
  ];
  if (refusal) return fail(refuse([refusal, ...more]));

  const chosen = plan.methods.find(({ code }) => code === terms.cart?.paymentMethod);
  if (chosen && !chosen.isAvailable) return fail(failure('PAYMENT_METHOD_UNAVAILABLE'));
  if (method === null) {
    const isNone = !plan.methods.some(({ isAvailable }) => isAvailable);
    return fail(failure(isNone ? 'PAYMENT_METHOD_UNAVAILABLE' : 'PAYMENT_METHOD_REQUIRED'));
  }
  const moved = cart.lines.filter(isRepriced);
  // Without it the order costs more; whoever confirmed the total without it knows that.
  if (plan.coupon?.refusal && confirmedTotal !== totals.total) {
    const { row, refusal: why } = plan.coupon;
    return fail(failure('COUPON_GONE', { code: row.code, reason: reasonOf(why) }));
  }
  // Who names no total confirmed what each line was agreed to cost (ADR 13).
  const isUnseen = confirmedTotal === undefined && moved.length > 0;
  if (isUnseen) return fail(changed(moved));
  if (confirmedTotal !== undefined && confirmedTotal !== totals.total) {
    return fail(changed(moved));
  }
  return ok({ address: terms.address, method });
}

/** §5, over what a version has in all, now and in presale. */
function quantityRefusals(lines: readonly PlannedLine[]): Refusal[] {
  const byChoice = Map.groupBy(lines, ({ row }) => choiceKey(row));
  return [...byChoice.values()].flatMap((same) => {
    const [line] = same;
    const quantity = same.reduce((units, one) => units + one.quantity, 0);
    if (!line || isOverMaximum(quantity)) return [];
    const checked = checkQuantity({ ...line.sellable, quantity });
    return checked.ok ? [] : [quantityRefusal(line.sellable, checked.error)];
  });
}

/** One refusal for each cart line that cannot be had as it stands. */
function shortages(lines: readonly PlannedLine[]): Refusal[] {
  const short = lines.filter(({ isCovered }) => !isCovered);
  const byRow = new Map(short.map((line) => [line.row.id, line]));
  return [...byRow.values()].map(({ sellable, available }) => shortageOf(sellable, available));
}

function changed(moved: readonly PlannedLine[]): Failure {
  return failure('CART_CHANGED', undefined, moved.map(repricedLine));
}

function isRepriced({ row, price }: PlannedLine): boolean {
  return row.seenPrice !== price.price;
}

function repricedLine({ row, sellable, price }: PlannedLine): FailureLine {
  const line = lineOf({ sellable, failure: failure('CART_CHANGED') });
  const [before, after] = [formatPesos(row.seenPrice), formatPesos(price.price)];
  return { ...line, message: say('priceMoved', { name: line.name, before, after }) };
}
