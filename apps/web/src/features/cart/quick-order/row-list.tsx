import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { Button } from '@matiz/ui/button.tsx';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import type { CheckedRow } from './rows.ts';

/** A list may have two thousand rows; so many are drawn at a time. */
const atATime = 60;

/** Rows of one kind under their title. */
export function RowList({
  title,
  text,
  tone,
  rows,
  action,
  draw,
}: {
  title: string;
  text?: string;
  tone: 'good' | 'bad';
  rows: readonly CheckedRow[];
  action?: ReactNode;
  draw: (row: CheckedRow) => ReactNode;
}) {
  const id = useId();
  const [shown, setShown] = useState(atATime);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
        <h2
          id={id}
          className={clsx(
            'flex items-center gap-2 font-text text-base font-semibold tracking-normal',
            tone === 'bad' ? 'text-danger' : 'text-now',
          )}
        >
          {title}
          <span
            className={clsx(
              'grid h-6 min-w-6 place-items-center rounded-full px-1.5 text-sm tabular-nums',
              tone === 'bad' ? 'bg-danger-soft' : 'bg-now-soft',
            )}
          >
            {formatCount(rows.length)}
          </span>
        </h2>
        {action}
        {text ? <p className="w-full text-sm text-ink-soft">{text}</p> : null}
      </header>
      <ul className="divide-y divide-line px-4 sm:px-5">{rows.slice(0, shown).map(draw)}</ul>
      {rest > 0 ? (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" size="sm" onClick={() => setShown(shown + atATime)}>
            {copy.more(Math.min(rest, atATime))}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
