import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { FileDown, RotateCcw } from 'lucide-react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { useServices } from '#lib/services.ts';
import { CancelButton } from '../cancel/cancel-button.tsx';

/** Only a shell needs it. */
const SharedPdf = lazyPart(async () => (await import('./phone-pdf.tsx')).SharedPdf);

/** What can be done with a whole order: buy it again, keep it on paper, cancel it. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { platform } = useServices();
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
      {/* A shell's session travels in headers, which a plain link does not send (D-2). */}
      {platform.isNative ? (
        platform.phone && <SharedPdf code={code} phone={platform.phone} />
      ) : (
        <a
          href={`/api/order/pdf?${new URLSearchParams({ orderCode: code })}`}
          download={`Matiz ${code}.pdf`}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <FileDown size={16} aria-hidden="true" />
          {copy.pdf}
        </a>
      )}
      {order.canCancel && !isUnpaid ? (
        <CancelButton order={order} className="max-sm:-ml-3" />
      ) : null}
    </div>
  );
}
