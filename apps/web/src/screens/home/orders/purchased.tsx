import { reorderCopy as copy } from '#copy/cart/reorder.ts';
import { OrderList, OrderListItem, ordersQuery } from '#features/orders/index.ts';
import { startPages } from '#lib/network/start-query.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { isSeller, useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  await startPages(services, ordersQuery(services.request));
  return null;
}

/** §2 /home/orders/purchased: what was bought, each with the way to buy it again. */
export function Component() {
  const visitor = useMe();
  const customer = isSeller(visitor) ? visitor?.customer : null;
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-2xl lg:text-3xl">
          {customer ? copy.listTitleFor(customer.businessName) : copy.listTitle}
        </h1>
        <p className="mt-1.5 mb-4 text-ink-soft lg:mb-6">{copy.listText}</p>
        <OrderList
          draw={(order) => (
            <OrderListItem order={order} showsCustomer={isSeller(visitor) && !customer} again />
          )}
        />
      </div>
    </div>
  );
}
