import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { isHandMeans } from '@matiz/domain/payments/means.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { MeansMark } from '#features/payments/index.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { CardPayment } from '../card-payment.tsx';
import { LinkPayment } from '../link-payment.tsx';
import { OtherWay } from '../other-way/other-way.tsx';
import { PseSkeleton } from '../pse/pse-skeleton.tsx';
import { ReopenLine } from '../unpaid/reopen-line.tsx';
import { WalletSkeleton } from '../wallet/wallet-skeleton.tsx';
import { ReservedUntil } from './reserved-until.tsx';

const HandPayment = lazyPart(
  async () =>
    (await loadPart('HandPayment', () => import('../by-hand/hand-payment.tsx'))).HandPayment,
);
const WalletPayment = lazyPart(
  async () =>
    (await loadPart('WalletPayment', () => import('../wallet/wallet-payment.tsx'))).WalletPayment,
);
const PsePayment = lazyPart(
  async () => (await loadPart('PsePayment', () => import('../pse/pse-payment.tsx'))).PsePayment,
);

/** What there is to pay, how long the goods are held for it, and the way to pay it (D-12). */
export function PayPanel({ order, onOver }: { order: OrderDetail; onOver: () => void }) {
  const { payment, paymentMethod, methodDue, placedAt } = order;
  const { means } = paymentMethod;
  const { payUntil } = payment;
  return (
    <>
      <p className="-mt-3 font-display text-4xl font-semibold tabular-nums">
        {formatPesos(methodDue)}
      </p>
      {payment.state === 'declined' && !isHandMeans(means) ? (
        <Notification color="orange" title={copy.declinedTitle}>
          {copy.declinedText(copy.declinedBy[means ?? ''] ?? copy.declinedByBank)}
        </Notification>
      ) : null}
      {payUntil === null ? null : (
        <ReservedUntil reserved={{ payUntil, placedAt }} onOver={onOver} />
      )}
      <section
        aria-label={paymentMethod.name}
        className="flex flex-col gap-4 rounded-lg bg-surface p-4 shadow-card sm:p-6"
      >
        <div>
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-lg">{paymentMethod.name}</h2>
            <MeansMark means={means} />
          </div>
          <p className="mt-1 text-sm text-ink-soft">{means === null ? '' : textOf[means]}</p>
        </div>
        <WayToPay order={order} />
      </section>
      <OtherWay order={order} />
      <ReopenLine code={order.code} />
    </>
  );
}

const textOf: Readonly<Record<NonNullable<OrderDetail['paymentMethod']['means']>, string>> = {
  card: copy.cardText,
  pse: copy.pseText,
  nequi: copy.nequiText,
  bancolombia: copy.bancolombiaText,
  qr: copy.qrText,
  link: copy.linkText,
  transfer: copy.transferText,
  cash: copy.cashText,
  agreement: '',
};

function WayToPay({ order }: { order: OrderDetail }) {
  const { means } = order.paymentMethod;
  if (means === 'pse') return <PsePart order={order} />;
  if (means === 'nequi' || means === 'bancolombia' || means === 'qr') {
    return <WalletPart order={order} />;
  }
  if (isHandMeans(means)) {
    return (
      <DeferredPart>
        <HandPayment order={order} />
      </DeferredPart>
    );
  }
  return means === 'link' ? <LinkPayment order={order} /> : <CardPayment order={order} />;
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

function WalletPart({ order }: { order: OrderDetail }) {
  if (!useHydrated()) return <WalletSkeleton />;
  return (
    <DeferredPart fallback={<WalletSkeleton />}>
      <WalletPayment order={order} />
    </DeferredPart>
  );
}
