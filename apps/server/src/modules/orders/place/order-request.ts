import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import type { Buyer } from '#http/session/principal.ts';

export interface OrderRequest {
  readonly buyer: Buyer;
  readonly body: BodyOf<typeof createOrder>;
  readonly key: string | null;
  readonly requestId: string;
}

/** The order of a cart. */
export interface PlacedOrder {
  readonly orderId: string;
}
