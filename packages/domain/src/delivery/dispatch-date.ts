import { addDays, bogotaDate, bogotaHour, type PlainDate, weekdayOf } from '../kernel/clock.ts';
import { isHoliday } from './holidays.ts';

const sunday = 0;
const saturday = 6;

export type WorkWeek = { worksSaturday: boolean };

/** Neither a Sunday nor a holiday, and a Saturday only where the warehouse works it (D-11). */
export function isBusinessDay(date: PlainDate, { worksSaturday }: WorkWeek): boolean {
  const weekday = weekdayOf(date);
  if (weekday === sunday || (weekday === saturday && !worksSaturday)) return false;
  return !isHoliday(date);
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
