import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import {
  formatHour,
  formatHours,
  formatNearDay,
  formatWholeDay,
} from '@matiz/domain/kernel/show-date.ts';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';

/** An hour of arrival as a reply has it. */
export interface SaidWindow {
  readonly from: number;
  readonly to: number;
}

/** `Pide antes de las 2:00 p. m. y recíbelo el jueves 26`, said on a day. */
export function sayPromise(
  { day, orderBy }: { readonly day: string; readonly orderBy: string },
  now: Date,
): string {
  return copy.promise(sayBefore(orderBy, now), formatNearDay(day, bogotaDate(now)));
}

/** `de las 2:00 p. m.`, `de mañana a las 2:00 p. m.`, `del viernes 27 a las 2:00 p. m.` */
export function sayBefore(orderBy: string, now: Date): string {
  const hour = formatHour(orderBy);
  const day = formatNearDay(bogotaDate(new Date(orderBy)), bogotaDate(now));
  if (day === 'hoy') return copy.todayAt(hour);
  return day === 'mañana' ? copy.tomorrowAt(hour) : copy.dayAt(day, hour);
}

/** `Llega el vie 27 de nov, de 8 a. m. a 12 m.` */
export function sayArrival(day: string, window: SaidWindow | null): string {
  const text = copy.arrives(formatWholeDay(day));
  return window === null ? text : `${text}, de ${formatHours(window.from, window.to)}`;
}

/** Time that is left is told in the last two hours, in minutes; null: there is more, or none. */
export function sayLeft(seconds: number): string | null {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 0 || minutes > 120) return null;
  return copy.left(
    minutes < 60
      ? copy.minutes(minutes)
      : copy.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60),
  );
}
