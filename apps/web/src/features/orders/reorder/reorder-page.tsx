import type { ReorderLine, reviewReorder } from '@matiz/contracts/cart/reorder.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useRef } from 'react';
import { reorderCopy as copy } from '#copy/cart/reorder.ts';
import { ActionBar } from '#lib/action-bar.tsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { scrollManner } from '#lib/page/scroll-manner.ts';
import { ReorderGroup } from './reorder-group.tsx';
import { sortLines, unitsAdded } from './sort-lines.ts';
import { useReorder } from './use-reorder.ts';

/** An order, then and now; nothing goes into the cart before the buyer has seen it (§2). */
export function ReorderPage({ review }: { review: ReplyOf<typeof reviewReorder> }) {
  const { confirm, isAdding, done } = useReorder(review.order);
  const lines = done ?? review.lines;
  const { changed, same, gone } = sortLines(lines);
  const units = unitsAdded(lines);
  const action =
    done !== null ? (
      <AppLink to={links.cart} className={buttonClass({ block: true })}>
        {copy.viewCart}
      </AppLink>
    ) : units > 0 ? (
      <Button block loading={isAdding} onClick={confirm}>
        {copy.confirm(units)}
      </Button>
    ) : (
      <AppLink to={links.home} className={buttonClass({ block: true, variant: 'secondary' })}>
        {copy.keepBuying}
      </AppLink>
    );
  return (
    <>
      <div className="mt-4 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {done ? <Done lines={done} units={units} /> : null}
          {units === 0 ? (
            <Notification color="orange" title={copy.nothing}>
              {copy.nothingText}
            </Notification>
          ) : null}
          <ReorderGroup
            title={copy.changed}
            text={copy.changedText}
            look="text-warning"
            lines={changed}
          />
          <ReorderGroup title={copy.gone} text={copy.goneText} look="text-ink-soft" lines={gone} />
          <ReorderGroup title={copy.same} look="text-now" lines={same} />
        </div>
        <aside className="rounded-lg bg-surface p-4 shadow-card sm:p-5 lg:sticky lg:top-36">
          <h2 className="text-lg">{copy.summary}</h2>
          <dl className="mt-3 flex flex-col gap-2 text-sm">
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">{copy.amountThen}</dt>
              <dd className="tabular-nums">{formatPesos(review.amountThen)}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
              <dt className="font-semibold">{copy.amountNow}</dt>
              <dd className="text-xl font-bold tabular-nums">{formatPesos(amountOf(lines))}</dd>
            </div>
          </dl>
          <ul className="mt-3 space-y-1 text-sm text-ink-soft">
            <li>{copy.willAdd(units)}</li>
            {gone.length > 0 ? <li>{copy.cannotAdd(gone.length)}</li> : null}
          </ul>
          <div className="mt-4 max-lg:hidden">{action}</div>
        </aside>
      </div>
      <ActionBar over="navigation">
        <p className="min-w-0">
          <span className="block text-xs text-ink-soft">{copy.amountNow}</span>
          <span className="block text-lg leading-6 font-bold tabular-nums">
            {formatPesos(amountOf(lines))}
          </span>
        </p>
        <div className="min-w-0 flex-1">{action}</div>
      </ActionBar>
    </>
  );
}

function amountOf(lines: readonly ReorderLine[]): number {
  return lines.reduce(
    (sum, line) => sum + (line.quantityNow + line.quantityPresale) * (line.priceNow ?? 0),
    0,
  );
}

/** What came of it, said out loud; it takes the focus. */
function Done({ lines, units }: { lines: readonly ReorderLine[]; units: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center', behavior: scrollManner() });
  }, []);
  const gone = lines.filter(({ state }) => state === 'UNAVAILABLE').length;
  const isPart = lines.some(({ state }) => state === 'PARTIAL');
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg outline-none">
      <Notification color="green" title={copy.added(units)}>
        {gone > 0 ? <p>{copy.addedNot(gone)}</p> : null}
        {isPart ? <p>{copy.addedPart}</p> : null}
      </Notification>
    </div>
  );
}
