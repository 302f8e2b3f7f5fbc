import { RequestError } from '@matiz/client/request-error.ts';
import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { NoCoverageHere } from '#features/delivery/index.ts';
import { ActionBar } from '#lib/action-bar.tsx';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import { isSeller, useMe } from '#session/me.query.ts';
import { EntryCard } from './entry-card.tsx';
import { sortRows } from './sort-rows.ts';
import { type QuickOrder, useQuickOrder } from './use-quick-order.ts';

const ReviewedRows = lazyPart(
  async () => (await loadPart('ReviewedRows', () => import('./reviewed-rows.tsx'))).ReviewedRows,
);

/** Many rows at once, by code or by name: entered, reviewed, and the good ones added. */
export function QuickOrderPage() {
  const order = useQuickOrder();
  const { good, bad } = sortRows(order);
  const amount = good.reduce((sum, { answer }) => sum + (answer?.total ?? 0), 0);
  const addButton = (
    <Button
      block
      disabled={good.length === 0 && !order.isAdding}
      loading={order.isAdding}
      onClick={order.add}
    >
      {good.length === 0 ? copy.nothingGood : copy.add(good.length)}
    </Button>
  );
  return (
    <>
      <div className="page py-5 lg:py-8">
        <header className="max-w-2xl">
          <h1 className="text-2xl lg:text-3xl">
            <Title />
          </h1>
          <p className="mt-1.5 text-ink-soft">{copy.text}</p>
        </header>
        <div className="mt-4 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-5">
            <NoCoverageHere />
            <Part>
              <EntryCard order={order} />
            </Part>
            <Failure order={order} />
            <Part>
              <List order={order} />
            </Part>
          </div>
          <aside className="rounded-lg bg-surface p-5 shadow-card max-lg:hidden lg:sticky lg:top-36">
            <h2 className="text-lg">{copy.summary}</h2>
            <dl className="mt-3 flex flex-col gap-2 text-sm">
              <Count label={copy.goodRows} value={good.length} look="text-now" />
              <Count label={copy.badRows} value={bad.length} look="text-danger" />
            </dl>
            <div className="mt-3 mb-4 border-t border-line pt-3">
              <p className="text-sm font-semibold">{copy.amount}</p>
              <p className="text-2xl font-bold tabular-nums">{formatPesos(amount)}</p>
              <p className="mt-0.5 text-xs text-ink-soft">{copy.amountNote}</p>
            </div>
            {addButton}
          </aside>
        </div>
        <p role="status" className="sr-only">
          {order.isChecking
            ? copy.checking
            : `${copy.goodRows}: ${good.length}. ${copy.badRows}: ${bad.length}.`}
        </p>
      </div>
      {order.rows.length > 0 ? (
        <ActionBar over="navigation">
          <p className="min-w-0">
            <span className="block text-xs whitespace-nowrap text-ink-soft">
              {bad.length > 0 ? `${copy.badRows}: ${formatCount(bad.length)}` : copy.amount}
            </span>
            <span className="block text-lg leading-6 font-bold tabular-nums">
              {formatPesos(amount)}
            </span>
          </p>
          <div className="min-w-0 flex-1">{addButton}</div>
        </ActionBar>
      ) : null}
    </>
  );
}

function Title() {
  const visitor = useMe();
  return isSeller(visitor) && visitor?.customer
    ? copy.titleFor(visitor.customer.businessName)
    : copy.title;
}

function List({ order }: { order: QuickOrder }) {
  // As high as an empty list, which is what it mostly becomes.
  const skeleton = <Skeleton className="h-64 !rounded-lg" />;
  if (!order.isRestored) return skeleton;
  if (order.rows.length === 0) {
    return <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>;
  }
  return (
    <DeferredPart fallback={skeleton}>
      <ReviewedRows order={order} />
    </DeferredPart>
  );
}

function Failure({ order }: { order: QuickOrder }) {
  if (order.failure === null || order.rows.length === 0) return null;
  const { failure } = order;
  return (
    <Notification
      color="red"
      title={copy.failed}
      action={
        <Button variant="secondary" size="sm" onClick={order.retry}>
          {commonCopy.retry}
        </Button>
      }
    >
      {failure instanceof RequestError ? failure.message : null}
    </Notification>
  );
}

function Count({ label, value, look }: { label: string; value: number; look: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={`font-semibold tabular-nums ${value > 0 ? look : ''}`}>
        {formatCount(value)}
      </dd>
    </div>
  );
}
