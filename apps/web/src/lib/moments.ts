import { bogotaDate, bogotaHour } from '@matiz/domain/kernel/clock.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `12 nov 2026`, the day in Bogotá of an instant; the same on server and browser. */
export function formatDate(instant: string): string {
  const [year, month, day] = bogotaDate(new Date(instant)).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** `12 nov 2026, 10:24 a. m.`, in Bogotá. */
export function formatMoment(instant: string): string {
  return `${formatDate(instant)}, ${formatHour(instant)}`;
}

/** `10:24 a. m.`, in Bogotá. */
export function formatHour(instant: string): string {
  const moment = new Date(instant);
  const hour = bogotaHour(moment);
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
