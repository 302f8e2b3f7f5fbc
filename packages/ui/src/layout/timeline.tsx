import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type TimelineEntry = {
  id: string;
  title: string;
  detail?: ReactNode;
  /** Already written out, e.g. "12 nov, 10:24 a. m.". */
  time?: string | undefined;
  state: 'done' | 'current' | 'todo' | 'failed';
};

/** What has happened to an order and what comes next, from top to bottom. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label}>
      {entries.map((entry, position) => {
        const isLast = position === entries.length - 1;
        return (
          <li
            key={entry.id}
            aria-current={entry.state === 'current' ? 'step' : undefined}
            className={clsx('relative flex gap-4', !isLast && 'pb-6')}
          >
            {isLast ? null : (
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-7 bottom-1 left-3 w-0.5 -translate-x-1/2 rounded-full',
                  entry.state === 'done' ? 'bg-now' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full',
                entry.state === 'done' && 'bg-now text-white',
                entry.state === 'current' &&
                  'bg-now-soft shadow-[inset_0_0_0_2px_var(--color-now)]',
                entry.state === 'todo' && 'bg-sunken shadow-[inset_0_0_0_1.5px_var(--color-line)]',
                entry.state === 'failed' && 'bg-danger text-white',
              )}
            >
              {entry.state === 'done' ? <Check size={14} strokeWidth={3} /> : null}
              {entry.state === 'current' ? <span className="size-2 rounded-full bg-now" /> : null}
              {entry.state === 'failed' ? <X size={14} strokeWidth={3} /> : null}
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <p
                  className={clsx(
                    'font-semibold',
                    entry.state === 'todo' && 'font-medium text-ink-soft',
                    entry.state === 'failed' && 'text-danger',
                  )}
                >
                  {entry.title}
                </p>
                {entry.time ? (
                  <p className="text-xs text-ink-soft tabular-nums">{entry.time}</p>
                ) : null}
              </div>
              {entry.detail ? (
                <div className="mt-0.5 text-sm text-ink-soft">{entry.detail}</div>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
