import { say } from '@matiz/contracts/messages.ts';
import type { DeliveryState, OrderState } from '@matiz/domain/orders/order-state.ts';

/** A state as people read it in a sentence. */
export function stateWord(state: OrderState | DeliveryState): string {
  switch (state) {
    case 'created':
      return say('stateCreated');
    case 'paid':
      return say('statePaid');
    case 'confirmed':
      return say('stateConfirmed');
    case 'pending':
      return say('statePending');
    case 'in_preparation':
      return say('statePreparing');
    case 'dispatched':
      return say('stateDispatched');
    case 'delivered':
      return say('stateDelivered');
    case 'cancelled':
      return say('stateCancelled');
    case 'returned':
      return say('stateReturned');
  }
}
