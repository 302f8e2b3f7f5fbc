import type { CartReply } from '@matiz/contracts/cart.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { cartNewsCopy as copy } from '#copy/cart/cart-news.ts';
import { useCartEdits } from '#features/buying/index.ts';
import { ActionBar } from '#lib/action-bar.tsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { tellNews } from './describe-news.ts';
import { LineNewsItem } from './line-news-item.tsx';
import { useAcceptNews } from './use-accept-news.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

/** §2 CartNews: each change is accepted alone or all at once (D-9). */
export function NewsPage({ reply }: { reply: CartReply }) {
  const { productsNews } = reply;
  const edits = useCartEdits();
  const { accept, accepting } = useAcceptNews(reply);
  const heading = useFocusWhenLost(productsNews.length);
  const total = useRef(productsNews.length);
  const isAcceptingAll = accepting.length > 1;
  const acceptAll = (
    <Button
      block
      size="lg"
      loading={isAcceptingAll}
      start={<CheckCheck size={20} aria-hidden="true" />}
      onClick={() => accept(productsNews)}
    >
      {copy.acceptAll(productsNews.length)}
    </Button>
  );
  if (productsNews.length === 0)
    return <UpToDate hadNews={total.current > 0} amount={reply.cart?.amount ?? 0} />;
  return (
    <>
      <div className="page py-5 lg:py-8">
        <header className="max-w-2xl">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
            <Title />
          </h1>
          <p className="mt-1.5 text-ink-soft">{copy.text}</p>
        </header>
        <p role="status" className="mt-4 text-sm font-semibold text-info">
          {copy.left(productsNews.length)}
        </p>
        <div className="mt-3 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-3">
            {tellNews(reply).map((told) => (
              <LineNewsItem
                key={told.lineId}
                told={told}
                accepting={accepting}
                onAccept={(news) => accept([news])}
                onRemove={() => told.line && edits.removeLine(told.line)}
              />
            ))}
          </div>
          <aside className="rounded-lg bg-surface p-4 shadow-card max-lg:hidden sm:p-5 lg:sticky lg:top-36">
            <p className="text-sm text-ink-soft">{copy.amount}</p>
            <p className="text-2xl font-bold tabular-nums">
              {formatPesos(reply.cart?.amount ?? 0)}
            </p>
            <p className="mt-0.5 mb-4 text-sm text-ink-soft">{copy.amountNote}</p>
            {acceptAll}
            <AppLink
              to={links.cart}
              className="mt-2 block rounded-md py-2.5 text-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {copy.backToCart}
            </AppLink>
          </aside>
        </div>
        <AppLink
          to={links.cart}
          className="mt-3 block rounded-md py-2.5 text-center text-sm font-semibold text-accent lg:hidden"
        >
          {copy.backToCart}
        </AppLink>
      </div>
      <ActionBar over="navigation">{acceptAll}</ActionBar>
    </>
  );
}

function Title() {
  const visitor = useMe();
  return isSeller(visitor) && visitor?.customer
    ? copy.titleFor(visitor.customer.businessName)
    : copy.title;
}

/** Nothing (more) to agree to: the way on. */
function UpToDate({ hadNews, amount }: { hadNews: boolean; amount: number }) {
  return (
    <div className="page py-5 lg:py-8">
      <h1 className="sr-only">{copy.title}</h1>
      <EmptyState
        icon={<CheckCheck size={28} />}
        title={copy.emptyTitle}
        action={
          <>
            <AppLink to={links.cart} className={buttonClass()}>
              {copy.seeCart}
            </AppLink>
            <AppLink to={links.home} className={buttonClass({ variant: 'secondary' })}>
              {copy.keepBuying}
            </AppLink>
          </>
        }
      >
        {hadNews ? copy.doneText : copy.emptyText}
        {amount > 0 ? (
          <p className="mt-4 rounded-lg bg-surface px-5 py-3 text-sm shadow-card">
            {copy.amount}
            <strong className="block text-2xl text-ink tabular-nums">{formatPesos(amount)}</strong>
          </p>
        ) : null}
      </EmptyState>
    </div>
  );
}
