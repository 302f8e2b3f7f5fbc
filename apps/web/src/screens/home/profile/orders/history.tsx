import { useSearchParams } from 'react-router';
import { orderListCopy as copy } from '#copy/orders/order-list.ts';
import {
  loadOrdersCsv,
  loadOrdersTable,
  OrderFilters,
  OrderList,
  OrderListItem,
  ordersQuery,
  readOrderFilter,
  writeOrderFilter,
} from '#features/orders/index.ts';
import { startPages } from '#lib/network/start-query.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { isSeller, useMe } from '#session/me.query.ts';

const OrdersTable = lazyPart(
  async () => (await loadPart('OrdersTable', loadOrdersTable)).OrdersTable,
);
const OrdersCsv = lazyPart(async () => (await loadPart('OrdersCsv', loadOrdersCsv)).OrdersCsv);

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  const filter = readOrderFilter(services.url.searchParams);
  await startPages(services, ordersQuery(services.request, filter));
  return null;
}

/** §2 /home/profile/orders/history: the customer's orders; a seller's without one, all of theirs. */
export function Component() {
  const visitor = useMe();
  const [params, setParams] = useSearchParams();
  const filter = readOrderFilter(params);
  const customer = isSeller(visitor) ? visitor?.customer : null;
  const showsCustomer = isSeller(visitor) && !customer;
  const change = (next: typeof filter) =>
    setParams((before) => writeOrderFilter(before, next), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-4xl lg:max-w-none">
        <div className="mb-4 flex items-center justify-between gap-4 lg:mb-5">
          <h1 className="text-2xl lg:text-3xl">
            {customer ? copy.historyTitleFor(customer.businessName) : copy.historyTitle}
          </h1>
          <div className="min-h-9 max-lg:hidden">
            <OnceHydrated>
              <OrdersCsv filter={filter} />
            </OnceHydrated>
          </div>
        </div>
        <OrderFilters filter={filter} onChange={change} />
        <OrderList
          filter={filter}
          draw={(order) => <OrderListItem order={order} showsCustomer={showsCustomer} />}
          drawWide={(orders) => (
            <DeferredPart>
              <OrdersTable
                orders={orders}
                showsCustomer={showsCustomer}
                sort={filter.sort ?? 'newest'}
                onSort={(sort) => change({ ...filter, sort })}
              />
            </DeferredPart>
          )}
        />
      </div>
    </div>
  );
}
