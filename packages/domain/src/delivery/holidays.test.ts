import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../kernel/clock.ts';
import { easterOf, holidaysOf, isHoliday } from './holidays.ts';

const lists: Record<number, string> = {
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
};

describe('D-11 Colombian holidays (Ley 51 of 1983)', () => {
  test.each([2026, 2027])('those of %d are the published ones', (year) => {
    expect(holidaysOf(year)).toEqual(lists[year]?.split(' ').map((day) => `${year}-${day}`));
  });

  test('when two fall on one Monday the day counts once: 30 June 2025', () => {
    expect(holidaysOf(2025)).toHaveLength(17);
    expect(holidaysOf(2025)).toContain('2025-06-30');
  });

  test('every holiday of a century is in its year, and the moved ones are Mondays', () => {
    const fixed = /-(?:01-01|05-01|07-20|08-07|12-08|12-25)$/;
    for (let year = 2000; year < 2100; year += 1) {
      const holidays = holidaysOf(year);
      expect(holidays.length === 18 || holidays.length === 17).toBe(true);
      expect(holidays.every((day) => day.startsWith(`${year}-`))).toBe(true);
      const notMondays = holidays.filter((day) => !fixed.test(day) && weekdayOf(day) !== 1);
      expect(notMondays.map(weekdayOf)).toEqual([4, 5]);
    }
  });

  test.each([
    ['2026-11-16', true],
    ['2026-11-11', false],
    ['2026-04-03', true],
    ['2026-04-05', false],
    ['2027-07-05', true],
  ])('%s is a holiday: %j', (date, expected) => {
    expect(isHoliday(date)).toBe(expected);
  });

  test.each([
    ['2025-01-06', '2026-01-12'],
    ['2029-03-19', '2024-03-25'],
    ['2026-06-29', '2021-07-05'],
    ['2022-08-15', '2023-08-21'],
    ['2026-10-12', '2021-10-18'],
    ['2027-11-01', '2022-11-07'],
    ['2024-11-11', '2025-11-17'],
  ])(
    'one that falls on a Monday stays (%s); on a Tuesday it waits six days (%s)',
    (stays, moved) => {
      expect(isHoliday(stays)).toBe(true);
      expect(isHoliday(moved)).toBe(true);
      expect(isHoliday(addDays(moved, -6))).toBe(false);
      expect(isHoliday(addDays(stays, 7))).toBe(false);
    },
  );

  test.each([
    ['1818-03-22'],
    ['1943-04-25'],
    ['1954-04-18'],
    ['1981-04-19'],
    ['2000-04-23'],
    ['2008-03-23'],
    ['2011-04-24'],
    ['2024-03-31'],
    ['2025-04-20'],
    ['2026-04-05'],
    ['2027-03-28'],
    ['2038-04-25'],
    ['2049-04-18'],
    ['2076-04-19'],
    ['2100-03-28'],
    ['2106-04-18'],
    ['2133-04-19'],
    ['2200-04-06'],
    ['2285-03-22'],
    ['2299-04-16'],
    ['2300-04-08'],
    ['2400-04-16'],
  ])('Easter Sunday was or will be on %s', (date) => {
    expect(easterOf(Number(date.slice(0, 4)))).toBe(date);
  });
});
