import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { RotateCcw } from 'lucide-react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { PdfLink } from '#lib/paper/pdf-link.tsx';
import { CancelButton } from '../cancel/cancel-button.tsx';

/** What can be done with a whole order: buy it again, keep it on paper, cancel it. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { code } = order;
  // Then its own panel stands first, and its goods go back to the cart instead of being cancelled.
  const isUnpaid = order.state === 'created';
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <AppLink
        to={links.purchasedOrder(code)}
        className={buttonClass({ size: 'sm', variant: isUnpaid ? 'secondary' : 'primary' })}
      >
        <RotateCcw size={16} aria-hidden="true" />
        {copy.again}
      </AppLink>
      <PdfLink
        paper={{
          path: `/order/pdf?${new URLSearchParams({ orderCode: code })}`,
          name: `Matiz ${code}.pdf`,
          title: copy.orderTitle(code),
        }}
      />
      {order.canCancel && !isUnpaid ? (
        <CancelButton order={order} className="max-sm:-ml-3" />
      ) : null}
    </div>
  );
}
