import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { RotateCcw } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { wasPaid } from '../payment-view.ts';
import { RefundNotice } from './refund-notice.tsx';

/** The order is cancelled: nobody paid in time, or what was paid goes back. */
export function OverPanel({ order }: { order: OrderDetail }) {
  const isRefund = order.payment.refundDue > 0;
  const isLate = isRefund && !wasPaid(order);
  return (
    <>
      <RefundNotice payment={order.payment} />
      {isRefund && !isLate ? null : (
        <p className="-mt-2 text-ink-soft">{isLate ? copy.lateText : copy.ranOutText}</p>
      )}
      <AppLink
        to={links.purchasedOrder(order.code)}
        className={buttonClass({ size: 'lg', className: 'sm:self-start' })}
      >
        <RotateCcw size={18} aria-hidden="true" />
        {copy.orderAgain}
      </AppLink>
    </>
  );
}
