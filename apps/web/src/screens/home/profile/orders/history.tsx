import { useSearchParams } from 'react-router';
import { orderListCopy as copy } from '#copy/orders/order-list.ts';
import {
  OrderFilters,
  OrderList,
  OrderListItem,
  ordersQuery,
  readOrderFilter,
  writeOrderFilter,
} from '#features/orders/index.ts';
import { startPages } from '#lib/network/start-query.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { isSeller, useMe } from '#session/me.query.ts';

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
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="mb-4 text-2xl lg:mb-5 lg:text-3xl">
          {customer ? copy.historyTitleFor(customer.businessName) : copy.historyTitle}
        </h1>
        <OrderFilters
          filter={filter}
          onChange={(next) =>
            setParams((before) => writeOrderFilter(before, next), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <OrderList
          filter={filter}
          draw={(order) => <OrderListItem order={order} showsCustomer={showsCustomer} />}
        />
      </div>
    </div>
  );
}
