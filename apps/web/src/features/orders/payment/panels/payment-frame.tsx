import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { ReactNode, Ref } from 'react';
import { ordersCopy } from '#copy/orders/orders.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { CopyCode } from '../../detail/copy-code.tsx';
import { GoodsStrip } from '../../detail/goods-strip.tsx';
import { PurchaseTotals } from '../../purchase/purchase-totals.tsx';

/** An order that is being paid: what is to be done, and beside it what it is for. */
export function PaymentFrame({
  order,
  title,
  titleRef,
  children,
}: {
  order: OrderDetail;
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto grid max-w-xl items-start gap-5 lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <h1 ref={titleRef} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
            {title}
          </h1>
          {children}
        </div>
        <OrderAside order={order} />
      </div>
    </div>
  );
}

function OrderAside({ order }: { order: OrderDetail }) {
  const { code, units, deliveries, totals, paymentMethod, discounts } = order;
  return (
    <aside
      aria-label={copy.order(code)}
      className="rounded-lg bg-surface p-4 shadow-card sm:p-5 lg:sticky lg:top-36"
    >
      <div className="flex items-center gap-1">
        <h2 className="text-lg tabular-nums">{copy.order(code)}</h2>
        <CopyCode code={code} />
      </div>
      <p className="mb-3 text-sm text-ink-soft">
        {ordersCopy.units(units)} · {ordersCopy.deliveriesCount(deliveries.length)}
      </p>
      <GoodsStrip lines={deliveries.flatMap(({ products }) => products)} />
      <div className="mt-4 border-t border-line pt-4">
        <PurchaseTotals
          totals={totals}
          method={paymentMethod.name}
          discounts={discounts}
          creditPart={order.creditPart}
        />
      </div>
      <AppLink
        to={links.order(code)}
        className="mt-2 -mb-2 inline-flex min-h-11 items-center rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
      >
        {copy.seeOrder}
      </AppLink>
    </aside>
  );
}
