import type { CartReply } from '@matiz/contracts/cart.ts';
import { groupByDispatchDate } from '@matiz/domain/cart/group-by-dispatch-date.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { type CartEdits, useCartEdits } from '#features/buying/index.ts';
import { LateArrival, NoCoverageHere, useZone } from '#features/delivery/index.ts';
import { ActionBar } from '#lib/action-bar.tsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { CartDelivery, choiceKeyOf } from './cart-delivery.tsx';
import { CartSummary } from './cart-summary.tsx';
import { sumCart } from './cart-sums.ts';
import { CleanCartButton } from './clean-cart-button.tsx';
import { useOnward } from './use-onward.ts';

const CartSelection = lazyPart(
  async () =>
    (await loadPart('CartSelection', () => import('./selection/cart-selection.tsx'))).CartSelection,
);

const NewsNotice = lazyPart(
  async () => (await loadPart('NewsNotice', () => import('./news/news-notice.tsx'))).NewsNotice,
);

const SoldOutLines = lazyPart(
  async () => (await loadPart('SoldOutLines', () => import('./sold-out-lines.tsx'))).SoldOutLines,
);

const UnderSums = lazyPart(
  async () => (await loadPart('UnderSums', () => import('./under-sums.tsx'))).UnderSums,
);

type Filled = CartReply & { readonly cart: NonNullable<CartReply['cart']> };

/** A cart with something in it: deliveries, what is sold out, sums, the way on. */
export function CartPage({
  reply,
  notice,
  later,
}: {
  reply: Filled;
  notice: ReactNode;
  /** What is saved for another day. */
  later: ReactNode;
}) {
  const edits = useCartEdits();
  const { cart } = reply;
  const sums = sumCart(cart, useZone());
  const onward = useOnward(edits, cart.products);
  const canGoOn = cart.products.length > 0;
  const visitor = useMe();
  const isForCustomer = isSeller(visitor);
  const [isSelecting, setSelecting] = useState(false);
  const deliveries = <Deliveries cart={cart} edits={edits} />;
  return (
    <>
      <div className="page pt-3 lg:py-8">
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <h1 className="text-2xl lg:text-3xl">
            {isForCustomer && visitor?.customer
              ? copy.titleFor(visitor.customer.businessName)
              : copy.title}
          </h1>
          <div className="ml-auto flex shrink-0 gap-1">
            {cart.products.length > 1 && !isSelecting ? (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => void edits.flush().then(() => setSelecting(true))}
              >
                {copy.select}
              </Button>
            ) : null}
            <CleanCartButton units={cart.units} />
          </div>
        </header>
        <div className="mt-3 grid items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-3 lg:gap-5">
            {notice}
            <NoCoverageHere />
            {reply.productsNews.length > 0 ? (
              <DeferredPart fallback={<Skeleton className="h-16 !rounded-lg" />}>
                <NewsNotice news={reply.productsNews} />
              </DeferredPart>
            ) : null}
            {cart.products.some(({ dispatchDate }) => dispatchDate === null) ? (
              <LateArrival />
            ) : null}
            {isSelecting ? (
              <DeferredPart fallback={deliveries}>
                <CartSelection cart={cart} edits={edits} onDone={() => setSelecting(false)} />
              </DeferredPart>
            ) : (
              deliveries
            )}
            {reply.outOfStock.length > 0 ? (
              <DeferredPart>
                <SoldOutLines lines={reply.outOfStock} edits={edits} />
              </DeferredPart>
            ) : null}
            {later}
          </div>
          <div className="min-w-0 lg:sticky lg:top-36">
            <CartSummary sums={sums}>
              <div className="flex flex-wrap items-center justify-between gap-x-4 lg:flex-col lg:items-stretch lg:gap-2">
                <Button
                  size="lg"
                  block
                  className="max-lg:hidden"
                  disabled={!canGoOn}
                  loading={onward.isWaiting}
                  onClick={onward.go}
                >
                  {copy.continue}
                </Button>
                <AppLink
                  to={links.home}
                  className="hit rounded-md py-1 text-center text-sm lg:py-2.5 font-semibold text-accent underline-offset-4 hover:underline"
                >
                  {copy.keepBuying}
                </AppLink>
                <AppLink
                  to={links.quickOrder}
                  className="hit rounded-md py-1 text-center text-sm lg:py-2.5 font-semibold text-accent underline-offset-4 hover:underline flex items-center justify-center gap-1.5"
                >
                  <Zap size={16} aria-hidden="true" />
                  {copy.quickOrderShort}
                </AppLink>
              </div>
            </CartSummary>
            <div className="min-h-9 pt-1">
              <OnceHydrated>
                <UnderSums cart={cart} flush={edits.flush} isForCustomer={isForCustomer} />
              </OnceHydrated>
            </div>
          </div>
        </div>
      </div>
      {isSelecting ? null : (
        <ActionBar over="navigation">
          <p className="min-w-0 flex-1">
            <span className="block text-xs text-ink-soft">{copy.units(cart.units)}</span>
            <span className="block text-lg leading-6 font-bold tabular-nums">
              {formatPesos(sums.total)}
            </span>
          </p>
          <Button disabled={!canGoOn} loading={onward.isWaiting} onClick={onward.go}>
            {copy.continue}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

function Deliveries({ cart, edits }: { cart: Filled['cart']; edits: CartEdits }) {
  const choices = Map.groupBy(cart.products, choiceKeyOf);
  const split = new Set(
    [...choices].flatMap(([choice, lines]) => (lines.length > 1 ? [choice] : [])),
  );
  return groupByDispatchDate(cart.products).map(({ dispatchDate, lines }, index) => (
    <CartDelivery
      key={dispatchDate ?? 'now'}
      title={
        dispatchDate === null ? copy.immediate : copy.leaves(index + 1, formatDay(dispatchDate))
      }
      comesOn={dispatchDate}
      lines={lines}
      splitChoices={split}
      edits={edits}
    />
  ));
}
