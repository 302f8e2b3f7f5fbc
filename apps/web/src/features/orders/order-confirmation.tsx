import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { placedOrderCopy } from '#copy/orders/placed-order.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { CopyCode } from './detail/copy-code.tsx';
import { OrderDeliveryPanel } from './detail/order-delivery-panel.tsx';
import { WhatIsNext } from './detail/what-is-next.tsx';
import { PurchaseTotals } from './purchase/purchase-totals.tsx';

/** The order stands: its number, what happens next, and what is in it. */
export function OrderConfirmation({
  order,
  titleRef,
  notice,
}: {
  order: OrderDetail;
  titleRef: Ref<HTMLHeadingElement>;
  notice: ReactNode;
}) {
  const { code, deliveries, discounts, totals, paymentMethod } = order;
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
          <h1 ref={titleRef} tabIndex={-1} className="mt-4 text-3xl outline-none">
            {useTitle(order)}
          </h1>
          <p className="mt-4 text-sm text-ink-soft">{placedOrderCopy.orderNumber}</p>
          <p className="flex items-center gap-1 pl-8">
            <strong className="font-display text-2xl tracking-wide tabular-nums select-all">
              {code}
            </strong>
            <CopyCode code={code} />
          </p>
        </header>
        <section className="rounded-lg bg-surface p-4 shadow-card sm:p-6">
          <h2 className="mb-4 text-lg">{placedOrderCopy.nextTitle}</h2>
          <WhatIsNext order={order} />
        </section>
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
          <AppLink to={links.order(code)} className={buttonClass({ size: 'lg' })}>
            {placedOrderCopy.viewOrder}
          </AppLink>
          <AppLink to={links.home} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {placedOrderCopy.keepBuying}
          </AppLink>
        </div>
        {/* It comes late, and moves nothing that someone is about to press. */}
        {notice}
        {/* What discounts took off is told once more where the money is talked about. */}
        {discounts.length > 0 || order.creditPart > 0 ? (
          <section className="rounded-lg bg-surface p-4 shadow-card sm:p-6">
            <h2 className="mb-4 text-lg">{copy.sums}</h2>
            <PurchaseTotals
              totals={totals}
              method={paymentMethod.name}
              discounts={discounts}
              creditPart={order.creditPart}
            />
          </section>
        ) : null}
        {deliveries.map((delivery) => (
          <OrderDeliveryPanel
            key={delivery.position}
            delivery={delivery}
            of={deliveries.length}
            isPaidAtDoor={paymentMethod.isPaidAtDoor}
          />
        ))}
      </div>
    </div>
  );
}

function useTitle({ payment, customer }: OrderDetail): string {
  const isForCustomer = isSeller(useMe());
  const { businessName } = customer;
  if (payment.state === 'paid') {
    return isForCustomer ? placedOrderCopy.paidTitleFor(businessName) : placedOrderCopy.paidTitle;
  }
  return isForCustomer ? placedOrderCopy.placedTitleFor(businessName) : placedOrderCopy.placedTitle;
}
