import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { commonCopy } from '#copy/everywhere.ts';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { cardFormQuery } from '#features/payments/index.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { ReservedUntil } from '../panels/reserved-until.tsx';
import { CardFormSkeleton } from './card-skeleton.tsx';
import { PayWithNewCard } from './pay-with-new-card.tsx';
import { SaveNewCard } from './save-new-card.tsx';
import { useOwnDocument } from './use-own-document.ts';

/**
 * Where a card is typed. It is left and reached by whole pages: its document may speak with the
 * gateway, and others may not (the policy of the reply says so).
 */
export function CardPage({ order }: { order: OrderDetail | null }) {
  const back = order === null ? links.paymentMethods : links.orderPlaced(order.code);
  const payUntil = order?.payment.payUntil ?? null;
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto flex max-w-xl flex-col gap-5">
        <a
          href={back}
          className={buttonClass({ variant: 'quiet', className: '-ml-3 self-start max-lg:hidden' })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
          {copy.back}
        </a>
        <div>
          <h1 className="text-2xl lg:text-3xl">{order === null ? copy.title : copy.payTitle}</h1>
          <p className="mt-2 text-ink-soft">{copy.lead}</p>
        </div>
        {order === null || payUntil === null ? null : (
          <ReservedUntil
            reserved={{ payUntil, placedAt: order.placedAt }}
            onOver={() => window.location.assign(back)}
          />
        )}
        <section aria-label={copy.title} className="rounded-lg bg-surface p-4 shadow-card sm:p-6">
          <FormPart order={order} />
        </section>
      </div>
    </div>
  );
}

function FormPart({ order }: { order: OrderDetail | null }) {
  const { request, platform } = useServices();
  const isReady = useOwnDocument();
  const { data, error, refetch, isFetching } = useQuery({
    ...cardFormQuery(request),
    // The page of a shell may not speak with the gateway: there a card is typed on its own page.
    enabled: isReady && !platform.isNative,
  });
  if (error) {
    return (
      <Notification
        color="red"
        title={copy.formFailed}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {commonCopy.retry}
          </Button>
        }
      >
        {error.message}
      </Notification>
    );
  }
  if (!data) return <CardFormSkeleton isPaying={order !== null} />;
  return order === null ? (
    <SaveNewCard facts={data} />
  ) : (
    <PayWithNewCard order={order} facts={data} />
  );
}
