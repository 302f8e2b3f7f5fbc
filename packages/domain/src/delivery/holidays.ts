import { addDays, type PlainDate, weekdayOf } from '../kernel/clock.ts';

const monday = 1;

/** Ley 51 of 1983: these keep their day. */
const fixed = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];

/** Ley 51 of 1983: these move to the next Monday unless they fall on one. */
const moved = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];

/** Days from Easter: Holy Thursday and Friday; then the Mondays of Ascension, Corpus and Sacred Heart. */
const fromEaster = [-3, -2, 43, 64, 71];

/**
 * The Colombian holidays of a year, ascending. Eighteen, or seventeen distinct days when two fall
 * on the same Monday, as in 2025.
 */
export function holidaysOf(year: number): PlainDate[] {
  const easter = easterOf(year);
  const days = [
    ...fixed.map((day) => `${year}-${day}`),
    ...moved.map((day) => mondayFrom(`${year}-${day}`)),
    ...fromEaster.map((offset) => addDays(easter, offset)),
  ];
  return [...new Set(days)].sort();
}

/** By year, since windows ask for hundreds of days at once. */
const knownYears = new Map<string, ReadonlySet<PlainDate>>();

export function isHoliday(date: PlainDate): boolean {
  const year = date.slice(0, 4);
  const known = knownYears.get(year) ?? new Set(holidaysOf(Number(year)));
  knownYears.set(year, known);
  return known.has(date);
}

function mondayFrom(date: PlainDate): PlainDate {
  return addDays(date, (monday + 7 - weekdayOf(date)) % 7);
}

/** Easter Sunday in the Gregorian calendar (the anonymous computus, in the form of Meeus). */
export function easterOf(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const correction = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - correction + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-22`, h + l - 7 * m);
}
