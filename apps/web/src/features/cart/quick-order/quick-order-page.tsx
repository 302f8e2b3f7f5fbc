import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { EmptyState } from '@matiz/ui/empty-state.tsx';
import { Notification } from '@matiz/ui/notification.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { Download } from 'lucide-react';
import { commonCopy, formatCount } from '../../../copy/everywhere.ts';
import { quickOrderCopy as copy } from '../../../copy/quick-order.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { NoCoverageHere } from '../../delivery/no-coverage.tsx';
import { isSeller, useMe } from '../../identity/me.query.ts';
import { ActionBar } from '../action-bar.tsx';
import { BadRow } from './bad-row.tsx';
import { ClearList } from './clear-list.tsx';
import { EntryCard } from './entry-card.tsx';
import { GoodRow } from './good-row.tsx';
import { RowList } from './row-list.tsx';
import { type CheckedRow, fieldsOf } from './rows.ts';
import { type Sorted, sortRows } from './sort-rows.ts';
import { type QuickOrder, useQuickOrder } from './use-quick-order.ts';
import { writeCsv } from './write-csv.ts';

/** Many rows at once, by code or by name: entered, reviewed, and the good ones added. */
export function QuickOrderPage() {
  const order = useQuickOrder();
  const sorted = sortRows(order);
  const { good, bad } = sorted;
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
            <EntryCard order={order} />
            <Failure order={order} />
            <Rows order={order} {...sorted} />
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

function Rows({ order, good, bad, waiting, placeOf }: Sorted & { order: QuickOrder }) {
  if (!order.isRestored) return <Skeleton className="h-40 !rounded-lg" />;
  if (order.rows.length === 0) {
    return <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>;
  }
  return (
    <>
      <RowList
        tone="bad"
        title={copy.badTitle}
        text={copy.badText}
        rows={bad}
        action={
          <Button
            variant="secondary"
            size="sm"
            start={<Download size={16} aria-hidden="true" />}
            onClick={() => saveFile(copy.fileName, writeBadRows(bad), 'text/csv;charset=utf-8')}
          >
            {copy.download}
          </Button>
        }
        draw={(row) => (
          <BadRow key={row.id} row={row} place={placeOf.get(row.id) ?? 0} order={order} />
        )}
      />
      <RowList
        tone="good"
        title={copy.goodTitle}
        rows={good.filter((row) => !bad.includes(row))}
        draw={(row) => <GoodRow key={row.id} row={row} order={order} />}
      />
      {waiting.length > 0 && order.failure === null ? (
        <div
          aria-hidden="true"
          className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card"
        >
          {waiting.slice(0, 4).map(({ id }) => (
            <Skeleton key={id} className="h-10 !rounded-md" />
          ))}
        </div>
      ) : null}
      <ClearList count={order.rows.length} onClear={order.clear} />
    </>
  );
}

function writeBadRows(bad: readonly CheckedRow[]): string {
  const rows = bad.map((row) => {
    const { item, quantity } = fieldsOf(row);
    return [item, quantity, row.answer?.error?.message ?? ''];
  });
  return writeCsv([copy.columns, ...rows]);
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
