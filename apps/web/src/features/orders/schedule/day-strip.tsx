import type { OfferedSlot } from '@matiz/contracts/orders/delivery-windows.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';

/** What stays visible before the day that is shown. */
const edge = 20;

interface Day {
  readonly day: string;
  readonly slots: readonly OfferedSlot[];
}

/** The days on which something can come, in a row that scrolls sideways; the one whose hours are shown. */
export function DayStrip({
  days,
  shown,
  onShow,
}: {
  days: readonly Day[];
  shown: string;
  onShow: (day: string) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    // Only the row scrolls: the page stays where it is.
    if (row.current && pressed) {
      row.current.scrollLeft = pressed.offsetLeft - row.current.offsetLeft - edge;
    }
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div
      ref={row}
      role="group"
      aria-label={copy.days}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 sm:-mx-5 sm:px-5"
    >
      {days.map(({ day, slots }) => (
        <DayButton
          key={day}
          day={day}
          isShown={day === shown}
          isFull={slots.every(({ isFull }) => isFull)}
          hasExpress={slots.some(({ kind, isFull }) => kind === 'express' && !isFull)}
          onShow={onShow}
        />
      ))}
    </div>
  );
}

function DayButton({
  day,
  isShown,
  isFull,
  hasExpress,
  onShow,
}: {
  day: string;
  isShown: boolean;
  isFull: boolean;
  hasExpress: boolean;
  onShow: (day: string) => void;
}) {
  const [weekday, number, , month] = formatDay(day).split(' ');
  const note = isFull ? copy.dayFull : hasExpress ? copy.express : '';
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() => onShow(day)}
      className={clsx(
        'flex min-h-20 w-16 shrink-0 flex-col items-center rounded-lg px-1 py-2 transition-shadow',
        isShown
          ? 'bg-accent-soft/40 shadow-[inset_0_0_0_2px_var(--color-accent)]'
          : 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line)] hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
        isFull && 'text-ink-faint',
      )}
    >
      <span className="text-xs">{weekday}</span>
      <span className="text-lg leading-6 font-bold tabular-nums">{number}</span>
      <span className="text-xs">{month}</span>
      <span
        className={clsx(
          'min-h-4 text-[0.6875rem] leading-4 font-semibold',
          isFull ? 'text-ink-faint' : 'text-accent',
        )}
      >
        {note}
      </span>
    </button>
  );
}
