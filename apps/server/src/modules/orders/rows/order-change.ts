import type { DeliveryState, OrderState } from '@matiz/domain/orders/order-state.ts';
import type { Principal } from '#http/session/principal.ts';

/** Who changes an order, for its timeline and the audit. */
export interface OrderAuthor extends Pick<Principal, 'userId' | 'role'> {
  /** Null: nobody asked for it, its time came. */
  readonly sessionId: string | null;
  readonly requestId: string;
  /** Why, in the words of the one who does it. */
  readonly reason?: string | undefined;
}

/** Deliveries that go to a state together, and the order with them. */
export interface OrderChange {
  readonly orderId: string;
  readonly customerId: string;
  readonly positions: readonly number[];
  readonly to: DeliveryState;
  readonly orderBefore: OrderState;
  readonly orderAfter: OrderState;
  readonly at: Date;
  readonly author: OrderAuthor;
}
