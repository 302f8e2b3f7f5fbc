import { ErrorState } from '@matiz/ui/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { cartCopy as copy } from '../../../copy/cart.ts';
import { cartQuery, hasCart } from '../../../features/cart/cart.query.ts';
import { CartPage } from '../../../features/cart/cart-page.tsx';
import { CartSkeleton } from '../../../features/cart/cart-skeleton.tsx';
import { EmptyCart } from '../../../features/cart/empty-cart.tsx';
import { meQuery, useMe } from '../../../features/identity/me.query.ts';
import { UnfinishedOrder } from '../../../features/orders/unfinished-order.tsx';
import { RequestError } from '../../../lib/request-error.ts';
import type { ScreenArgs } from '../../../lib/screen.ts';
import { useRequest } from '../../../lib/services.ts';
import { startQuery } from '../../../lib/start-query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  const { queryClient, request } = services;
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  if (hasCart(visitor)) await startQuery(services, cartQuery(request));
  return null;
}

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
    return (
      <UnfinishedOrder>
        <EmptyCart />
      </UnfinishedOrder>
    );
  }
  return <CartPage reply={{ ...data, cart }} />;
}
