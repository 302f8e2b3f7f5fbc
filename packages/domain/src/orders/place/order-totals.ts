import { sumGoods } from '../../cart/totals.ts';
import { type ShippingTerms, shippingFor } from '../../delivery/shipping.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { type LineShares, shareOrder } from '../line-shares.ts';

/** A line that would be ordered now, as far as its money is counted. */
export interface PurchaseLine {
  readonly quantity: number;
  /** Null: leaves at once. */
  readonly dispatchDate: PlainDate | null;
  readonly price: { readonly originalPrice: Pesos };
  readonly total: Pesos;
  readonly sellable: { readonly productId: number; readonly taxRate: number };
}

/** What the buyer pays, in whole pesos. `tax` is inside it (D-5, D-22). */
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

/** What is agreed for the order as a whole, besides its coupon. */
export type OrderExtras = Pick<Totals, 'shipping' | 'paymentAdjustment'>;

/** A line with its shares of what is agreed for the order as a whole. */
export type SharedLine<Line extends PurchaseLine = PurchaseLine> = Line &
  LineShares & { readonly couponDiscount: Pesos };

/** What the goods of a plan come to. */
export function countGoods(lines: readonly PurchaseLine[]) {
  return sumGoods(
    lines.map(({ quantity, price: { originalPrice }, total }) => ({
      quantity,
      originalPrice,
      total,
    })),
  );
}

/** What bringing them costs; nothing as long as nobody knows where. */
export function shippingOf(zone: ShippingTerms | null, lines: readonly PurchaseLine[]): Pesos {
  return zone === null ? 0 : shippingFor(zone, countGoods(lines).amount);
}

/**
 * Spreads what is agreed for the whole order over its lines. `couponShares` is what the coupon takes
 * off each line, in their order; shipping is paid with the delivery that leaves first.
 */
export function shareLines<Line extends PurchaseLine>(
  lines: readonly Line[],
  couponShares: readonly Pesos[],
  extras: OrderExtras,
): SharedLine<Line>[] {
  const first = lines[0]?.dispatchDate;
  const shares = shareOrder(
    lines.map(({ total, sellable, dispatchDate }, index) => ({
      goods: total - (couponShares[index] ?? 0),
      ratePercent: sellable.taxRate,
      carriesShipping: dispatchDate === first,
    })),
    extras,
  );
  return lines.flatMap((line, index) => {
    const share = shares[index];
    return share ? [{ ...line, ...share, couponDiscount: couponShares[index] ?? 0 }] : [];
  });
}

export function countTotals(lines: readonly SharedLine[], extras: OrderExtras): Totals {
  const { subtotal, discount, amount } = countGoods(lines);
  const coupon = sumOf(lines, ({ couponDiscount }) => couponDiscount);
  const tax = sumOf(lines, (line) => line.tax);
  const total = amount - coupon + extras.shipping + extras.paymentAdjustment;
  return { subtotal, discount, coupon, ...extras, tax, total };
}

function sumOf<Line>(lines: readonly Line[], amountOf: (line: Line) => Pesos): Pesos {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}
