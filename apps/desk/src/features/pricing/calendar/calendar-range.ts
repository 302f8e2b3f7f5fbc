import {
  addDays,
  bogotaMoment,
  isPlainDate,
  type PlainDate,
  weekdayOf,
} from '@matiz/domain/kernel/clock.ts';
import type { Window } from '@matiz/domain/pricing/window.ts';

export const calendarViews = ['semana', 'mes', 'trimestre'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The days that a calendar shows, both ends in it. */
export interface CalendarRange {
  readonly view: CalendarView;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly days: readonly PlainDate[];
}

/** The week from Monday on, the month or the three months of a day. */
export function rangeOf(view: CalendarView, day: PlainDate): CalendarRange {
  const from = view === 'semana' ? addDays(day, -((weekdayOf(day) + 6) % 7)) : firstOfMonth(day);
  const months = view === 'mes' ? 1 : 3;
  const to = view === 'semana' ? addDays(from, 6) : addDays(monthsLater(from, months), -1);
  const days: PlainDate[] = [];
  for (let each = from; each <= to; each = addDays(each, 1)) days.push(each);
  return { view, from, to, days };
}

/** The first day of the range after this one, or before it. */
export function stepRange({ view, from, to }: CalendarRange, step: 1 | -1): PlainDate {
  if (step === 1) return addDays(to, 1);
  if (view === 'semana') return addDays(from, -7);
  return monthsLater(from, view === 'mes' ? -1 : -3);
}

/** The view and the day of an address; what it does not say is this month. */
export function readRange(search: URLSearchParams, today: PlainDate): CalendarRange {
  const asked = calendarViews.find((view) => view === search.get('vista')) ?? 'mes';
  const day = search.get('dia') ?? '';
  return rangeOf(asked, isPlainDate(day) ? day : today);
}

/** Where a window lies in a range, as shares of its width. */
export interface Span {
  readonly left: number;
  readonly width: number;
  /** It began before the range, or goes on after it. */
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
}

/** Null: no moment of the window is in the range. */
export function spanOf({ startsAt, endsAt }: Window, { from, to }: CalendarRange): Span | null {
  const [first, last] = [bogotaMoment(from, 0).getTime(), bogotaMoment(to, 24).getTime()];
  const begin = startsAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const end = endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (begin >= last || end <= first) return null;
  const [left, right] = [Math.max(begin, first), Math.min(end, last)];
  return {
    left: (left - first) / (last - first),
    width: (right - left) / (last - first),
    isCutLeft: begin < first,
    isCutRight: end > last,
  };
}

/** Lines of bars that do not cover one another: each takes the first line that is free for it. */
export function linesOf(spans: readonly Span[]): number[] {
  const ends: number[] = [];
  return spans.map(({ left, width }) => {
    const free = ends.findIndex((end) => end <= left);
    const line = free < 0 ? ends.length : free;
    ends[line] = left + width;
    return line;
  });
}

/** A window some days later; what has no end, or no start, keeps none. */
export function movedBy({ startsAt, endsAt }: Window, days: number, part: 'all' | 'end'): Window {
  const later = (moment: Date | null) => moment && new Date(moment.getTime() + days * dayMs);
  return { startsAt: part === 'all' ? later(startsAt) : startsAt, endsAt: later(endsAt) };
}

const dayMs = 86_400_000;

function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 8)}01`;
}

function monthsLater(first: PlainDate, n: number): PlainDate {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const count = year * 12 + month - 1 + n;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}
