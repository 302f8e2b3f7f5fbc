import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { ordersCopy } from '#copy/orders/orders.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** What was paid and goes back, or went. Nothing where nothing has to. */
export function RefundNotice({ payment }: { payment: OrderDetail['payment'] }) {
  const { refundDue, refunded } = payment;
  if (refundDue === 0) return null;
  if (refunded >= refundDue) {
    return <Notification color="green" title={ordersCopy.refunded(formatPesos(refunded))} />;
  }
  return (
    <Notification color="blue" title={ordersCopy.refund(formatPesos(refundDue - refunded))}>
      {copy.refundText}
    </Notification>
  );
}
