import { addDays, bogotaDate, bogotaHour, type PlainDate, weekdayOf } from './clock.ts';

/** A moment as it comes: in a reply, from a clock, out of the storage. */
type Instant = string | number | Date;

/** Days and moments as they are read; by itself, so that server and every browser print the same. */
const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
const months = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** A day without an hour: `mar 17 de nov`. Throws on a date that does not exist. */
export function formatDay(date: PlainDate): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${weekdays[weekdayOf(date)]} ${day} de ${months[month - 1]}`;
}

/** The same in one piece at a line's end, where a title or a card says it. */
export function formatWholeDay(date: PlainDate): string {
  return formatDay(date).replaceAll(' ', '\u00a0');
}

const wholeWeekdays = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');

/** A day soon after `today`, in a sentence: `hoy`, `mañana`, `el jueves 26`. */
export function formatNearDay(date: PlainDate, today: PlainDate): string {
  if (date === today) return 'hoy';
  if (date === addDays(today, 1)) return 'mañana';
  return `el ${wholeWeekdays[weekdayOf(date)]} ${Number(date.slice(8))}`;
}

const morning = 'a.\u00a0m.';
const afternoon = 'p.\u00a0m.';

/** `8 a. m. a 12 m.`: from one hour of the day to another, each in one piece at a line's end. */
export function formatHours(from: number, to: number): string {
  return `${formatClockHour(from)} a ${formatClockHour(to)}`;
}

function formatClockHour(hour: number): string {
  if (hour === 12) return '12\u00a0m.';
  return `${hour % 12 || 12}\u00a0${hour < 12 || hour === 24 ? morning : afternoon}`;
}

/** `12 nov 2026`, the day in Bogotá of an instant. */
export function formatDate(instant: Instant): string {
  const [year, month = 1, day] = bogotaDate(new Date(instant)).split('-').map(Number);
  return `${day} ${months[month - 1]} ${year}`;
}

/** `10:24 a. m.`, in Bogotá, in one piece at a line's end. */
export function formatHour(instant: Instant): string {
  const moment = new Date(instant);
  const hour = bogotaHour(moment);
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? morning : afternoon}`;
}

/** `las 10:24 a. m.`, `la 1:05 p. m.`: a read hour as it stands in a sentence. */
export function withArticle(hour: string): string {
  return `${/^1\D/.test(hour) ? 'la' : 'las'} ${hour}`;
}

/** `12 nov 2026, 10:24 a. m.`, in Bogotá. */
export function formatMoment(instant: Instant): string {
  return `${formatDate(instant)}, ${formatHour(instant)}`;
}
