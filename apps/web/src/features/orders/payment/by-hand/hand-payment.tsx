import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { MethodMark } from '#features/payments/index.ts';
import { AccountRows } from './account-rows.tsx';
import { ProofUpload } from './proof-upload.tsx';

/** What is paid outside: where, by what it is known, and the picture that shows it. */
export function HandPayment({ order }: { order: OrderDetail }) {
  const { paymentMethod, payment } = order;
  const reason = payment.byHand?.reason ?? null;
  const isRefused = payment.byHand?.proof === 'refused';
  if (paymentMethod.means === 'agreement') {
    return (
      <>
        <span className="flex">
          <MethodMark method={paymentMethod} />
        </span>
        <Notification color="orange" title={copy.agreementRefused(paymentMethod.name)}>
          {[reason, copy.agreementNext].filter(Boolean).join(' ')}
        </Notification>
      </>
    );
  }
  return (
    <>
      <AccountRows order={order} />
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        {isRefused ? (
          <Notification color="orange" title={copy.proofRefused}>
            {reason}
          </Notification>
        ) : null}
        <div>
          <h3 className="text-base font-semibold">{copy.proofTitle}</h3>
          <p className="mt-1 text-sm text-ink-soft">{copy.proofText}</p>
        </div>
        <ProofUpload order={order} isAgain={false} />
      </div>
    </>
  );
}
