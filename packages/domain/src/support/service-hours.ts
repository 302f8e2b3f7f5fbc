import { isClosedDay, type ShopCalendar } from '../delivery/dispatch-date.ts';
import { addDays, bogotaDate, bogotaMinute, type PlainDate, weekdayOf } from '../kernel/clock.ts';

/** From one minute of the day to another, as `08:00-18:00`; null: nobody answers that day. */
export interface DayHours {
  readonly from: number;
  readonly to: number;
}

/** When someone answers; a holiday is as a Sunday (D-11). */
export interface ServiceHours {
  readonly weekdays: DayHours | null;
  readonly saturday: DayHours | null;
  readonly sunday: DayHours | null;
}

export type ServiceState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly opensAt: string | null };

const written = /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|a)\s*(\d{1,2})(?::(\d{2}))?$/;
const minutesOfDay = 24 * 60;
const mostDays = 14;

/** Hours of a day as people write them (`8:00-18:00`, `8 a 18`), or null when they are none. */
export function readDayHours(text: string): DayHours | null {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = written.exec(text.trim()) ?? [];
  if (fromHour === undefined || toHour === undefined) return null;
  if (Number(fromMinute) > 59 || Number(toMinute) > 59) return null;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return from < to && to <= minutesOfDay ? { from, to } : null;
}

/** `08:00-18:00`; nothing where nobody answers. */
export function writeDayHours(hours: DayHours | null): string {
  return hours === null ? '' : `${clockTime(hours.from)}-${clockTime(hours.to)}`;
}

/** Whether someone answers now, until when, or when next; moments are of Bogotá, as instants. */
export function serviceStateAt(
  now: Date,
  hours: ServiceHours,
  calendar?: ShopCalendar,
): ServiceState {
  const today = bogotaDate(now);
  const minute = minuteOf(bogotaMinute(now));
  const own = hoursOn(today, hours, calendar);
  if (own && minute >= own.from && minute < own.to) {
    return { isOpen: true, until: instantOf(today, own.to) };
  }
  if (own && minute < own.from) return { isOpen: false, opensAt: instantOf(today, own.from) };
  for (let n = 1; n <= mostDays; n += 1) {
    const day = addDays(today, n);
    const next = hoursOn(day, hours, calendar);
    if (next) return { isOpen: false, opensAt: instantOf(day, next.from) };
  }
  return { isOpen: false, opensAt: null };
}

function hoursOn(
  date: PlainDate,
  { weekdays, saturday, sunday }: ServiceHours,
  calendar: ShopCalendar | undefined,
): DayHours | null {
  // A day that the shop closed is none on which someone answers.
  if (calendar?.closed.includes(date)) return null;
  const weekday = weekdayOf(date);
  if (weekday === 0 || isClosedDay(date, calendar)) return sunday;
  return weekday === 6 ? saturday : weekdays;
}

function minuteOf(text: string): number {
  return Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
}

/** Colombia keeps UTC-5 all the year; 24:00 is the end of the day. */
function instantOf(date: PlainDate, minute: number): string {
  return new Date(Date.parse(`${date}T00:00:00-05:00`) + minute * 60_000).toISOString();
}

function clockTime(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}
