import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { MeansMark } from '#features/payments/index.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { CardPayment } from '../card-payment.tsx';
import { PseSkeleton } from '../pse/pse-skeleton.tsx';
import { ReopenLine } from '../unpaid/reopen-line.tsx';
import { ReservationCountdown } from './reservation-countdown.tsx';

const PsePayment = lazyPart(
  async () => (await loadPart('PsePayment', () => import('../pse/pse-payment.tsx'))).PsePayment,
);

/** What there is to pay, how long the goods are held for it, and the way to pay it (D-12). */
export function PayPanel({ order, onOver }: { order: OrderDetail; onOver: () => void }) {
  const { payment, paymentMethod, totals } = order;
  const isPse = paymentMethod.means === 'pse';
  return (
    <>
      <p className="-mt-3 font-display text-4xl font-semibold tabular-nums">
        {formatPesos(totals.total)}
      </p>
      {payment.state === 'declined' ? (
        <Notification color="orange" title={copy.declinedTitle}>
          {copy.declinedText}
        </Notification>
      ) : null}
      {payment.payUntil === null ? null : (
        <ReservationCountdown until={payment.payUntil} onOver={onOver} />
      )}
      <section
        aria-label={paymentMethod.name}
        className="flex flex-col gap-4 rounded-lg bg-surface p-4 shadow-card sm:p-6"
      >
        <div>
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-lg">{paymentMethod.name}</h2>
            <MeansMark means={paymentMethod.means} />
          </div>
          <p className="mt-1 text-sm text-ink-soft">{isPse ? copy.pseText : copy.cardText}</p>
        </div>
        {isPse ? <PsePart order={order} /> : <CardPayment order={order} />}
      </section>
      <ReopenLine code={order.code} />
    </>
  );
}

/** Drawn in a page that is alive: what the tab keeps of the form no server knows. */
function PsePart({ order }: { order: OrderDetail }) {
  if (!useHydrated()) return <PseSkeleton />;
  return (
    <DeferredPart fallback={<PseSkeleton />}>
      <PsePayment order={order} />
    </DeferredPart>
  );
}
