import { RequestError } from '@matiz/client/request-error.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { cartNewsCopy as copy } from '#copy/cart/cart-news.ts';
import { cartQuery, hasCart } from '#features/buying/index.ts';
import { CartSkeleton, NewsPage } from '#features/cart/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { selectCustomerPath } from '#lib/page/return-path.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { meQuery, useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  const { queryClient, request } = services;
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  if (hasCart(visitor)) await startQuery(services, cartQuery(request));
  return null;
}

/** §2 /cart-news. */
export function Component() {
  const isBuyer = hasCart(useMe());
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...cartQuery(useRequest()),
    enabled: isBuyer,
  });
  if (!isBuyer) return <ChooseFirst />;
  if (isPending) return <CartSkeleton label={copy.loading} />;
  if (data === undefined) {
    return (
      <ErrorState title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  return <NewsPage reply={data} />;
}

/** A seller who chose nobody: a cart belongs to a customer. */
function ChooseFirst() {
  return (
    <div className="page py-5 lg:py-8">
      <h1 className="sr-only">{copy.title}</h1>
      <EmptyState
        title={copy.chooseTitle}
        action={
          <AppLink to={selectCustomerPath(links.cartNews)} className={buttonClass()}>
            {copy.choose}
          </AppLink>
        }
      >
        {copy.chooseText}
      </EmptyState>
    </div>
  );
}
