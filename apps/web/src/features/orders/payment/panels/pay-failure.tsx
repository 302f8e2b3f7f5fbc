import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** Why the payment could not begin: nothing was charged, and the goods are still held. */
export function PayFailure({ error }: { error: Error }) {
  return (
    <Notification color="red" title={copy.failedTitle}>
      {error.message}
    </Notification>
  );
}
