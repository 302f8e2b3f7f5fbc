import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './clock.ts';
import {
  formatDate,
  formatDay,
  formatHour,
  formatMoment,
  formatWholeDay,
  withArticle,
} from './show-date.ts';

describe('D-8 a day is read with its weekday', () => {
  test.each([
    ['2026-11-17', 'mar 17 de nov'],
    ['2026-11-14', 'sáb 14 de nov'],
    ['2026-09-09', 'mié 9 de sept'],
    ['2027-01-03', 'dom 3 de ene'],
    ['2028-02-29', 'mar 29 de feb'],
  ])('%s is read %j', (date, read) => {
    expect(formatDay(date)).toBe(read);
    expect(formatWholeDay(date).split('\u00a0')).toEqual(read.split(' '));
  });

  test.each(['2026-02-29', '', 'hoy'])('what is no day is refused: %j', (text) => {
    expect(() => formatDay(text)).toThrow(RangeError);
  });

  test('it prints what Intl prints for es-CO, without the comma', () => {
    const intl = new Intl.DateTimeFormat('es-CO', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (n) => {
        const date = addDays('2026-01-01', n);
        expect(formatDay(date)).toBe(intl.format(new Date(date)).replace(',', ''));
      }),
    );
  });
});

test.each([
  ['2026-11-12T15:24:00Z', '12 nov 2026', '10:24\u00a0a.\u00a0m.'],
  ['2026-11-12T17:00:00Z', '12 nov 2026', '12:00\u00a0p.\u00a0m.'],
  ['2027-01-01T04:59:59Z', '31 dic 2026', '11:59\u00a0p.\u00a0m.'],
  ['2026-09-01T05:05:00Z', '1 sept 2026', '12:05\u00a0a.\u00a0m.'],
])('%s is a moment in Bogotá, wherever it is read: %s, %s', (instant, date, hour) => {
  expect(formatDate(instant)).toBe(date);
  expect(formatHour(new Date(instant))).toBe(hour);
  expect(formatMoment(Date.parse(instant))).toBe(`${date}, ${hour}`);
});

test.each([
  ['2026-11-12T18:05:00Z', 'la 1:05\u00a0p.\u00a0m.'],
  ['2026-11-12T06:59:00Z', 'la 1:59\u00a0a.\u00a0m.'],
  ['2026-11-12T17:05:00Z', 'las 12:05\u00a0p.\u00a0m.'],
  ['2026-11-12T15:00:00Z', 'las 10:00\u00a0a.\u00a0m.'],
  ['2026-11-12T19:00:00Z', 'las 2:00\u00a0p.\u00a0m.'],
])('%s stands in a sentence as %j', (instant, said) => {
  expect(withArticle(formatHour(instant))).toBe(said);
});

test('an hour without minutes has its article too', () => {
  expect(withArticle('1\u00a0p.\u00a0m.')).toBe('la 1\u00a0p.\u00a0m.');
});
