import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { offeredPart } from '@matiz/domain/payments/credit/credit-part.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Wallet } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { creditCopy as copy } from '#copy/orders/credit.ts';
import { creditLeftCopy } from '#copy/orders/credit-left.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useWhose } from '#session/use-whose.ts';
import { useChoosePurchase } from './purchase.query.ts';

interface CreditPartProps {
  readonly credit: NonNullable<Purchase['credit']>;
  readonly total: number;
  /** Of the method that pays the rest; null: none yet. */
  readonly method: string | null;
}

/** Part of the order on the customer's own credit, the rest by another method (ADR 59). */
export function CreditPart({ credit, total, method }: CreditPartProps) {
  const id = useId();
  const { asked, part, most, left, overdue, reason } = credit;
  const { mutate, isPending } = useChoosePurchase();
  const words = creditLeftCopy[useWhose()];
  const offered = offeredPart({ left, most });
  const take = (creditPart: number) => mutate({ creditPart }, { onError: alertFailure });
  if (overdue > 0 || (most === 0 && asked === 0)) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-start gap-3">
        <Wallet size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0 flex-1">
          <h2 id={id} className="font-text text-base font-semibold tracking-normal">
            {copy.partTitle}
          </h2>
          <p className="text-sm text-ink-soft tabular-nums">{words.left(formatPesos(left))}</p>
        </div>
      </div>
      {reason ? (
        <p role="alert" className="mt-3 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {reason}
        </p>
      ) : null}
      {part > 0 ? (
        <dl aria-live="polite" className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          <dt>{copy.partCredit}</dt>
          <dd className="font-semibold tabular-nums">{formatPesos(part)}</dd>
          <dt>{method ? copy.partBy(method) : copy.partOther}</dt>
          <dd className="font-semibold tabular-nums">{formatPesos(total - part)}</dd>
        </dl>
      ) : null}
      {asked > 0 ? (
        <Amount key={asked} asked={asked} most={most} isPending={isPending} onTake={take} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          loading={isPending}
          onClick={() => take(offered)}
        >
          {copy.partUse(formatPesos(offered))}
        </Button>
      )}
    </section>
  );
}

function Amount({
  asked,
  most,
  isPending,
  onTake,
}: {
  asked: number;
  most: number;
  isPending: boolean;
  onTake: (part: number) => void;
}) {
  const [text, setText] = useState(String(asked));
  const amount = Number(text.replace(/\D/g, ''));
  const isRight = amount > 0 && amount <= most;
  function send(event: FormEvent): void {
    event.preventDefault();
    if (isRight && amount !== asked) onTake(amount);
  }
  return (
    <form onSubmit={send} className="mt-3 flex flex-wrap items-start gap-2" noValidate>
      <div className="min-w-44 flex-1 sm:max-w-60">
        <TextInput
          label={copy.partAmount}
          inputMode="numeric"
          prefix="$"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isRight ? undefined : copy.partMost(formatPesos(most))}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        loading={isPending}
        disabled={!isRight || amount === asked}
        className="h-14"
      >
        {copy.partApply}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5 sm:ml-0 sm:self-center"
        disabled={isPending}
        onClick={() => onTake(0)}
      >
        {copy.partRemove}
      </Button>
    </form>
  );
}
