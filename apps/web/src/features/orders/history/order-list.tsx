import { RequestError } from '@matiz/client/request-error.ts';
import type { OrderRow as Row } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { LoadMore } from '@matiz/ui/layout/load-more.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { commonCopy } from '#copy/everywhere.ts';
import { orderListCopy as copy } from '#copy/orders/order-list.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { Part } from '#lib/parts/part.tsx';
import { useRequest } from '#lib/services.ts';
import { ordersQuery } from '../orders.query.ts';
import { leavesOut, type OrderFilter } from './order-filter.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';

/** The orders that a filter leaves, page by page, each drawn by the owner. */
export function OrderList({
  filter = {},
  draw,
  drawWide,
}: {
  filter?: OrderFilter;
  draw: (order: Row) => ReactNode;
  /** From 64 rem on, all of them together. */
  drawWide?: (orders: readonly Row[]) => ReactNode;
}) {
  const list = useInfiniteQuery({
    ...ordersQuery(useRequest(), filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = list;
  if (list.isPending) return <OrdersSkeleton label={copy.historyLoading} />;
  if (data === undefined) {
    return (
      <ErrorState
        title={copy.historyFailed}
        onRetry={() => void refetch()}
        retrying={list.isFetching}
        retryLabel={commonCopy.retry}
      >
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  const orders = data.pages.flatMap(({ result }) => result);
  if (orders.length === 0) return <NoOrders isFiltered={leavesOut(filter)} />;
  return (
    <div className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      {drawWide ? <div className="max-lg:hidden">{drawWide(orders)}</div> : null}
      <ul className={clsx('flex flex-col gap-3', drawWide && 'lg:hidden')}>
        {orders.map((order) => (
          <li key={order._id}>
            <Part>
              <Drawn order={order} draw={draw} />
            </Part>
          </li>
        ))}
      </ul>
      <LoadMore
        progress={copy.shownOf(orders.length, data.pages[0]?.total ?? orders.length)}
        onLoadMore={hasNextPage ? () => void fetchNextPage() : undefined}
        loading={isFetchingNextPage}
        label={copy.more}
      />
    </div>
  );
}

/** Drawn by itself, so that one order that cannot be drawn leaves the others standing. */
function Drawn({ order, draw }: { order: Row; draw: (order: Row) => ReactNode }) {
  return draw(order);
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title={copy.nothingFound}>{copy.nothingFoundText}</EmptyState>;
  }
  return (
    <EmptyState
      title={copy.historyEmpty}
      action={
        <AppLink to={links.home} className={buttonClass()}>
          {copy.startOrder}
        </AppLink>
      }
    >
      {copy.historyEmptyText}
    </EmptyState>
  );
}
