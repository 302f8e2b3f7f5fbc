import { ErrorState } from '@matiz/ui/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { cartCopy as copy } from '../../../copy/cart.ts';
import { cartQuery, hasCart } from '../../../features/cart/cart.query.ts';
import { CartPage } from '../../../features/cart/cart-page.tsx';
import { CartSkeleton } from '../../../features/cart/cart-skeleton.tsx';
import { EmptyCart } from '../../../features/cart/empty-cart.tsx';
import { meQuery, useMe } from '../../../features/identity/me.query.ts';
import { readAttempt } from '../../../features/orders/order-attempt.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { RequestError } from '../../../lib/request-error.ts';
import type { PageMeta, ScreenArgs } from '../../../lib/screen.ts';
import { useRequest, useServices } from '../../../lib/services.ts';
import { startQuery } from '../../../lib/start-query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<PageMeta | null> {
  const { queryClient, request } = services;
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  if (!hasCart(visitor)) return null;
  // Without the reminder the cart is whole, so that nothing of it may hold the cart back.
  const reminder = loadUnpaid()
    .then(({ startUnpaid }) => startUnpaid(services))
    .catch(() => false);
  await startQuery(services, cartQuery(request));
  if (!services.platform.isServer || !(await reminder)) return null;
  return { parts: ['src/features/orders/payment/unpaid-orders.tsx'] };
}

const UnfinishedOrder = lazy(async () => {
  const part = await loadPart(
    'UnfinishedOrder',
    () => import('../../../features/orders/unfinished-order.tsx'),
  );
  return { default: part.UnfinishedOrder };
});

const loadUnpaid = () =>
  loadPart('UnpaidOrders', () => import('../../../features/orders/payment/unpaid-orders.tsx'));
const UnpaidOrders = lazy(async () => ({ default: (await loadUnpaid()).UnpaidOrders }));

/** §2 /home/cart. */
export function Component() {
  const request = useRequest();
  const isBuyer = hasCart(useMe());
  const { data, error, isPending, refetch, isFetching } = useQuery({
    ...cartQuery(request),
    enabled: isBuyer,
  });
  if (!isBuyer) return <EmptyCart />;
  if (isPending) return <CartSkeleton label={copy.loading} />;
  if (data === undefined) {
    return (
      <ErrorState title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  const { cart, outOfStock } = data;
  if (cart === null || cart.products.length + outOfStock.length === 0) {
    return <NothingToBuy />;
  }
  return <CartPage reply={{ ...data, cart }} notice={<Reminder />} />;
}

/** An empty cart, unless this tab has sent an order whose answer it never saw. */
function NothingToBuy() {
  const { tab } = useServices().platform;
  const [isUnfinished, setUnfinished] = useState(false);
  useEffect(() => setUnfinished(readAttempt(tab) !== null), [tab]);
  if (!isUnfinished) return <EmptyCart notice={<Reminder />} />;
  return (
    <Suspense fallback={<EmptyCart notice={<Reminder />} />}>
      <UnfinishedOrder>
        <EmptyCart notice={<Reminder />} />
      </UnfinishedOrder>
    </Suspense>
  );
}

/** That an order waits for its payment: nothing of what stood here is lost. */
function Reminder() {
  return (
    <Suspense>
      <UnpaidOrders />
    </Suspense>
  );
}
