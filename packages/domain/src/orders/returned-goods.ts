import type { OrderContents, StockTaken } from './order-contents.ts';

/** What cancelled deliveries give back. */
export interface ReturnedGoods {
  /** Units by stock row; `delivery` as the movement that took them has it. */
  readonly stock: readonly StockTaken[];
  /** Promises of arrivals that have not come, each arrival once. */
  readonly arrivals: readonly { readonly arrivalId: number; readonly units: number }[];
}

/** What these deliveries of an order hold: units of stock, and promises that wait (D-7, D-8). */
export function returnedGoods(
  { deliveries, lines, taken }: Omit<OrderContents, 'state'>,
  positions: readonly number[],
): ReturnedGoods {
  const undated = deliveries.find(({ dispatchDate }) => dispatchDate === null)?.position;
  const isOf = (delivery: number | null) => {
    const position = delivery ?? undated;
    return position !== undefined && positions.includes(position);
  };
  const promises = new Map<number, number>();
  for (const { delivery, arrivalId, isServed, quantity } of lines) {
    if (arrivalId === null || isServed || !positions.includes(delivery)) continue;
    promises.set(arrivalId, (promises.get(arrivalId) ?? 0) + quantity);
  }
  return {
    stock: taken.filter(({ delivery }) => isOf(delivery)),
    arrivals: [...promises]
      .sort(([one], [other]) => one - other)
      .map(([arrivalId, units]) => ({ arrivalId, units })),
  };
}
