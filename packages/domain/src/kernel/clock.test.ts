import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  bogotaDate,
  bogotaHour,
  bogotaMinute,
  fromBogotaMinute,
  isPlainDate,
  weekdayOf,
} from './clock.ts';

const anyMoment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('a day is a day in America/Bogota', () => {
  test.each([
    ['2026-11-17T04:59:59Z', '2026-11-16', 23],
    ['2026-11-17T05:00:00Z', '2026-11-17', 0],
    ['2027-01-01T04:00:00Z', '2026-12-31', 23],
    ['2026-07-01T18:30:00Z', '2026-07-01', 13],
  ])('%s is %s at %d hours', (moment, date, hour) => {
    expect(bogotaDate(new Date(moment))).toBe(date);
    expect(bogotaHour(new Date(moment))).toBe(hour);
  });

  test('it agrees with the time zone database', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(bogotaDate(moment)).toBe(zone.format(moment));
      }),
    );
  });
});

describe('a minute as a form writes it', () => {
  test('is the one of Bogotá, and comes back', () => {
    expect(bogotaMinute(new Date('2026-12-01T04:30:59Z'))).toBe('2026-11-30T23:30');
    expect(fromBogotaMinute('2026-11-30T23:30')?.toISOString()).toBe('2026-12-01T04:30:00.000Z');
  });

  test.each([
    '',
    'mañana',
    '2026-11-30',
    '2026-13-30T10:00',
    '2026-11-30T10:00:00Z',
    '2026-02-30T10:00',
    '2026-11-31T00:00',
    '2026-11-30T24:00',
    '2026-11-30T10:60',
  ])('is none: %s', (text) => {
    expect(fromBogotaMinute(text)).toBeNull();
  });
});

describe('counting days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %d days is %s', (date, n, expected) => {
    expect(addDays(date, n)).toBe(expected);
  });

  test('going and coming back ends on the same day', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -4000, max: 4000 }), (moment, n) => {
        const date = bogotaDate(moment);
        expect(addDays(addDays(date, n), -n)).toBe(date);
        expect(weekdayOf(addDays(date, 7 * n))).toBe(weekdayOf(date));
      }),
    );
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'hoy', '2026-01-01T00:00:00Z'])(
    'what is not a day of the calendar is refused: %j',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );
});
