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
import type { ScreenArgs } from '../../../lib/screen.ts';
import { useRequest, useServices } from '../../../lib/services.ts';
import { startQuery } from '../../../lib/start-query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  const { queryClient, request } = services;
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  if (hasCart(visitor)) await startQuery(services, cartQuery(request));
  return null;
}

const UnfinishedOrder = lazy(async () => {
  const part = await loadPart(
    'UnfinishedOrder',
    () => import('../../../features/orders/unfinished-order.tsx'),
  );
  return { default: part.UnfinishedOrder };
});

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
  return <CartPage reply={{ ...data, cart }} />;
}

/** An empty cart, unless this tab has sent an order whose answer it never saw. */
function NothingToBuy() {
  const { tab } = useServices().platform;
  const [isUnfinished, setUnfinished] = useState(false);
  useEffect(() => setUnfinished(readAttempt(tab) !== null), [tab]);
  if (!isUnfinished) return <EmptyCart />;
  return (
    <Suspense fallback={<EmptyCart />}>
      <UnfinishedOrder>
        <EmptyCart />
      </UnfinishedOrder>
    </Suspense>
  );
}
