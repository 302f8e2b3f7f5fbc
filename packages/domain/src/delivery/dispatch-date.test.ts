import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/clock.ts';
import { addBusinessDays, isBusinessDay, nextDispatchDate } from './dispatch-date.ts';

const inBogota = (date: string, time: string) => new Date(`${date}T${time}-05:00`);

describe('D-11 an order leaves on the same business day before the cut-off, else on the next', () => {
  test.each([
    ['a Tuesday morning', '2026-11-17', '09:00:00', false, '2026-11-17'],
    ['a second before the cut-off', '2026-11-17', '13:59:59', false, '2026-11-17'],
    ['at the cut-off', '2026-11-17', '14:00:00', false, '2026-11-18'],
    ['late at night it is still that day in Bogotá', '2026-11-17', '23:30:00', false, '2026-11-18'],
    [
      'a Friday afternoon, Saturday off, Monday holiday',
      '2026-11-13',
      '15:00:00',
      false,
      '2026-11-17',
    ],
    ['a Friday afternoon, Saturday worked', '2026-11-13', '15:00:00', true, '2026-11-14'],
    ['a Saturday morning, worked', '2026-11-14', '09:00:00', true, '2026-11-14'],
    ['a Saturday morning, off', '2026-11-21', '09:00:00', false, '2026-11-23'],
    ['a Sunday morning', '2026-11-22', '09:00:00', true, '2026-11-23'],
    ['a Sunday evening', '2026-11-22', '20:00:00', true, '2026-11-23'],
    ['a holiday morning', '2026-11-16', '09:00:00', true, '2026-11-17'],
    ['Holy Thursday', '2026-04-02', '09:00:00', true, '2026-04-04'],
    ['the last day of the year, late', '2026-12-31', '18:00:00', false, '2027-01-04'],
  ])('%s', (_, date, time, worksSaturday, expected) => {
    const now = inBogota(date, time);
    expect(nextDispatchDate({ now, cutOffHour: 14, worksSaturday })).toBe(expected);
  });

  test('a cut-off of 0 never leaves today, one of 24 always does on a business day', () => {
    const now = inBogota('2026-11-17', '00:00:00');
    expect(nextDispatchDate({ now, cutOffHour: 0, worksSaturday: false })).toBe('2026-11-18');
    const night = inBogota('2026-11-17', '23:59:59');
    expect(nextDispatchDate({ now: night, cutOffHour: 24, worksSaturday: false })).toBe(
      '2026-11-17',
    );
  });
});

describe('D-11 presale promises count in business days', () => {
  test.each([
    ['2026-11-17', 0, false, '2026-11-17'],
    ['2026-11-17', 3, false, '2026-11-20'],
    ['2026-11-17', 4, false, '2026-11-23'],
    ['2026-11-17', 4, true, '2026-11-21'],
    ['2026-11-14', 0, false, '2026-11-17'],
    ['2026-11-14', 1, false, '2026-11-17'],
    ['2026-12-24', 1, false, '2026-12-28'],
  ])('%s and %d business days, Saturdays %j, is %s', (date, n, worksSaturday, expected) => {
    expect(addBusinessDays(date, n, { worksSaturday })).toBe(expected);
  });

  test('it ends on a business day with exactly so many business days passed', () => {
    const offset = fc.integer({ min: 0, max: 1500 });
    fc.assert(
      fc.property(
        offset,
        fc.integer({ min: 1, max: 15 }),
        fc.boolean(),
        (from, n, worksSaturday) => {
          const start = addDays('2026-01-01', from);
          const end = addBusinessDays(start, n, { worksSaturday });
          let passed = 0;
          for (let day = addDays(start, 1); day <= end; day = addDays(day, 1)) {
            if (isBusinessDay(day, { worksSaturday })) passed += 1;
          }
          expect(isBusinessDay(end, { worksSaturday })).toBe(true);
          expect(passed).toBe(n);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([-1, 1.5])('%d days is a defect and throws', (n) => {
    expect(() => addBusinessDays('2026-11-17', n, { worksSaturday: true })).toThrow(RangeError);
  });
});
