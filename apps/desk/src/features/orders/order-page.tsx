import { RequestError } from '@matiz/client/request-error.ts';
import { readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { orderPageCopy as copy } from '#copy/orders.ts';
import { useRequest } from '#lib/services.ts';
import { ReasonDialog } from '#parts/reason-dialog.tsx';
import { useCan } from '#session/me.ts';
import { OrderContact } from './order-contact.tsx';
import { OrderDeliveryPanel } from './order-delivery-panel.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderOrigin } from './order-origin.tsx';
import { StateMark } from './state-mark.tsx';
import { useAdvance } from './use-advance.ts';

/** What a cancellation is of: a delivery by its id, or the whole order. */
type Cancelling = { readonly deliveryId?: string };

/** One order, as those need it who prepare it, bring it and answer for it. */
export function OrderPage() {
  const { codigo: code = '' } = useParams();
  const request = useRequest();
  const mayMove = useCan('orders:move');
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const advance = useAdvance();
  const { data, error } = useQuery({
    queryKey: [readDeskOrder.path, code],
    queryFn: () => request(readDeskOrder, { query: { code } }),
  });
  if (error instanceof RequestError && !data) throw error;
  if (!data) return <p className="p-6">{copy.loading}</p>;
  const { result: order, contact, origin, payments, events } = data;
  const { deliveries } = order;

  function cancel(reason: string): void {
    advance.mutate(
      { orderCode: order.code, state: 'cancelled', reason, ...cancelling },
      { onSuccess: () => setCancelling(null) },
    );
  }

  return (
    <div className="p-4 lg:p-6">
      <Link to="/pedidos" className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <header className="mt-1 mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="text-xl">{copy.title(order.code)}</h1>
            <StateMark state={order.state} />
          </div>
          <p className="text-ink-soft">
            {copy.placedBy(formatMoment(order.placedAt), order.placedBy)}
            {order.approvedBy ? ` · ${copy.approvedBy(order.approvedBy)}` : null}
          </p>
        </div>
        <a
          href={`/api/order/pdf?${new URLSearchParams({ orderCode: order.code })}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          <Printer size={16} aria-hidden />
          {copy.print}
        </a>
        {mayMove && order.canCancel ? (
          <Button size="sm" variant="secondary" onClick={() => setCancelling({})}>
            {copy.cancelAll}
          </Button>
        ) : null}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {deliveries.map((delivery) => (
            <OrderDeliveryPanel
              key={delivery.deliveryId}
              delivery={delivery}
              order={order}
              mayMove={mayMove}
              pending={
                advance.isPending && advance.variables.deliveryId === delivery.deliveryId
                  ? advance.variables.state
                  : null
              }
              advance={(state) =>
                state === 'cancelled'
                  ? setCancelling({ deliveryId: delivery.deliveryId })
                  : advance.mutate({
                      orderCode: order.code,
                      deliveryId: delivery.deliveryId,
                      state,
                    })
              }
            />
          ))}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)]">
          <OrderContact order={order} contact={contact} />
          <OrderMoney order={order} payments={payments} />
          <OrderEvents order={order} events={events} />
          <OrderOrigin origin={origin} />
        </div>
      </div>
      {cancelling ? (
        <ReasonDialog
          title={cancelling.deliveryId ? copy.cancelTitle : copy.cancelAllTitle(order.code)}
          explain={copy.cancelExplain}
          of="cancel"
          confirm={copy.cancelConfirm}
          isBusy={advance.isPending}
          problem={advance.error?.message}
          onConfirm={cancel}
          onClose={() => {
            advance.reset();
            setCancelling(null);
          }}
        />
      ) : null}
    </div>
  );
}
