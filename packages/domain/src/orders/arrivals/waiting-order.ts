import { addBusinessDays, type ShopCalendar } from '../../delivery/dispatch-date.ts';
import type { DeliveryWindow } from '../../delivery/windows.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import type { FrozenLine } from '../line-shares.ts';
import type { DeliveryState, OrderState } from '../order-state.ts';

/** An order with lines that wait for an arrival. */
export interface WaitingOrder {
  readonly orderId: string;
  readonly customerId: string;
  readonly state: OrderState;
  /** The week of its zone (D-11); a city that nobody serves any more keeps a cautious one. */
  readonly cutOffHour: number;
  readonly worksSaturday: boolean;
  readonly calendar?: ShopCalendar | undefined;
  /** Null: nobody delivers there any more, and nobody can say when it arrives. */
  readonly deliveryDays: number | null;
  readonly windows: readonly DeliveryWindow[];
  readonly deliveries: readonly {
    readonly position: number;
    readonly dispatchDate: PlainDate | null;
    /** The day at the door that its buyer was told; null: nobody could say. */
    readonly arrivalDate: PlainDate | null;
    readonly state: DeliveryState;
  }[];
  readonly lines: readonly WaitingLine[];
}

export interface WaitingLine extends FrozenLine {
  readonly id: string;
  readonly delivery: number;
  readonly position: number;
  /** Null: from stock. */
  readonly arrivalId: number | null;
  /** Whether the units of its arrival have come. */
  readonly isServed: boolean;
}

/** The lines of an order that were promised of an arrival and have not been given theirs. */
export function linesWaitingFor({ lines }: WaitingOrder, arrivalId: number): WaitingLine[] {
  return lines.filter((line) => line.arrivalId === arrivalId && !line.isServed);
}

/** The day at the door of what leaves on that day; null: nobody delivers there any more. */
export function arrivalAfter(dispatchDate: PlainDate, order: WaitingOrder): PlainDate | null {
  return order.deliveryDays === null
    ? null
    : addBusinessDays(dispatchDate, order.deliveryDays, order);
}
