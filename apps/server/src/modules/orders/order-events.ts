/** News of an order for the modules above it (loyalty, push, marketing), wired in `deps.ts`. */
export interface OrderPlaced {
  readonly kind: 'order.placed';
  readonly orderId: string;
  readonly code: string;
  readonly customerId: string;
  readonly actorId: string;
  readonly total: number;
  readonly at: Date;
}

/** Told after the commit, within the process; a listener that fails never fails the order. */
export type AnnounceOrder = (event: OrderPlaced) => void;
