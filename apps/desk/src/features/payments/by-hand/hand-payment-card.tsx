import type { HandPaymentRow } from '@matiz/contracts/staff/payments/hand-payments.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { handPaymentCopy as copy } from '#copy/payments/payments.ts';
import { useCan } from '#session/me.ts';
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx';
import { ProofPicture } from './proof-picture.tsx';

/** One payment: whose, how much, what was shown of it, and what to say of it. */
export function HandPaymentCard({ payment }: { payment: HandPaymentRow }) {
  const { orderCode, businessName, method, amount, reference, since, until, state, proof } =
    payment;
  const [deed, setDeed] = useState<DecisionKind | null>(null);
  const mayDecide = useCan('payments:confirm');
  return (
    <li className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4 sm:flex-row">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/pedidos/${orderCode}`} className="font-semibold text-accent hover:underline">
            {orderCode}
          </Link>
          <span
            className={clsx(
              'rounded-xs px-2 py-0.5 text-xs font-semibold',
              state === 'review' ? 'bg-presale-soft text-presale' : 'bg-sunken text-ink-soft',
            )}
          >
            {copy.states[state]}
          </span>
        </p>
        <p className="mt-1 truncate">{businessName}</p>
        <p className="mt-2 text-2xl font-semibold tabular-nums">{formatPesos(amount)}</p>
        <p className="text-sm text-ink-soft">
          {method} · {copy.reference} <span className="select-all">{reference}</span>
        </p>
        <p className="mt-1 text-xs text-ink-soft">
          {copy.since} <time dateTime={since}>{formatMoment(since)}</time>
          {until === null ? null : <> · {copy.until(formatMoment(until))}</>}
        </p>
        {mayDecide ? (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={copy.confirmOf(orderCode)}
              onClick={() => setDeed('confirm')}
            >
              {copy.confirm}
            </Button>
            {state === 'over' ? null : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={copy.refuseOf(orderCode)}
                onClick={() => setDeed('refuse')}
              >
                {copy.refuse}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {proof ? (
        <ProofPicture id={proof.id} alt={copy.proofOf(orderCode)} />
      ) : payment.means === 'agreement' ? null : (
        <p className="grid h-32 w-full place-items-center rounded-sm bg-sunken text-sm text-ink-soft sm:w-40">
          {copy.noProof}
        </p>
      )}
      {deed === null ? null : (
        <DecisionDialog deed={deed} payment={payment} close={() => setDeed(null)} />
      )}
    </li>
  );
}
