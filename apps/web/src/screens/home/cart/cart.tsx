import { RequestError } from '@matiz/client/request-error.ts';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { cartQuery, hasCart } from '#features/buying/index.ts';
import { CartPage, CartSkeleton, EmptyCart, loadSavedLines } from '#features/cart/index.ts';
import { registrationQuery } from '#features/identity/index.ts';
import { loadUnfinishedOrder, loadUnpaidOrders, readAttempt } from '#features/orders/index.ts';
import { LateCreditLine } from '#features/payments/index.ts';
import { loadMissingNotice } from '#features/registration/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { meQuery, owesData, useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<PageMeta | null> {
  const { queryClient, request } = services;
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  if (!hasCart(visitor)) return null;
  // Without the reminder the cart is whole, so that nothing of it may hold the cart back.
  const reminder = loadUnpaid()
    .then(({ startUnpaid }) => startUnpaid(services))
    .catch(() => false);
  const told = owesData(visitor) ? startQuery(services, registrationQuery(request)) : null;
  await Promise.all([startQuery(services, cartQuery(request)), told]);
  if (!services.platform.isServer || !(await reminder)) return null;
  return { parts: ['src/features/orders/payment/unpaid-orders.tsx'] };
}

const UnfinishedOrder = lazyPart(
  async () => (await loadPart('UnfinishedOrder', loadUnfinishedOrder)).UnfinishedOrder,
);

const loadUnpaid = () => loadPart('UnpaidOrders', loadUnpaidOrders);
const UnpaidOrders = lazyPart(async () => (await loadUnpaid()).UnpaidOrders);

const MissingNotice = lazyPart(
  async () => (await loadPart('MissingNotice', loadMissingNotice)).MissingNotice,
);

const UnderLines = lazyPart(async () => (await loadSavedLines()).UnderLines);
const later = (
  <OnceHydrated>
    <UnderLines />
  </OnceHydrated>
);

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
  const notice = (
    <>
      <Owed />
      <Reminder />
    </>
  );
  return <CartPage reply={{ ...data, cart }} notice={notice} later={later} />;
}

/** An empty cart, unless this tab has sent an order whose answer it never saw. */
function NothingToBuy() {
  const { tab } = useServices().platform;
  const [isUnfinished, setUnfinished] = useState(false);
  useEffect(() => setUnfinished(readAttempt(tab) !== null), [tab]);
  const empty = <EmptyCart notice={<Reminder />} later={later} />;
  if (!isUnfinished) return empty;
  return (
    <DeferredPart fallback={empty}>
      <UnfinishedOrder>{empty}</UnfinishedOrder>
    </DeferredPart>
  );
}

/** What the business has to tell before its first order. */
function Owed() {
  if (!owesData(useMe())) return null;
  return (
    <DeferredPart fallback={<Skeleton className="h-36 !rounded-lg" />}>
      <MissingNotice />
    </DeferredPart>
  );
}

/** That an order waits for its payment, and what is left of the credit to buy with. */
function Reminder() {
  return (
    <DeferredPart>
      <UnpaidOrders />
      <LateCreditLine />
    </DeferredPart>
  );
}
