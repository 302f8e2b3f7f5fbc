import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { RefundNotice } from './panels/refund-notice.tsx';
import { UnpaidPanel } from './panels/unpaid-panel.tsx';

/** What an order's money waits for. A part of its own: hardly any order has something to say. */
export function OrderNotices({ order }: { order: OrderDetail }) {
  return (
    <div className="mt-4 print:hidden">
      {order.state === 'created' ? <UnpaidPanel order={order} /> : null}
      <RefundNotice payment={order.payment} />
    </div>
  );
}
