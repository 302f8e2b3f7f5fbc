import { useQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { CardPage, orderQuery, paymentViewOf } from '#features/orders/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData({
  url,
  queryClient,
  request,
}: ScreenArgs): Promise<Response | null> {
  const code = url.searchParams.get('order');
  if (code === null) return null;
  const { result } = await loadQuery(queryClient, orderQuery(request, code));
  const view = paymentViewOf(result);
  const isOpen = view === 'pay' || view === 'declined';
  // Another method, paid meanwhile, or over: its own page says which.
  if (isOpen && result.paymentMethod.means === 'card') return null;
  return redirect(links.orderPlaced(result.code));
}

/**
 * §2 /home/purchase/order/payment-methods/add-credit-card: a card to keep, or with `?order=` one
 * that pays it.
 */
export function Component() {
  const code = useSearchParams()[0].get('order');
  const { data } = useQuery({
    ...orderQuery(useRequest(), code ?? ''),
    enabled: code !== null,
  });
  if (code !== null && data === undefined) return null;
  return <CardPage order={data?.result ?? null} />;
}
