import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { OrderConfirmation } from '../order-confirmation.tsx';
import { paymentViewOf } from './payment-view.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

export const loadPaying = () => loadPart('Paying', () => import('./paying.tsx'));
const Paying = lazyPart(async () => (await loadPaying()).Paying);

/** An order from the moment it stands: to be paid, being paid, paid, or over (D-12). */
export function PaymentPage({
  order,
  cameBack,
  placedNotice = null,
}: {
  order: OrderDetail;
  cameBack: boolean;
  /** What is said or asked under an order that stands. */
  placedNotice?: ReactNode;
}) {
  const watch = usePaymentWatch(order, cameBack);
  const view = watch.isUnknown ? 'checking' : paymentViewOf(order);
  const titleRef = useNewsFocus(view);
  if (view === 'elsewhere') return <Navigate to={links.order(order.code)} replace />;
  if (view === 'placed')
    return <OrderConfirmation order={order} titleRef={titleRef} notice={placedNotice} />;
  return (
    <DeferredPart>
      <Paying order={order} view={view} watch={watch} titleRef={titleRef} />
    </DeferredPart>
  );
}

/** The title takes the focus, and is read, whenever the page becomes another one by itself. */
function useNewsFocus(view: string): Ref<HTMLHeadingElement> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    title.current?.focus();
  }, [view]);
  return title;
}
