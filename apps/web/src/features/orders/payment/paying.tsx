import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { Ref } from 'react';
import { ordersCopy } from '#copy/orders/orders.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { CheckingPanel } from './panels/checking-panel.tsx';
import { OverPanel } from './panels/over-panel.tsx';
import { PayPanel } from './panels/pay-panel.tsx';
import { PaymentFrame } from './panels/payment-frame.tsx';
import { ReviewPanel } from './panels/review-panel.tsx';
import { RunningPanel } from './panels/running-panel.tsx';
import { type PaymentView, wasPaid } from './payment-view.ts';
import type { PaymentWatch } from './use-payment-watch.ts';

/** An order whose money is still under way, or went back. A part of its own: most orders have none. */
export function Paying({
  order,
  view,
  watch,
  titleRef,
}: {
  order: OrderDetail;
  view: PaymentView | 'checking';
  watch: PaymentWatch;
  titleRef: Ref<HTMLHeadingElement>;
}) {
  return (
    <PaymentFrame order={order} title={useTitle(order, view, watch)} titleRef={titleRef}>
      {view === 'checking' ? (
        <CheckingPanel
          hasFailed={watch.hasFailed}
          isChecking={watch.isChecking}
          onAgain={watch.checkAgain}
        />
      ) : null}
      {view === 'pay' || view === 'declined' ? (
        <PayPanel order={order} onOver={watch.checkAgain} />
      ) : null}
      {view === 'review' ? <ReviewPanel order={order} /> : null}
      {view === 'running' ? <RunningPanel order={order} /> : null}
      {view === 'unpaid' || view === 'refund' ? <OverPanel order={order} /> : null}
    </PaymentFrame>
  );
}

function reviewTitleOf({ paymentMethod: { means, name } }: OrderDetail): string {
  return means === 'agreement' ? copy.agreementTitle(name) : copy.reviewTitle;
}

function useTitle(
  order: OrderDetail,
  view: PaymentView | 'checking',
  { hasFailed }: PaymentWatch,
): string {
  const isForCustomer = isSeller(useMe());
  if (view === 'checking') return hasFailed ? copy.checkFailedTitle : copy.checkingTitle;
  if (view === 'running') {
    if (order.payment.qrCode !== null) return copy.qrRunningTitle;
    return order.paymentMethod.means === 'nequi' ? copy.nequiRunningTitle : copy.runningTitle;
  }
  if (view === 'review') return reviewTitleOf(order);
  if (view === 'unpaid') {
    return order.payment.ended === 'expired' ? copy.ranOutTitle : copy.unpaidTitle;
  }
  if (view === 'refund') {
    const { refundDue, refunded } = order.payment;
    const given = refundDue === refunded ? ordersCopy.refunded : ordersCopy.refund;
    return wasPaid(order) ? given(formatPesos(refundDue)) : copy.lateTitle;
  }
  return isForCustomer ? copy.payTitleFor(order.customer.businessName) : copy.payTitle;
}
