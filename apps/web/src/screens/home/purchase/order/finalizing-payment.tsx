import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { ordersCopy as copy } from '../../../../copy/orders.ts';
import { isSeller, useMe } from '../../../../features/identity/me.query.ts';
import { CopyCode } from '../../../../features/orders/copy-code.tsx';
import { OrderDelivery } from '../../../../features/orders/order-delivery.tsx';
import { orderQuery } from '../../../../features/orders/orders.query.ts';
import { WhatIsNext } from '../../../../features/orders/what-is-next.tsx';
import { AppLink } from '../../../../lib/app-link.tsx';
import { links } from '../../../../lib/links.ts';
import { loadQuery } from '../../../../lib/load-query.ts';
import type { PageMeta, ScreenArgs } from '../../../../lib/screen.ts';
import { useRequest } from '../../../../lib/services.ts';

const PLACED: readonly OrderDetail['state'][] = ['created', 'confirmed', 'paid'];

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const code = args.url.searchParams.get('order');
  if (code === null) return redirect(links.orders);
  const { result } = await loadQuery(args.queryClient, orderQuery(args.request, code));
  // An order that went on since is read where its state stands.
  if (!PLACED.includes(result.state)) return redirect(links.order(result.code));
  return { title: copy.orderTitle(result.code) };
}

/** §2 /home/purchase/order/finalizing-payment: the order stands, and what happens next. */
export function Component() {
  const [search] = useSearchParams();
  const { data } = useQuery(orderQuery(useRequest(), search.get('order') ?? ''));
  return data ? <Confirmation order={data.result} /> : null;
}

function Confirmation({ order }: { order: OrderDetail }) {
  const { code, customer, deliveries } = order;
  const title = isSeller(useMe()) ? copy.placedTitleFor(customer.businessName) : copy.placedTitle;
  return (
    <div className="page py-6 lg:py-10">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <header className="flex flex-col items-center text-center">
          <span
            aria-hidden="true"
            className="grid size-16 animate-rise place-items-center rounded-full bg-now text-white"
          >
            <Check size={34} strokeWidth={3} />
          </span>
          <h1 className="mt-4 text-3xl">{title}</h1>
          <p className="mt-4 text-sm text-ink-soft">{copy.orderNumber}</p>
          <p className="flex items-center gap-1 pl-8">
            <strong className="font-display text-2xl tracking-wide tabular-nums select-all">
              {code}
            </strong>
            <CopyCode code={code} />
          </p>
        </header>
        <section className="rounded-lg bg-surface p-4 shadow-card sm:p-6">
          <h2 className="mb-4 text-lg">{copy.nextTitle}</h2>
          <WhatIsNext order={order} />
        </section>
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
          <AppLink to={links.order(code)} className={buttonClass({ size: 'lg' })}>
            {copy.viewOrder}
          </AppLink>
          <AppLink to={links.home} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {copy.keepBuying}
          </AppLink>
        </div>
        {deliveries.map((delivery) => (
          <OrderDelivery key={delivery.position} delivery={delivery} of={deliveries.length} />
        ))}
      </div>
    </div>
  );
}
