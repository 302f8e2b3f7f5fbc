import type { OrderContents, OrderDelivery, OrderLine } from './order-contents.ts';
import type { DeliveryState } from './order-state.ts';

/** A delivery without a date is the first one, which leaves at once. */
export function orderDelivery(
  position: number,
  state: DeliveryState = 'pending',
  dispatchDate: string | null = position === 1 ? null : '2026-12-01',
): OrderDelivery {
  return { position, dispatchDate, state };
}

/** A line of one unit from stock, $ 10.000 without shipping. */
export function orderLine(delivery: number, parts: Partial<OrderLine> = {}): OrderLine {
  return {
    id: `line of ${delivery}`,
    delivery,
    quantity: 1,
    goods: 10_000,
    paid: 10_000,
    shippingShare: 0,
    arrivalId: null,
    isServed: false,
    ...parts,
  };
}

/** A confirmed order with these deliveries, and one line in each unless it says which. */
export function orderContents(
  deliveries: readonly OrderDelivery[],
  parts: Partial<OrderContents> = {},
): OrderContents {
  const lines = deliveries.map(({ position }) => orderLine(position));
  return { state: 'confirmed', deliveries, lines, taken: [], ...parts };
}
