import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { ErrorState } from '@matiz/ui/error-state.tsx';
import { Timeline } from '@matiz/ui/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { commonCopy } from '../../../../copy/everywhere.ts';
import { ordersCopy as copy } from '../../../../copy/orders.ts';
import { isSeller, useMe } from '../../../../features/identity/me.query.ts';
import { CancelButton } from '../../../../features/orders/cancel/cancel-button.tsx';
import { MovedNotice } from '../../../../features/orders/cancel/moved-notice.tsx';
import { CopyCode } from '../../../../features/orders/copy-code.tsx';
import { OrderActions } from '../../../../features/orders/order-actions.tsx';
import { OrderDelivery } from '../../../../features/orders/order-delivery.tsx';
import { OrderFacts } from '../../../../features/orders/order-facts.tsx';
import { timelineOf } from '../../../../features/orders/order-timeline.ts';
import { orderQuery } from '../../../../features/orders/orders.query.ts';
import { OrdersSkeleton } from '../../../../features/orders/orders-skeleton.tsx';
import { StateTag } from '../../../../features/orders/state-tag.tsx';
import { AppLink } from '../../../../lib/app-link.tsx';
import { links } from '../../../../lib/links.ts';
import { loadPart } from '../../../../lib/load-part.ts';
import { formatMoment } from '../../../../lib/moments.ts';
import { RequestError } from '../../../../lib/request-error.ts';
import type { PageMeta, ScreenArgs } from '../../../../lib/screen.ts';
import { useRequest } from '../../../../lib/services.ts';
import { startQuery } from '../../../../lib/start-query.ts';

const NOTICES = 'src/features/orders/payment/order-notices.tsx';
const OrderNotices = lazy(async () => {
  const part = await loadPart(
    'OrderNotices',
    () => import('../../../../features/orders/payment/order-notices.tsx'),
  );
  return { default: part.OrderNotices };
});

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta> {
  const code = args.params.orderCode ?? '';
  const query = orderQuery(args.request, code);
  await startQuery(args, query);
  const title = copy.orderTitle(code);
  const order = args.queryClient.getQueryData(query.queryKey)?.result;
  return order && hasNotice(order) ? { title, parts: [NOTICES] } : { title };
}

/** §2 /home/profile/orders/history/:orderCode. */
export function Component() {
  const { orderCode = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    orderQuery(useRequest(), orderCode),
  );
  return (
    <div className="page py-5 lg:py-8">
      <AppLink
        to={links.orders}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-sm pr-2 text-sm font-semibold text-accent hover:underline"
      >
        <ChevronLeft size={18} aria-hidden="true" />
        {copy.backToHistory}
      </AppLink>
      {data ? <Detail order={data.result} /> : null}
      {isPending ? <OrdersSkeleton label={commonCopy.loading} /> : null}
      {error && !data ? (
        <ErrorState
          title={copy.orderFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          retryLabel={commonCopy.retry}
        >
          {error instanceof RequestError ? error.message : null}
        </ErrorState>
      ) : null}
    </div>
  );
}

function Detail({ order }: { order: OrderDetail }) {
  const { code, state, customer, placedAt, placedBy, deliveries } = order;
  const showsCustomer = isSeller(useMe());
  return (
    <>
      <header className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl lg:text-3xl">{copy.orderTitle(code)}</h1>
            <CopyCode code={code} />
            <StateTag state={state} />
          </div>
          <p className="mt-1 text-ink-soft">
            {formatMoment(placedAt)} · {copy.placedBy(placedBy)}
            {showsCustomer ? ` · ${customer.businessName}` : null}
          </p>
        </div>
        <OrderActions order={order} />
      </header>
      {hasNotice(order) ? (
        <Suspense fallback={<div className="mt-4 h-44 rounded-lg bg-sunken md:h-24" />}>
          <OrderNotices order={order} />
        </Suspense>
      ) : null}
      <div className="mt-4 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {deliveries.map((delivery) => (
            <OrderDelivery
              key={delivery.position}
              delivery={delivery}
              of={deliveries.length}
              notice={<MovedNotice order={order} delivery={delivery} />}
              action={
                deliveries.length > 1 && canCancel(order, delivery) ? (
                  <CancelButton order={order} delivery={delivery} />
                ) : null
              }
              progress={
                <Timeline
                  label={copy.timeline(copy.delivery(delivery.position, deliveries.length))}
                  entries={timelineOf(order, delivery)}
                />
              }
            />
          ))}
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}

/** Whether its money waits for something. */
function hasNotice({ state, payment }: OrderDetail): boolean {
  return state === 'created' || payment.refundDue > 0;
}

/** Whether this is the place to cancel a delivery: its notice, or the order's own, may offer it. */
function canCancel(order: OrderDetail, delivery: OrderDetail['deliveries'][number]): boolean {
  const { moved, state } = delivery;
  const isAsking = moved !== null && !moved.isKept && state === 'pending';
  return delivery.canCancel && !isAsking && order.state !== 'created';
}
