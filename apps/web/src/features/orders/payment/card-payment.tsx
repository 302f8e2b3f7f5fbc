import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { cardCopy } from '#copy/orders/card.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { KeptCards, useCards } from '#features/payments/index.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { Installments } from './card/installments.tsx';
import { PayFailure } from './panels/pay-failure.tsx';
import { usePayOrder } from './use-pay-order.ts';

/**
 * The ways to pay with a card: one that is kept, one that is typed in our form, which sends it to
 * the gateway alone, or the gateway's own page (D-12).
 */
export function CardPayment({ order }: { order: OrderDetail }) {
  const { pay, isSending, error } = usePayOrder(order.code);
  const { platform } = useServices();
  const { cards, isLoading } = useCards();
  const [pickedId, setPicked] = useState<string | null>(null);
  const [installments, setInstallments] = useState('1');
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const chosen = usable.find(({ _id }) => _id === pickedId) ?? usable[0] ?? null;
  const total = formatPesos(order.methodDue);
  const label = order.payment.state === 'declined' ? copy.tryAgain(total) : copy.payByCard(total);
  const lock = <LockKeyhole size={18} aria-hidden="true" />;
  if (isLoading) return <Skeleton className="h-13" />;
  const atGateway = (
    <Button
      size={platform.isNative && chosen === null ? 'lg' : 'md'}
      variant={platform.isNative && chosen === null ? 'primary' : 'quiet'}
      block
      loading={isSending}
      loadingLabel={copy.goingToPay}
      onClick={() => pay({})}
    >
      {platform.isNative && chosen === null ? label : cardCopy.payAtGateway}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {cards.length > 0 ? (
        <KeptCards cards={cards} chosenId={chosen?._id ?? null} onChoose={setPicked} />
      ) : null}
      {chosen ? <Installments value={installments} onChange={setInstallments} /> : null}
      {error ? <PayFailure error={error} /> : null}
      {chosen ? (
        <Button
          size="lg"
          block
          start={lock}
          loading={isSending}
          loadingLabel={cardCopy.sending}
          className="!whitespace-normal"
          onClick={() => pay({ card: { cardId: chosen._id, installments: Number(installments) } })}
        >
          {cardCopy.payWith(order.methodDue, chosen.lastFour)}
        </Button>
      ) : null}
      {platform.isNative ? null : (
        // A whole page: only its document may speak with the gateway.
        <a
          href={links.addCard(order.code)}
          className={buttonClass({
            size: chosen ? 'md' : 'lg',
            variant: chosen ? 'secondary' : 'primary',
            block: true,
          })}
        >
          {chosen ? null : lock}
          {chosen ? cardCopy.another : label}
        </a>
      )}
      {atGateway}
    </div>
  );
}
