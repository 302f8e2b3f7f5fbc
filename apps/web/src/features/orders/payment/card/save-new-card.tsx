import type { CardFormReply } from '@matiz/contracts/payments/cards.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useState } from 'react';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { CardForm, type TypedCard } from './card-form.tsx';
import { useKeepCard } from './use-keep-card.ts';

/** A card that is only kept: it is the chosen one from then on. */
export function SaveNewCard({ facts }: { facts: CardFormReply }) {
  const { platform } = useServices();
  const keep = useKeepCard();
  const [trouble, setTrouble] = useState<'unreachable' | 'refused' | null>(null);

  function save(card: TypedCard): void {
    setTrouble(null);
    keep.mutate(card, { onSuccess: () => platform.openPage(links.paymentMethods) });
  }

  return (
    <CardForm
      facts={facts}
      label={copy.save}
      asksToKeep={false}
      asksInstallments={false}
      isSending={keep.isPending || keep.isSuccess}
      onToken={save}
      onUnreachable={() => setTrouble('unreachable')}
      onRefused={() => setTrouble('refused')}
    >
      {trouble === 'unreachable' ? (
        <Notification
          color="orange"
          title={copy.unreachableTitle}
          action={
            <a href={links.paymentMethods} className={buttonClass({ variant: 'secondary' })}>
              {copy.back}
            </a>
          }
        >
          {copy.unreachableSave}
        </Notification>
      ) : null}
      {trouble === 'refused' || keep.error ? (
        <Notification color="red" title={copy.refusedTitle}>
          {keep.error?.message ?? copy.refused}
        </Notification>
      ) : null}
    </CardForm>
  );
}
