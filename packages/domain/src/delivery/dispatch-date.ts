import { addDays, bogotaDate, bogotaHour, type PlainDate, weekdayOf } from '../kernel/clock.ts';
import { isHoliday } from './holidays.ts';

const sunday = 0;
const saturday = 6;

/** Days on which the shop does otherwise than the law of holidays says; ascending or not. */
export interface ShopCalendar {
  /** Nobody works, though others do. */
  readonly closed: readonly PlainDate[];
  /** People work, though it is a holiday. */
  readonly open: readonly PlainDate[];
}

export type WorkWeek = {
  worksSaturday: boolean;
  /** Left out: only the law says which days are holidays. */
  calendar?: ShopCalendar | undefined;
};

/** A holiday of the law that the shop did not open, or a day that it closed. */
export function isClosedDay(date: PlainDate, calendar: ShopCalendar | undefined): boolean {
  if (calendar?.closed.includes(date)) return true;
  return calendar?.open.includes(date) ? false : isHoliday(date);
}

/** Neither a Sunday nor a closed day, and a Saturday only where the warehouse works it (D-11). */
export function isBusinessDay(date: PlainDate, { worksSaturday, calendar }: WorkWeek): boolean {
  const weekday = weekdayOf(date);
  if (weekday === sunday || (weekday === saturday && !worksSaturday)) return false;
  return !isClosedDay(date, calendar);
}

/**
 * The day on which an order placed `now` leaves (D-11): the same business day when it comes
 * before the cut-off hour in Bogotá (0 to 24; the hour itself is late), else the next one.
 */
export function nextDispatchDate(order: { now: Date; cutOffHour: number } & WorkWeek): PlainDate {
  const today = bogotaDate(order.now);
  const isInTime = bogotaHour(order.now) < order.cutOffHour;
  return isInTime ? addBusinessDays(today, 0, order) : addBusinessDays(today, 1, order);
}

/** The n-th business day after the date; with 0, the date itself or the business day that follows it. */
export function addBusinessDays(date: PlainDate, n: number, week: WorkWeek): PlainDate {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`Not a number of days: ${n}`);
  let day = date;
  let left = n;
  while (left > 0 || !isBusinessDay(day, week)) {
    day = addDays(day, 1);
    if (left > 0 && isBusinessDay(day, week)) left -= 1;
  }
  return day;
}

/** The last business day from which `n` business days lead to `date` or before it. */
export function lastDayBefore(date: PlainDate, n: number, week: WorkWeek): PlainDate {
  let day = date;
  let left = n;
  while (left > 0 || !isBusinessDay(day, week)) {
    if (isBusinessDay(day, week)) left -= 1;
    day = addDays(day, -1);
  }
  return day;
}
