import { availableTo } from '../../cart/plan/allocate.ts';
import type { CartPlan, PlannedLine } from '../../cart/plan/plan-cart.ts';
import {
  type QuantityRefusal,
  quantityRefusal,
  refuseAll,
  type SellableRefusal,
  type StockRefusal,
  shortageLineOf,
  shortageOf,
} from '../../cart/plan/shortage.ts';
import { choiceKey } from '../../cart/snapshot.ts';
import type { MinimumRefusal } from '../../delivery/order-minimum.ts';
import type { Pesos } from '../../kernel/money.ts';
import { checkQuantity, isOverMaximum } from '../../kernel/quantity.ts';
import {
  type Refusal,
  type RefusalOfLines,
  type RefusedLine,
  refuse,
} from '../../kernel/refusal.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { CreditPartRefusal } from '../../payments/credit/credit-part.ts';
import type { OfferedMethod, PaymentMethodTerms } from '../../payments/offer-methods.ts';
import type { CouponRefusal } from '../coupons/coupon-rule.ts';
import type { CustomerCoupon } from '../coupons/plan-coupon.ts';
import type { PlannedPurchase } from './plan-purchase.ts';
import { type ArrivalRefusal, refuseArrival, type SeenArrival } from './refuse-arrival.ts';

/** A purchase with the cart that it is of, where it goes, and the method that was chosen for it. */
export interface PurchaseToOrder<
  Place extends { readonly city: string; readonly state: string },
  Coupon extends CustomerCoupon,
  Method extends PaymentMethodTerms,
> extends Omit<PlannedPurchase<PlannedLine, Coupon, Method>, 'deliveries'> {
  readonly cart: Pick<CartPlan, 'lines' | 'outOfStock'>;
  readonly address: Place | null;
  /** Whether someone delivers there. */
  readonly isServed: boolean;
  readonly chosenMethod: string | null;
}

/** A method that cannot be used; why stands in it. Null: it is not offered at all. */
export interface UnusableMethod<Method> {
  readonly code: 'PAYMENT_METHOD_UNAVAILABLE';
  readonly offered: OfferedMethod<Method> | null;
}

/** A coupon that gives nothing any more. */
export interface CouponWithoutEffect<Coupon> {
  readonly code: 'COUPON_GONE';
  readonly coupon: Coupon;
  readonly why: CouponRefusal;
}

/** Why a purchase cannot become an order now. */
export type OrderRefusal<Coupon = CustomerCoupon, Method = PaymentMethodTerms> =
  | StockRefusal
  | QuantityRefusal
  | Refusal<'CART_EMPTY' | 'ADDRESS_REQUIRED' | 'PAYMENT_METHOD_REQUIRED'>
  | RefusalOfLines<Refusal<'CART_CHANGED'>>
  | Refusal<'NO_COVERAGE', { city: string; state: string }>
  | UnusableMethod<Method>
  | CouponWithoutEffect<Coupon>
  | { readonly code: 'CREDIT_PART_GONE'; readonly why: CreditPartRefusal }
  | MinimumRefusal
  | ArrivalRefusal;

/** What the buyer saw when they confirmed; left out: nothing that they said. */
export interface ConfirmedOrder {
  readonly total?: Pesos | undefined;
  readonly arrival?: SeenArrival | undefined;
}

/**
 * Decides whether a purchase may become an order (D-10): coverage, quantities, stock, payment, and
 * that the total is the one that the buyer confirmed. Lines of which there is nothing do not
 * stand in the way of a buyer who confirmed the total without them.
 */
export function decideOrder<
  Place extends { readonly city: string; readonly state: string },
  Coupon extends CustomerCoupon,
  Method extends PaymentMethodTerms,
>(
  purchase: PurchaseToOrder<Place, Coupon, Method>,
  { total: confirmedTotal, arrival: seen }: ConfirmedOrder,
): Result<{ readonly address: Place; readonly method: Method }, OrderRefusal<Coupon, Method>> {
  const { cart, address, coupon, method, methods, totals, chosenMethod: wanted } = purchase;
  if (cart.lines.length + cart.outOfStock.length === 0) return fail(refuse('CART_EMPTY'));
  if (address === null) return fail(refuse('ADDRESS_REQUIRED'));
  if (!purchase.isServed) {
    return fail(refuse('NO_COVERAGE', { city: address.city, state: address.state }));
  }
  const isLeftOut = cart.lines.length > 0 && confirmedTotal === totals.total;
  const [refusal, ...more] = [
    ...quantityRefusals(cart.lines),
    ...shortages(isLeftOut ? cart.lines : [...cart.lines, ...cart.outOfStock]),
  ];
  if (refusal) return fail(refuseAll([refusal, ...more]));

  if (purchase.minimum) return fail(purchase.minimum);
  const { refusal: why } = purchase.creditPart;
  if (why) return fail({ code: 'CREDIT_PART_GONE', why });
  const chosen = methods.find((one) => one.method.code === wanted) ?? null;
  if (wanted !== null && chosen?.refusal !== null) return fail(unusable(chosen));
  if (method === null) {
    const [first = null] = methods;
    const isNone = methods.every((one) => one.refusal !== null);
    return fail(isNone ? unusable(first) : refuse('PAYMENT_METHOD_REQUIRED'));
  }
  const gone = refuseArrival(purchase.arrival, seen);
  if (gone) return fail(gone);
  // Without it the order costs more; the one who confirmed the total without it knows that.
  if (coupon?.refusal && confirmedTotal !== totals.total) {
    return fail({ code: 'COUPON_GONE', coupon: coupon.row, why: coupon.refusal });
  }
  const moved = cart.lines.filter(({ row, price }) => row.seenPrice !== price.price);
  // Who names no total confirmed what each line was agreed to cost (ADR 13).
  const isUnseen =
    confirmedTotal === undefined ? moved.length > 0 : confirmedTotal !== totals.total;
  return isUnseen ? fail(changed(moved)) : ok({ address, method: method.method });
}

function unusable<Method>(offered: OfferedMethod<Method> | null): UnusableMethod<Method> {
  return { code: 'PAYMENT_METHOD_UNAVAILABLE', offered };
}

/** §5, over what a version has in all, now and in presale. */
function quantityRefusals(lines: readonly PlannedLine[]): SellableRefusal[] {
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
function shortages(lines: readonly PlannedLine[]): SellableRefusal[] {
  const short = lines.filter(({ isCovered }) => !isCovered);
  const byRow = new Map(short.map((line) => [line.row.id, line]));
  return [...byRow.values()].map((line) => shortageOf(line.sellable, availableTo(line)));
}

function changed(moved: readonly PlannedLine[]): RefusalOfLines<Refusal<'CART_CHANGED'>> {
  return { ...refuse('CART_CHANGED'), lines: moved.map(repricedLine) };
}

function repricedLine({ row, sellable, price }: PlannedLine): RefusedLine<Refusal<'CART_CHANGED'>> {
  const line = shortageLineOf({ sellable, reason: refuse('CART_CHANGED') });
  return { ...line, price: { before: row.seenPrice, after: price.price } };
}
