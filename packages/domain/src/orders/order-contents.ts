import type { PlainDate } from '../kernel/clock.ts';
import type { Pesos } from '../kernel/money.ts';
import type { OwnShipping } from './cancelled-amount.ts';
import { type DeliveryState, type OrderState, orderStateFrom } from './order-state.ts';

/** An order as far as it decides what may be done with it. */
export interface OrderContents {
  readonly state: OrderState;
  readonly deliveries: readonly OrderDelivery[];
  readonly lines: readonly OrderLine[];
  readonly taken: readonly StockTaken[];
}

export interface OrderDelivery extends OwnShipping {
  readonly position: number;
  /** Null: leaves at once. */
  readonly dispatchDate: PlainDate | null;
  readonly state: DeliveryState;
}

export interface OrderLine {
  readonly id: string;
  readonly delivery: number;
  readonly quantity: number;
  /** What its goods cost: its share of the coupon is off. */
  readonly goods: Pesos;
  /** What is paid for it, and of that its part of shipping (D-22). */
  readonly paid: Pesos;
  readonly shippingShare: Pesos;
  /** Null: from stock. */
  readonly arrivalId: number | null;
  /** Whether the units of its arrival have come. */
  readonly isServed: boolean;
}

/** Units of a stock row that an order has; `delivery` null: in the one without a date. */
export interface StockTaken {
  readonly versionId: number;
  readonly delivery: number | null;
  readonly units: number;
}

/** Where an order stands once some of its deliveries went to a state. */
export function orderStateWith(
  {
    state: current,
    deliveries,
  }: Pick<OrderContents, 'state'> & {
    readonly deliveries: readonly Pick<OrderDelivery, 'position' | 'state'>[];
  },
  positions: readonly number[],
  to: DeliveryState,
): OrderState {
  return orderStateFrom(
    current,
    deliveries.map(({ position, state }) => (positions.includes(position) ? to : state)),
  );
}
