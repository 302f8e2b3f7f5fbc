import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHoliday } from '../delivery/holidays.ts';
import { bogotaDate, weekdayOf } from '../kernel/clock.ts';
import { isContactHour, type LeftCart, whyNotRemind } from './reminder.ts';

/** An hour of Bogotá. */
const at = (text: string) => new Date(`${text}-05:00`);

describe('Ley 2300: commercial messages go out', () => {
  test.each([
    ['Monday, a minute before seven', '2026-11-23T06:59:59', false],
    ['Monday at seven', '2026-11-23T07:00:00', true],
    ['Wednesday at noon', '2026-11-25T12:00:00', true],
    ['Friday, a minute before nineteen', '2026-11-20T18:59:59', true],
    ['Friday at nineteen', '2026-11-20T19:00:00', false],
    ['Friday at midnight', '2026-11-20T00:00:00', false],
    ['Saturday, a minute before eight', '2026-11-21T07:59:59', false],
    ['Saturday at eight', '2026-11-21T08:00:00', true],
    ['Saturday, a minute before fifteen', '2026-11-21T14:59:59', true],
    ['Saturday at fifteen', '2026-11-21T15:00:00', false],
    ['Sunday at noon', '2026-11-22T12:00:00', false],
    ['a holiday on a Monday', '2026-11-16T12:00:00', false],
    ['a holiday on a Saturday', '2023-07-01T12:00:00', true],
    ['Christmas on a Friday', '2026-12-25T12:00:00', false],
    ['Good Friday', '2026-04-03T12:00:00', false],
    ['the day after Good Friday', '2026-04-04T12:00:00', true],
  ])('%s (%s): %s', (_, moment, isAllowed) => {
    expect(isContactHour(at(moment))).toBe(isAllowed);
  });

  test('never on a Sunday or a holiday, at no hour', () => {
    const moments = fc.date({ min: at('2024-01-01T00:00:00'), max: at('2034-01-01T00:00:00') });
    fc.assert(
      fc.property(moments, (moment) => {
        fc.pre(!Number.isNaN(moment.getTime()));
        const day = bogotaDate(moment);
        if (weekdayOf(day) === 0 || isHoliday(day)) expect(isContactHour(moment)).toBe(false);
      }),
    );
  });
});

describe('A cart that was left gets one reminder', () => {
  const monday = at('2026-11-23T10:00:00');
  const cart = (parts: Partial<LeftCart> = {}): LeftCart => {
    const leftAt = at('2026-11-22T10:00:00');
    const changedAt = parts.leftAt ?? leftAt;
    return { leftAt, changedAt, isReminded: false, lastReminderAt: null, isWanted: true, ...parts };
  };
  test.each<[string, Partial<LeftCart>, Date, ReturnType<typeof whyNotRemind>]>([
    ['at an hour that is allowed', {}, monday, null],
    ['not when they came back', { changedAt: at('2026-11-22T10:00:01') }, monday, 'IN_USE'],
    ['not within a day', { leftAt: at('2026-11-22T10:01:00') }, monday, 'IN_USE'],
    ['not twice', { isReminded: true }, monday, 'ALREADY_REMINDED'],
    ['not when they stopped it', { isWanted: false }, monday, 'NOT_WANTED'],
    ['not at night', {}, at('2026-11-23T20:00:00'), 'NOT_NOW'],
    [
      'not on a Sunday',
      { leftAt: at('2026-11-21T10:00:00') },
      at('2026-11-22T12:00:00'),
      'NOT_NOW',
    ],
    ['not a week after it was left', { leftAt: at('2026-11-16T10:00:00') }, monday, 'TOO_LATE'],
    ['a minute less than a week', { leftAt: at('2026-11-16T10:01:00') }, monday, null],
    [
      'not in the week of another one',
      { lastReminderAt: at('2026-11-16T10:01:00') },
      monday,
      'TOO_SOON',
    ],
    ['a week after another one', { lastReminderAt: at('2026-11-16T10:00:00') }, monday, null],
  ])('%s', (_, parts, moment, reason) => {
    expect(whyNotRemind(cart(parts), moment)).toBe(reason);
  });
});
