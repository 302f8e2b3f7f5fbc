import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/empty-state.tsx';
import { ErrorState } from '@matiz/ui/error-state.tsx';
import { LoadMore } from '@matiz/ui/load-more.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commonCopy } from '../../../../copy/everywhere.ts';
import { ordersCopy as copy } from '../../../../copy/orders.ts';
import { isSeller, useMe } from '../../../../features/identity/me.query.ts';
import { OrderRow } from '../../../../features/orders/order-row.tsx';
import { ordersQuery } from '../../../../features/orders/orders.query.ts';
import { OrdersSkeleton } from '../../../../features/orders/orders-skeleton.tsx';
import { AppLink } from '../../../../lib/app-link.tsx';
import { links } from '../../../../lib/links.ts';
import { RequestError } from '../../../../lib/request-error.ts';
import type { ScreenArgs } from '../../../../lib/screen.ts';
import { useRequest } from '../../../../lib/services.ts';
import { startPages } from '../../../../lib/start-query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  await startPages(services, ordersQuery(services.request));
  return null;
}

/** §2 /home/profile/orders/history: the customer's orders; a seller's without one, all of theirs. */
export function Component() {
  const visitor = useMe();
  const customer = isSeller(visitor) ? visitor?.customer : null;
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
          {customer ? copy.historyTitleFor(customer.businessName) : copy.historyTitle}
        </h1>
        <Orders showsCustomer={isSeller(visitor) && !customer} />
      </div>
    </div>
  );
}

function Orders({ showsCustomer }: { showsCustomer: boolean }) {
  const list = useInfiniteQuery(ordersQuery(useRequest()));
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
  if (orders.length === 0) {
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
  return (
    <>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderRow order={order} showsCustomer={showsCustomer} />
          </li>
        ))}
      </ul>
      <LoadMore
        progress={copy.shownOf(orders.length, data.pages[0]?.total ?? orders.length)}
        onLoadMore={hasNextPage ? () => void fetchNextPage() : undefined}
        loading={isFetchingNextPage}
        label={copy.more}
      />
    </>
  );
}
