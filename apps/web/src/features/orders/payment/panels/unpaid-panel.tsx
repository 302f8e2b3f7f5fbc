import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useMe } from '#session/me.query.ts';
import { sayReservedUntil } from '../reserved-until.ts';
import { ReopenButton } from '../unpaid/reopen-button.tsx';

/** On the page of an order that nobody has paid yet: until when it can be, and the ways on. */
export function UnpaidPanel({ order }: { order: OrderDetail }) {
  const id = useId();
  // Only the one who buys for this customer has their cart.
  const isOwn = useMe()?.customer?._id === order.customer._id;
  const { code, payment } = order;
  const isRunning = payment.state === 'running';
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg bg-presale-soft p-4 sm:p-5 md:flex-row md:items-center"
    >
      <div className="min-w-0 flex-1">
        <h2 id={id} className="flex items-center gap-2 text-lg text-presale">
          <Clock size={20} aria-hidden="true" className="shrink-0" />
          {titleOf(payment.state)}
        </h2>
        <p className="mt-1 text-sm">{describe(order)}</p>
      </div>
      {isOwn ? (
        <div className="flex flex-wrap gap-2">
          <AppLink to={links.orderPlaced(code)} className={buttonClass()}>
            {isRunning || payment.state === 'review' ? copy.seePayment : copy.payNow}
          </AppLink>
          <ReopenButton code={code} variant="secondary" />
        </div>
      ) : null}
    </section>
  );
}

function titleOf(state: OrderDetail['payment']['state']): string {
  if (state === 'review') return copy.reviewTitle;
  return state === 'running' ? copy.runningTitle : copy.waitsTitle;
}

function describe({ payment: { state, payUntil }, placedAt }: OrderDetail): string {
  if (state === 'running') return copy.runningShort;
  return payUntil === null ? '' : sayReservedUntil({ payUntil, placedAt });
}
