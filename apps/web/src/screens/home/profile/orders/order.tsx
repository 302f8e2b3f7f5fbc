import { RequestError } from '@matiz/client/request-error.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { Timeline } from '@matiz/ui/layout/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { commonCopy } from '#copy/everywhere.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import {
  CancelButton,
  loadCopyCode,
  loadMovedNotice,
  loadOrderNotices,
  loadPrintedOrder,
  OrderActions,
  OrderDeliveryPanel,
  OrderFacts,
  OrdersSkeleton,
  orderQuery,
  StateTag,
  timelineOf,
  usePlacedBy,
} from '#features/orders/index.ts';
import { loadOrderMessages } from '#features/support/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';

type Delivery = OrderDetail['deliveries'][number];

const notices = 'src/features/orders/payment/order-notices.tsx';
const OrderNotices = lazyPart(
  async () => (await loadPart('OrderNotices', loadOrderNotices)).OrderNotices,
);

const moved = 'src/features/orders/cancel/moved-notice.tsx';
const MovedNotice = lazyPart(
  async () => (await loadPart('MovedNotice', loadMovedNotice)).MovedNotice,
);

const messages = 'src/features/support/order-messages.tsx';
const OrderMessages = lazyPart(
  async () => (await loadPart('OrderMessages', loadOrderMessages)).OrderMessages,
);

const CopyCode = lazyPart(
  async () => (await loadPart('CopyCode', loadCopyCode)).CopyCode,
  'nowhere',
);
const loadPrinted = () => loadPart('PrintedOrder', loadPrintedOrder);
const PrintedLogo = lazyPart(async () => (await loadPrinted()).PrintedLogo, 'nowhere');
const PrintedParties = lazyPart(async () => (await loadPrinted()).PrintedParties, 'nowhere');
const PrintedNote = lazyPart(async () => (await loadPrinted()).PrintedNote, 'nowhere');

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta> {
  const code = args.params.orderCode ?? '';
  const query = orderQuery(args.request, code);
  // Its messages are read by their own part, which comes when the page stands.
  await startQuery(args, query);
  const title = copy.orderTitle(code);
  const order = args.queryClient.getQueryData(query.queryKey)?.result;
  if (!order) return { title };
  const parts = [
    messages,
    ...(hasNotice(order) ? [notices] : []),
    ...(order.deliveries.some(isMoved) ? [moved] : []),
  ];
  return { title, parts };
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
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-sm pr-2 text-sm font-semibold text-accent hover:underline print:hidden"
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
  const { code, state, customer, placedAt, placedBy, approvedBy, deliveries } = order;
  const showsCustomer = isSeller(useMe());
  const whoPlacedIt = usePlacedBy(placedBy);
  return (
    <>
      <header className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between print:flex-row print:items-start print:justify-between">
        <DeferredPart>
          <PrintedLogo />
        </DeferredPart>
        <div className="print:text-right">
          <div className="flex flex-wrap items-center gap-1 print:justify-end">
            <h1 className="text-2xl lg:text-3xl">{copy.orderTitle(code)}</h1>
            <DeferredPart fallback={<span className="size-8" />}>
              <CopyCode code={code} />
            </DeferredPart>
            <StateTag state={state} />
          </div>
          <p className="mt-1 text-ink-soft">
            {formatMoment(placedAt)}
            {whoPlacedIt ? ` · ${whoPlacedIt}` : null}
            {approvedBy ? ` · ${copy.approvedBy(approvedBy)}` : null}
            {showsCustomer ? ` · ${customer.businessName}` : null}
          </p>
        </div>
        <Part>
          <OrderActions order={order} />
        </Part>
      </header>
      <DeferredPart>
        <PrintedParties order={order} />
      </DeferredPart>
      {hasNotice(order) ? (
        <DeferredPart fallback={<div className="mt-4 h-44 rounded-lg bg-sunken md:h-24" />}>
          <OrderNotices order={order} />
        </DeferredPart>
      ) : null}
      <div className="mt-4 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 print:block">
        <div className="flex min-w-0 flex-col gap-5 print:block">
          {deliveries.map((delivery) => (
            <OrderDeliveryPanel
              key={delivery.position}
              delivery={delivery}
              of={deliveries.length}
              isPaidAtDoor={order.paymentMethod.isPaidAtDoor}
              notice={
                isMoved(delivery) ? (
                  <DeferredPart>
                    <MovedNotice order={order} delivery={delivery} />
                  </DeferredPart>
                ) : null
              }
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
        <div className="flex flex-col gap-5">
          <Part>
            <OrderFacts order={order} />
          </Part>
          <DeferredPart fallback={<div className="h-28 rounded-lg bg-sunken print:hidden" />}>
            <OrderMessages orderCode={code} />
          </DeferredPart>
        </div>
      </div>
      <DeferredPart>
        <PrintedNote />
      </DeferredPart>
    </>
  );
}

/** Whether its money waits for something. */
function hasNotice({ state, payment }: OrderDetail): boolean {
  return state === 'created' || payment.refundDue > 0;
}

/** Whether it got another date and still waits for it. */
function isMoved({ moved, state }: Delivery): boolean {
  return moved !== null && state === 'pending';
}

/** Whether this is the place to cancel a delivery: its notice, or the order's own, may offer it. */
function canCancel(order: OrderDetail, delivery: Delivery): boolean {
  const isAsking = isMoved(delivery) && !delivery.moved?.isKept;
  return delivery.canCancel && !isAsking && order.state !== 'created';
}
