import { useQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { loadPaying, orderQuery, PaymentPage, paymentViewOf } from '#features/orders/index.ts';
import { LateNoticeAsk } from '#features/push/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { links } from '#lib/page/links.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const code = args.url.searchParams.get('order');
  if (code === null) return redirect(links.orders);
  const { result } = await loadQuery(args.queryClient, orderQuery(args.request, code));
  // An order that went on since is read where its state stands.
  const view = paymentViewOf(result);
  if (view === 'elsewhere') return redirect(links.order(result.code));
  const title = copy.orderTitle(result.code);
  if (view === 'placed') return { title };
  await loadPaying();
  return { title, parts: ['src/features/orders/payment/paying.tsx'] };
}

/**
 * §2 /home/purchase/order/finalizing-payment: the order waits for its payment, or stands. A gateway
 * leads back here with the `id` of what was paid.
 */
export function Component() {
  const [search] = useSearchParams();
  const { data } = useQuery(orderQuery(useRequest(), search.get('order') ?? ''));
  if (!data) return null;
  return (
    <PaymentPage
      order={data.result}
      cameBack={search.has('id')}
      placedNotice={
        <OnceHydrated>
          <LateNoticeAsk asksAlone />
        </OnceHydrated>
      }
    />
  );
}
