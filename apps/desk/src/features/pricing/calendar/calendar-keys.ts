import type { KeyboardEvent } from 'react';

interface CalendarKeys {
  /** Moves the bar of an id by a day; `end`: only when it ends. */
  readonly move: (barId: string, days: 1 | -1, part: 'all' | 'end') => void;
  readonly leave: () => void;
}

/**
 * Keys of the calendar: the arrows walk its bars, with Alt the left and the right one move a bar by
 * a day, with Shift as well its end. Enter is the bar's own link.
 */
export function calendarKeys({ move, leave }: CalendarKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
    if (key === 'Escape') leave();
    const bar = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-bar]') : null;
    if (!bar || ctrlKey || metaKey || !key.startsWith('Arrow')) return;
    const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    const isAcross = key === 'ArrowRight' || key === 'ArrowLeft';
    if (altKey && !isAcross) return;
    event.preventDefault();
    if (altKey) move(bar.dataset.bar ?? '', step, shiftKey ? 'end' : 'all');
    else if (isAcross) focusBeside(event.currentTarget, bar, step);
    else focusRow(event.currentTarget, bar, step);
  };
}

function focusBeside(calendar: HTMLElement, bar: HTMLElement, step: 1 | -1): void {
  const bars = [...calendar.querySelectorAll<HTMLElement>('[data-bar]')];
  bars[bars.indexOf(bar) + step]?.focus();
}

/** To the first bar of the row above or below. */
function focusRow(calendar: HTMLElement, bar: HTMLElement, step: 1 | -1): void {
  const rows = [...calendar.querySelectorAll<HTMLElement>('[data-calendar-row]')];
  const row = rows.findIndex((each) => each.contains(bar));
  rows[row + step]?.querySelector<HTMLElement>('[data-bar]')?.focus();
}
