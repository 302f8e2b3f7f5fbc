import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { CardFormReply } from '@matiz/contracts/payments/cards.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useState } from 'react';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { useCards } from '#features/payments/index.ts';
import { PayFailure } from '../panels/pay-failure.tsx';
import { usePayOrder } from '../use-pay-order.ts';
import { CardForm, type TypedCard } from './card-form.tsx';
import { useKeepCard } from './use-keep-card.ts';

const accepts = { acceptsPolicy: true, acceptsPersonalData: true } as const;

/** A card that pays an order, and is kept if its owner wants it. */
export function PayWithNewCard({ order, facts }: { order: OrderDetail; facts: CardFormReply }) {
  const { mayKeep } = useCards();
  const { pay, isSending, error } = usePayOrder(order.code);
  const keep = useKeepCard();
  const [trouble, setTrouble] = useState<'unreachable' | 'refused' | null>(null);

  function charge(card: TypedCard): void {
    setTrouble(null);
    const { token, installments } = card;
    const payNow = () => pay({ card: { token, installments, ...accepts } });
    if (!card.keeps) {
      payNow();
      return;
    }
    keep.mutate(card, {
      onSuccess({ result: [kept] }) {
        if (kept) pay({ card: { cardId: kept._id, installments } });
      },
      // A token is good twice: what could not be kept can be paid with all the same.
      onError: payNow,
    });
  }

  return (
    <CardForm
      facts={facts}
      label={copy.pay(order.methodDue)}
      asksToKeep={mayKeep}
      asksInstallments
      isSending={isSending || keep.isPending}
      onToken={charge}
      onUnreachable={() => setTrouble('unreachable')}
      onRefused={() => setTrouble('refused')}
    >
      {trouble === 'unreachable' ? (
        <Notification
          color="orange"
          title={copy.unreachableTitle}
          action={
            <Button variant="secondary" loading={isSending} onClick={() => pay({})}>
              {copy.payAtGateway}
            </Button>
          }
        >
          {copy.unreachable}
        </Notification>
      ) : null}
      {trouble === 'refused' ? (
        <Notification color="red" title={copy.refusedTitle}>
          {copy.refused}
        </Notification>
      ) : null}
      {error && trouble === null ? <PayFailure error={error} /> : null}
    </CardForm>
  );
}
