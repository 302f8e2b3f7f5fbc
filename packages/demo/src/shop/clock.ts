const day = 86_400_000;

/** The instant `days` (may be negative, may have a fraction) after `now`. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}

/** The day in Bogota (UTC-5, no daylight saving) as 'yyyy-mm-dd'. */
export function bogotaDay(instant: Date): string {
  return new Date(instant.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** The same day in Bogota at an hour of its clock. */
export function atBogotaHour(instant: Date, hour: number, minute = 0): Date {
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return new Date(`${bogotaDay(instant)}T${time}:00-05:00`);
}

/** The first day that is not a Sunday, `days` or more after `now`, as 'yyyy-mm-dd'. */
export function workingDayAfter(now: Date, days: number): string {
  const day = bogotaDay(daysAfter(now, days));
  const isSunday = new Date(`${day}T12:00:00-05:00`).getUTCDay() === 0;
  return isSunday ? bogotaDay(daysAfter(now, days + 1)) : day;
}
