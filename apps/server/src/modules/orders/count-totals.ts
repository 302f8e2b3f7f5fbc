import type { Pesos } from '@matiz/domain/kernel/money.ts';
import { splitTax } from '@matiz/domain/pricing/tax.ts';
import type { PlannedLine } from '../cart/index.ts';

/** What the buyer pays, in whole pesos. `tax` is inside the lines' prices (D-5). */
export interface Totals {
  readonly subtotal: Pesos;
  readonly discount: Pesos;
  /** What the coupon takes off the goods. */
  readonly coupon: Pesos;
  readonly shipping: Pesos;
  readonly paymentAdjustment: Pesos;
  readonly tax: Pesos;
  readonly total: Pesos;
}

/** The goods at the buyer's price before promotions, and what promotions take off. */
export function countGoods(lines: readonly PlannedLine[]) {
  const subtotal = sumOf(lines, ({ quantity, price }) => quantity * price.originalPrice);
  const amount = sumOf(lines, ({ total }) => total);
  return { subtotal, amount, discount: subtotal - amount };
}

/** What the zone asks for bringing goods of that amount (D-11). */
export function shippingFor(
  zone: { readonly shippingPrice: Pesos; readonly freeFrom: Pesos | null } | null,
  amount: Pesos,
): Pesos {
  if (zone === null) return 0;
  return zone.freeFrom !== null && amount >= zone.freeFrom ? 0 : zone.shippingPrice;
}

/** `shares` is what the coupon takes off each line, by the line's id. */
export function countTotals(
  lines: readonly PlannedLine[],
  shares: ReadonlyMap<string, Pesos>,
  extras: Pick<Totals, 'shipping' | 'paymentAdjustment'>,
): Totals {
  const { subtotal, discount, amount } = countGoods(lines);
  const shareOf = ({ lineId }: PlannedLine) => shares.get(lineId) ?? 0;
  const coupon = sumOf(lines, shareOf);
  const tax = sumOf(lines, (line) => taxOf(line, shareOf(line)));
  const total = amount - coupon + extras.shipping + extras.paymentAdjustment;
  return { subtotal, discount, coupon, ...extras, tax, total };
}

/**
 * The tax within what is paid for a line, rounded for each line so that an invoice adds up. What a
 * coupon takes off was never paid, so there is no tax in it.
 */
export function taxOf({ total, sellable }: PlannedLine, couponShare: Pesos): Pesos {
  return splitTax({ total: total - couponShare, ratePercent: sellable.taxRate }).tax;
}

function sumOf(lines: readonly PlannedLine[], amountOf: (line: PlannedLine) => Pesos): Pesos {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}
