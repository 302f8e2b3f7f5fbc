import { divideHalfUp, type Pesos } from '../kernel/money.ts';
import { spreadAll } from '../kernel/spread.ts';
import { splitTax } from '../pricing/tax.ts';

/** A line of an order, before anything of the whole order is spread over it. */
export interface PricedLine {
  /** What its goods cost after promotions, less its share of a coupon. */
  readonly goods: Pesos;
  /** Of the IVA inside what is paid for it. */
  readonly ratePercent: number;
  /** Whether it is in the delivery with which shipping is paid. */
  readonly carriesShipping: boolean;
}

/** What a line holds of its whole order. */
export interface LineShares {
  /** Of the payment method's discount (negative) or charge. */
  readonly paymentShare: Pesos;
  /** Of shipping, as the payment method left it. */
  readonly shippingShare: Pesos;
  /** What is paid for the line: its goods and these shares. */
  readonly paid: Pesos;
  /** The IVA inside `paid`. */
  readonly tax: Pesos;
}

/**
 * Spreads an order's shipping and its payment method's discount or charge over the lines (D-22), so
 * that what is paid for the lines adds up to what is paid for the order, to the peso. The method's
 * part is in proportion to the goods and to shipping, which is one more part of what is paid; what
 * shipping comes to then goes over the lines that carry it. IVA is of what is paid.
 */
export function shareOrder(
  lines: readonly PricedLine[],
  { shipping, paymentAdjustment }: { shipping: Pesos; paymentAdjustment: Pesos },
): LineShares[] {
  const weights = lines.map(({ goods }) => goods);
  const shares = spreadAll(paymentAdjustment, [...weights, shipping]);
  const ofShipping = shipping + (shares.at(-1) ?? 0);
  const bearing = lines.map(({ goods }, index) => goods + (shares[index] ?? 0));
  const carried = spreadOverCarriers(
    ofShipping,
    lines.map(({ carriesShipping }, index) => ({ carriesShipping, paid: bearing[index] ?? 0 })),
  );
  return lines.map(({ goods, ratePercent }, index) => {
    const paymentShare = shares[index] ?? 0;
    const shippingShare = carried[index] ?? 0;
    const paid = goods + paymentShare + shippingShare;
    return { paymentShare, shippingShare, paid, tax: taxOf(paid, ratePercent) };
  });
}

/** An amount over the lines that carry shipping, by what is paid for them. */
export function spreadOverCarriers(
  amount: Pesos,
  lines: readonly { readonly carriesShipping: boolean; readonly paid: Pesos }[],
): Pesos[] {
  const carriers = lines.filter(({ carriesShipping }) => carriesShipping);
  const shares = spreadAll(
    amount,
    carriers.map(({ paid }) => paid),
  );
  let next = 0;
  return lines.map(({ carriesShipping }) => {
    if (!carriesShipping) return 0;
    next += 1;
    return shares[next - 1] ?? 0;
  });
}

/** The IVA inside an amount. */
export function taxOf(paid: Pesos, ratePercent: number): Pesos {
  return splitTax({ total: paid, ratePercent }).tax;
}

/** A frozen line, as far as it is split. Pesos; `total` is units times price. */
export interface FrozenLine extends LineShares {
  readonly quantity: number;
  readonly total: Pesos;
  readonly couponDiscount: Pesos;
}

/** What of a line's money its first units take along, when some of them come without the others. */
export type LinePart = Omit<FrozenLine, 'total' | 'paid'>;

/**
 * Of a line whose units come in two parts, the money of the part with so many units. Each sum on the
 * way from the goods to what is paid is rounded for itself, so that neither part holds less than
 * nothing; what is left stays with the other part, and not a peso is lost.
 */
export function splitLine(line: FrozenLine, quantity: number): LinePart {
  const { quantity: all, total, couponDiscount, paymentShare, shippingShare, tax } = line;
  if (!(quantity > 0 && quantity < all)) throw new RangeError(`Not a part of ${all}: ${quantity}`);
  const partOf = (sum: Pesos) => divideHalfUp(BigInt(sum) * BigInt(quantity), BigInt(all));
  const goods = total - couponDiscount;
  const [ofGoods, ofCharged, ofPaid] = [
    partOf(goods),
    partOf(goods + paymentShare),
    partOf(goods + paymentShare + shippingShare),
  ];
  return {
    quantity,
    couponDiscount: partOf(total) - ofGoods,
    paymentShare: ofCharged - ofGoods,
    shippingShare: ofPaid - ofCharged,
    tax: partOf(tax),
  };
}
