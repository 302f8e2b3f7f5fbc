import { buttonClass } from '@matiz/ui/button-class.ts';
import { Plus } from 'lucide-react';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { useCards, useChooseCard } from './cards.query.ts';
import { KeptCards } from './kept-cards.tsx';

/** On the payment step, below the method: with which card; chosen here, it is paid with later. */
export function CardChoice() {
  const { cards, mayKeep, isLoading } = useCards();
  const { platform } = useServices();
  const { mutate, variables, isPending } = useChooseCard();
  if (!mayKeep || platform.isNative || isLoading) return null;
  const first = cards.find(({ isExpired }) => !isExpired)?._id ?? null;
  return (
    <div className="flex flex-col gap-3">
      {cards.length > 0 ? (
        <KeptCards
          cards={cards}
          chosenId={isPending ? variables : first}
          onChoose={(id) => mutate(id, { onError: alertFailure })}
        />
      ) : null}
      <a
        href={links.addCard(null)}
        className={buttonClass({ variant: 'soft', className: 'self-start' })}
      >
        <Plus size={18} aria-hidden="true" />
        {copy.add}
      </a>
    </div>
  );
}
