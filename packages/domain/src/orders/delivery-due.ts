import type { Pesos } from '../kernel/money.ts';
import type { DeliveryState } from './order-state.ts';

/** What is paid for a delivery, shipping among it; nothing for one that will not come. */
export function dueOfDelivery(
  state: DeliveryState,
  lines: readonly { readonly paid: Pesos; readonly shippingShare: Pesos }[],
): { due: Pesos; shipping: Pesos } {
  const live = state === 'cancelled' ? [] : lines;
  return {
    due: live.reduce((sum, { paid }) => sum + paid, 0),
    shipping: live.reduce((sum, { shippingShare }) => sum + shippingShare, 0),
  };
}
