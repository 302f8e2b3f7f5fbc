import type { PlannedLine } from '../../cart/plan/plan-cart.ts';
import { describeAssemblies, unitsBehind } from '../../cart/plan/units.ts';
import type { WindowKind } from '../../delivery/windows.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import { divideHalfUp, type Pesos } from '../../kernel/money.ts';
import type { PriceStep } from '../../pricing/resolve-price.ts';
import type { SharedLine } from './order-totals.ts';
import type { PlannedDelivery, PlannedPurchase } from './plan-purchase.ts';

/** Units of a stock row that the whole order takes. */
export interface StockDemand {
  readonly versionId: number;
  readonly units: number;
}

export interface ArrivalDemand {
  readonly arrivalId: number;
  readonly units: number;
}

/** A line as it is frozen: the catalogue may change, this does not (D-6). */
export interface DraftLine {
  readonly id: string;
  readonly delivery: number;
  readonly position: number;
  readonly productId: number;
  readonly versionId: number;
  readonly assemblyVersionIds: readonly number[];
  readonly arrivalId: number | null;
  readonly code: string;
  readonly versionCode: string | null;
  readonly name: string;
  readonly versionName: string | null;
  readonly brand: string;
  readonly quantity: number;
  readonly unitPrice: Pesos;
  readonly originalPrice: Pesos;
  readonly priceSteps: readonly PriceStep[];
  readonly taxRate: number;
  readonly tax: Pesos;
  readonly total: Pesos;
  /** Its share of the coupon, off `total`. */
  readonly couponDiscount: Pesos;
  /** Its shares of the payment method's discount or charge, and of shipping (D-22). */
  readonly paymentShare: Pesos;
  readonly shippingShare: Pesos;
}

export interface DraftDelivery {
  readonly position: number;
  readonly dispatchDate: PlainDate | null;
  readonly estimatedDate: PlainDate;
  readonly arrivalDate: PlainDate | null;
  /** As it was agreed: the window may change, this does not. */
  readonly window: DraftWindow | null;
}

export interface DraftWindow {
  readonly id: number;
  readonly kind: WindowKind;
  readonly fromHour: number;
  readonly toHour: number;
  /** What was asked for it, and that as the payment method left it: it goes with this delivery. */
  readonly charge: Pesos;
  readonly ownShipping: Pesos;
}

export interface OrderDraft {
  readonly deliveries: readonly DraftDelivery[];
  readonly lines: readonly DraftLine[];
  /** Each stock row once, by version: the order in which every order locks them (D-7). */
  readonly stock: readonly StockDemand[];
  /** Each arrival once, by id. */
  readonly arrivals: readonly ArrivalDemand[];
}

/** Freezes a plan: deliveries, lines, and what they take from the warehouse in all. */
export function draftOrder(
  { deliveries, totals: { shipping } }: Pick<PlannedPurchase<PlannedLine>, 'deliveries' | 'totals'>,
  newId: () => string,
): OrderDraft {
  const lines = deliveries
    .flatMap(({ lines: together }, index) =>
      together.map((line) => ({ line, delivery: index + 1 })),
    )
    .map(({ line, delivery }, position) =>
      freeze(line, { id: newId(), delivery, position: position + 1 }),
    );
  const planned = deliveries.flatMap((delivery) => delivery.lines);
  return {
    deliveries: deliveries.map((delivery, position) => {
      const { dispatchDate, estimatedDate, arrivalDate } = delivery;
      const window = windowOf(delivery, shipping);
      return { position: position + 1, dispatchDate, estimatedDate, arrivalDate, window };
    }),
    lines,
    stock: summed(planned.flatMap(stockOf)).map(([versionId, units]) => ({ versionId, units })),
    arrivals: summed(
      planned.flatMap(({ arrivalId, quantity }): [number, number][] =>
        arrivalId === null ? [] : [[Number(arrivalId), quantity]],
      ),
    ).map(([arrivalId, units]) => ({ arrivalId, units })),
  };
}

/** Its charge is a part of shipping, so the method's discount or charge fell on it as on the rest. */
function windowOf({ slot, lines }: PlannedDelivery, shipping: Pesos): DraftWindow | null {
  if (slot === null) return null;
  const { id, kind, fromHour, toHour, charge } = slot.window;
  const shares = lines.reduce((sum, { shippingShare }) => sum + shippingShare, 0);
  const ownShipping =
    charge === 0 ? 0 : divideHalfUp(BigInt(shares) * BigInt(charge), BigInt(shipping));
  return { id, kind, fromHour, toHour, charge, ownShipping };
}

function stockOf({ row, sellable, arrivalId, quantity }: PlannedLine): [number, number][] {
  if (arrivalId !== null) return [];
  const demand = unitsBehind(sellable, row.assemblyVersionIds) ?? [];
  return demand.map(({ versionId, units }) => [versionId, units * quantity]);
}

/** Units by number, each number once, ascending. */
function summed(pairs: readonly [number, number][]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [key, units] of pairs) sums.set(key, (sums.get(key) ?? 0) + units);
  return [...sums].sort(([a], [b]) => a - b);
}

function freeze(
  line: SharedLine<PlannedLine>,
  place: Pick<DraftLine, 'id' | 'delivery' | 'position'>,
): DraftLine {
  const { row, sellable, price } = line;
  const chosen = describeAssemblies(sellable, row.assemblyVersionIds);
  return {
    ...place,
    productId: sellable.productId,
    versionId: sellable.versionId,
    assemblyVersionIds: row.assemblyVersionIds,
    arrivalId: line.arrivalId === null ? null : Number(line.arrivalId),
    code: sellable.code,
    versionCode: sellable.versionCode,
    name: sellable.name,
    versionName: sellable.versionName ?? chosen?.versionName ?? null,
    brand: sellable.brand,
    quantity: line.quantity,
    unitPrice: price.price,
    originalPrice: price.originalPrice,
    priceSteps: price.steps,
    taxRate: sellable.taxRate,
    tax: line.tax,
    total: line.total,
    couponDiscount: line.couponDiscount,
    paymentShare: line.paymentShare,
    shippingShare: line.shippingShare,
  };
}
