import type { OrderDetail } from '@matiz/contracts/orders.ts';

/** What there is to say of an order's payment, on its own page (§2 FinalizingPayment). */
export type PaymentView =
  | 'pay'
  | 'running'
  /** People look at it, ours or those who lend. */
  | 'review'
  | 'declined'
  /** It stands: paid, or to be paid outside. */
  | 'placed'
  /** Cancelled, and nobody ever paid. */
  | 'unpaid'
  /** Cancelled, and money goes back. */
  | 'refund'
  /** It went on since: it is read where its state stands. */
  | 'elsewhere';

export function paymentViewOf(order: OrderDetail): PaymentView {
  const { state, payment } = order;
  if (state === 'created') {
    const { state: paying } = payment;
    return paying === 'running' || paying === 'review' || paying === 'declined' ? paying : 'pay';
  }
  if (state === 'paid' || state === 'confirmed') return 'placed';
  if (state !== 'cancelled') return 'elsewhere';
  if (payment.refundDue > 0) return 'refund';
  return order.paymentMethod.means !== null && !wasPaid(order) ? 'unpaid' : 'elsewhere';
}

/** Whether money ever came for it while it stood. */
export function wasPaid({ events }: OrderDetail): boolean {
  return events.some(({ state }) => state === 'paid');
}
