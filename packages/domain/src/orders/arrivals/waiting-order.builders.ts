import type { WaitingLine, WaitingOrder } from './waiting-order.ts';

/** A line of one unit at $ 10.000, that waits for the arrival 7 in the delivery 1. */
export function waitingLine(id: string, parts: Partial<WaitingLine> = {}): WaitingLine {
  const { quantity = 1 } = parts;
  const total = quantity * 10_000;
  return {
    id,
    delivery: 1,
    position: 1,
    arrivalId: 7,
    isServed: false,
    quantity,
    total,
    couponDiscount: 0,
    paymentShare: 0,
    shippingShare: 0,
    paid: total,
    tax: 0,
    ...parts,
  };
}

/** A confirmed order with one delivery for the first of December, in a city that rests on Saturday. */
export function waitingOrder(
  orderId: string,
  lines: readonly WaitingLine[],
  parts: Partial<WaitingOrder> = {},
): WaitingOrder {
  return {
    orderId,
    customerId: `customer of ${orderId}`,
    state: 'confirmed' as const,
    lines,
    cutOffHour: 14,
    worksSaturday: false,
    deliveryDays: 1,
    windows: [],
    deliveries: [
      {
        position: 1,
        dispatchDate: '2026-12-01',
        arrivalDate: '2026-12-02',
        state: 'pending' as const,
      },
    ],
    ...parts,
  };
}
