/** Tells the moment; injected, so that no rule reads the machine's clock. */
export type Clock = () => Date;

/** A day without an hour, `yyyy-mm-dd`, in America/Bogota. Sorts as text. */
export type PlainDate = string;

const hour = 3_600_000;
const day = 24 * hour;

/** Colombia keeps UTC-5 all the year. */
const bogotaOffset = -5 * hour;

/** The day that it is in Bogotá at that moment. */
export function bogotaDate(date: Date): PlainDate {
  return toPlainDate(date.getTime() + bogotaOffset);
}

/** The hour of the day in Bogotá at that moment, 0 to 23. */
export function bogotaHour(date: Date): number {
  return new Date(date.getTime() + bogotaOffset).getUTCHours();
}

/** The minute that it is in Bogotá at that moment, as a form writes it: `2026-11-22T15:00`. */
export function bogotaMinute(date: Date): string {
  return new Date(date.getTime() + bogotaOffset).toISOString().slice(0, 16);
}

/** The moment of a minute in Bogotá; null when the text is none. */
export function fromBogotaMinute(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const minute = new Date(`${text}:00-05:00`);
  // 30 February is read as 2 March.
  return !Number.isNaN(minute.getTime()) && bogotaMinute(minute) === text ? minute : null;
}

/** The moment at which an hour of a day begins in Bogotá; 24 is the end of the day. */
export function bogotaMoment(date: PlainDate, hourOfDay: number): Date {
  return new Date(midnightOf(date) + hourOfDay * hour - bogotaOffset);
}

/** The day `n` days later, or earlier when `n` is negative. Throws on a date that does not exist. */
export function addDays(date: PlainDate, n: number): PlainDate {
  return toPlainDate(midnightOf(date) + n * day);
}

/** 0 is Sunday and 6 is Saturday. Throws on a date that does not exist. */
export function weekdayOf(date: PlainDate): number {
  return new Date(midnightOf(date)).getUTCDay();
}

/** Whether the text is a day of the calendar written `yyyy-mm-dd`. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && toPlainDate(midnight) === text;
}

/** Whether it is a day that a shop can mean: far enough from both ends of a calendar to count on from. */
export function isShopDate(text: string): boolean {
  return isPlainDate(text) && text >= '1900-01-01' && text <= '2199-12-31';
}

function midnightOf(date: PlainDate): number {
  if (!isPlainDate(date)) throw new RangeError(`Not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

function toPlainDate(midnight: number): PlainDate {
  return new Date(midnight).toISOString().slice(0, 10);
}
