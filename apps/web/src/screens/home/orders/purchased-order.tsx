import { RequestError } from '@matiz/client/request-error.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { reorderCopy as copy } from '#copy/cart/reorder.ts';
import { OrdersSkeleton, ReorderPage, reorderQuery } from '#features/orders/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { selectCustomerPath } from '#lib/page/return-path.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { meQuery, useMe } from '#session/me.query.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta> {
  const code = args.params.orderId ?? '';
  const visitor = await args.queryClient.ensureQueryData(meQuery(args.request));
  // A refusal (another customer's order, no coverage) is the screen's to show.
  if (visitor.customer) {
    await startQuery(args, reorderQuery(args.request, code)).catch(() => undefined);
  }
  return { title: copy.title };
}

/** §2 /home/orders/purchased/:orderId: the review of then and now. */
export function Component() {
  const { orderId: code = '' } = useParams();
  const hasCustomer = useMe()?.customer != null;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...reorderQuery(useRequest(), code),
    enabled: hasCustomer,
    retry: false,
  });
  const isOthers = error instanceof RequestError && error.code === 'CUSTOMER_MISMATCH';
  return (
    <div className="page py-5 lg:py-8">
      <AppLink
        to={links.purchased}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-sm pr-2 text-sm font-semibold text-accent hover:underline"
      >
        <ChevronLeft size={18} aria-hidden="true" />
        {copy.back}
      </AppLink>
      <h1 className="text-2xl lg:text-3xl">{copy.title}</h1>
      {data ? (
        <>
          <p className="mt-1 text-ink-soft">
            <AppLink
              to={links.order(data.order.code)}
              className="underline-offset-4 hover:underline"
            >
              {copy.orderOf(data.order.code, formatDate(data.order.placedAt))}
            </AppLink>
          </p>
          <ReorderPage review={data} />
        </>
      ) : !hasCustomer || isOthers ? (
        <OtherCustomer code={code} />
      ) : isPending ? (
        <div className="mt-5">
          <OrdersSkeleton label={copy.loading} />
        </div>
      ) : (
        <ErrorState title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {error instanceof RequestError ? error.message : null}
        </ErrorState>
      )}
    </div>
  );
}

/** A seller who works for someone else, or for nobody yet. */
function OtherCustomer({ code }: { code: string }) {
  return (
    <EmptyState
      title={copy.otherCustomer}
      action={
        <AppLink to={selectCustomerPath(links.purchasedOrder(code))} className={buttonClass()}>
          {copy.chooseCustomer}
        </AppLink>
      }
    >
      {copy.otherCustomerText}
    </EmptyState>
  );
}
