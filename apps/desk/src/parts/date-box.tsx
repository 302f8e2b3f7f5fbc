import { isPlainDate, type PlainDate } from '@matiz/domain/kernel/clock.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface DateBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly is: 'date' | 'moment';
  /** What it holds, as the browser has it: `2026-11-26`, `2026-11-26T15:00`. */
  readonly shown: string;
  /** What stands there where nothing is chosen. */
  readonly empty: string;
  readonly isWide?: boolean;
}

/**
 * A day, or a day and an hour, with the browser's own picker. Until it is written in, it says its
 * value as every page of ours does, whatever the language of the browser.
 */
export function DateBox({ is, shown, empty, isWide = false, ...input }: DateBoxProps) {
  const text = dateText(shown);
  return (
    <span className={clsx('relative inline-flex', isWide && 'w-full')}>
      <input
        {...input}
        type={is === 'date' ? 'date' : 'datetime-local'}
        className={clsx(
          'peer h-(--control) rounded-sm border border-line-strong bg-surface px-2.5 text-ink aria-invalid:border-danger',
          is === 'date' ? 'min-w-36' : 'min-w-52',
          isWide && 'w-full',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute inset-y-px left-px right-9 flex items-center rounded-sm bg-surface pl-2.5 peer-focus:hidden',
          text === null && 'text-ink-faint',
        )}
      >
        {text ?? empty}
      </span>
    </span>
  );
}

/** Null of what is no whole date yet. */
function dateText(shown: string): string | null {
  const day = shown.slice(0, 10);
  if (!isPlainDate(day)) return null;
  const [hour, minute] = shown.slice(11).split(':').map(Number);
  if (hour === undefined || minute === undefined) return formatDay(day);
  const hours = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return `${formatDay(day)}, ${hours} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

function formatDay(day: PlainDate): string {
  return formatDate(`${day}T12:00:00Z`);
}
