import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { UserRoundSearch } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { MethodMark } from '#features/payments/index.ts';
import { ProofUpload } from '../by-hand/proof-upload.tsx';
import { OtherWay } from '../other-way/other-way.tsx';
import { sayReservedUntil } from '../reserved-until.ts';
import { ReopenLine } from '../unpaid/reopen-line.tsx';

/** People look at the payment: nothing to be done but wait, or show it better. */
export function ReviewPanel({ order }: { order: OrderDetail }) {
  const { paymentMethod, payment, placedAt } = order;
  const isAgreement = paymentMethod.means === 'agreement';
  return (
    <>
      <section className="flex flex-col items-center gap-4 rounded-lg bg-surface px-5 py-8 text-center shadow-card">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-now-soft text-now"
        >
          <UserRoundSearch size={28} />
        </span>
        {isAgreement ? <MethodMark method={paymentMethod} /> : null}
        <p className="max-w-sm">
          {isAgreement ? copy.agreementText(paymentMethod.name) : copy.reviewText}
        </p>
        {payment.payUntil === null ? null : (
          <p className="text-sm text-ink-soft">
            {sayReservedUntil({ payUntil: payment.payUntil, placedAt })}
          </p>
        )}
        {isAgreement ? null : <ProofUpload order={order} isAgain />}
      </section>
      <OtherWay order={order} />
      <ReopenLine code={order.code} />
    </>
  );
}
