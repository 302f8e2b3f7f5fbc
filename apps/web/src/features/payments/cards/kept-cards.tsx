import type { KeptCard } from '@matiz/contracts/payments/cards.ts';
import { PaymentLogo, paymentBrandName } from '@matiz/ui/goods/payment-logo.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { LateQuestion } from '#lib/parts/late-question.tsx';
import { useForgetCard } from './cards.query.ts';

/** The cards that a business keeps at the gateway: any can be removed, and where it pays one is chosen. */
export function KeptCards({
  cards,
  chosenId = null,
  onChoose,
}: {
  cards: readonly KeptCard[];
  chosenId?: string | null;
  /** Left out where nothing is paid. */
  onChoose?: (id: string) => void;
}) {
  const [asked, setAsked] = useState<KeptCard | null>(null);
  const { mutate: forget, isPending } = useForgetCard();

  function remove(card: KeptCard): void {
    forget(card._id, { onError: alertFailure, onSettled: () => setAsked(null) });
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{copy.yours}</legend>
      {cards.map((card) => (
        <div
          key={card._id}
          className="flex items-center gap-1 rounded-md bg-surface pr-1 shadow-[inset_0_0_0_1px_var(--color-line)] has-[:checked]:shadow-[inset_0_0_0_2px_var(--color-accent)]"
        >
          {onChoose ? (
            <CardChoice card={card} isChosen={card._id === chosenId} onChoose={onChoose} />
          ) : (
            <div className={lineClass(card)}>
              <CardFacts card={card} />
            </div>
          )}
          <IconButton
            label={copy.remove(card.lastFour)}
            icon={<Trash2 size={18} />}
            className="tip-end text-ink-soft"
            onClick={() => setAsked(card)}
          />
        </div>
      ))}
      <LateQuestion
        open={asked !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
        title={copy.removeTitle}
        message={asked ? `${nameOf(asked)}. ${copy.removeText}` : null}
        confirmLabel={copy.removeConfirm}
        tone="danger"
        busy={isPending}
        onConfirm={() => (asked ? remove(asked) : undefined)}
      />
    </fieldset>
  );
}

function CardChoice({
  card,
  isChosen,
  onChoose,
}: {
  card: KeptCard;
  isChosen: boolean;
  onChoose: (id: string) => void;
}) {
  const { _id: id, isExpired } = card;
  return (
    <label className={clsx(lineClass(card), !isExpired && 'cursor-pointer')}>
      <input
        type="radio"
        name="kept-card"
        value={id}
        checked={isChosen}
        disabled={isExpired}
        onChange={() => onChoose(id)}
        className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface transition-[border-width] checked:border-[6px] checked:border-accent disabled:bg-sunken"
      />
      <CardFacts card={card} />
    </label>
  );
}

function CardFacts({ card }: { card: KeptCard }) {
  const { brand, expiry, isExpired } = card;
  return (
    <>
      {brand ? (
        <PaymentLogo brand={brand} decorative />
      ) : (
        <CreditCard size={24} aria-hidden="true" className="shrink-0" />
      )}
      <span className="min-w-0">
        <span className="block font-semibold">{nameOf(card)}</span>
        <span className={isExpired ? 'block text-sm text-danger' : 'block text-sm text-ink-soft'}>
          {isExpired ? copy.over(expiry) : copy.expires(expiry)}
        </span>
      </span>
    </>
  );
}

function lineClass({ isExpired }: KeptCard): string {
  return clsx(
    'flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 pl-3',
    isExpired && 'text-ink-soft',
  );
}

function nameOf({ brand, lastFour }: KeptCard): string {
  return copy.endsIn(brand === null ? copy.card : paymentBrandName(brand), lastFour);
}
