import { describe, expect, it, test } from 'vitest';
import { readDayHours, serviceStateAt, writeDayHours } from './service-hours.ts';

test.each([
  ['8:00-18:00', '08:00-18:00'],
  ['8 a 18', '08:00-18:00'],
  [' 08:30 – 17:45 ', '08:30-17:45'],
  ['0-24', '00:00-24:00'],
  ['18-8', ''],
  ['8-8', ''],
  ['8:70-9', ''],
  ['8-25', ''],
  ['siempre', ''],
  ['', ''],
])('hours written %j are %j', (text, read) => {
  expect(writeDayHours(readDayHours(text))).toBe(read);
});

const hours = {
  weekdays: { from: 480, to: 1080 },
  saturday: { from: 540, to: 780 },
  sunday: null,
};
const bogota = (text: string) => new Date(`${text}-05:00`);
const at = (text: string) => bogota(text).toISOString();

describe('whether someone answers', () => {
  test.each([
    ['on a Friday morning', '2026-11-20T10:00', { isOpen: true, until: at('2026-11-20T18:00') }],
    ['from the first minute', '2026-11-20T08:00', { isOpen: true, until: at('2026-11-20T18:00') }],
    ['not in the last one', '2026-11-20T18:00', { isOpen: false, opensAt: at('2026-11-21T09:00') }],
    ['before it opens', '2026-11-20T06:59', { isOpen: false, opensAt: at('2026-11-20T08:00') }],
    ['on a Saturday', '2026-11-21T12:59', { isOpen: true, until: at('2026-11-21T13:00') }],
    [
      'from Saturday to Monday',
      '2026-11-21T20:00',
      { isOpen: false, opensAt: at('2026-11-23T08:00') },
    ],
    [
      'a holiday is as a Sunday',
      '2026-12-08T10:00',
      { isOpen: false, opensAt: at('2026-12-09T08:00') },
    ],
  ])('%s', (_name, now, state) => {
    expect(serviceStateAt(bogota(now), hours)).toEqual(state);
  });

  it('follows what the shop says of a day', () => {
    const now = bogota('2026-12-08T10:00');
    expect(serviceStateAt(now, hours, { closed: [], open: ['2026-12-08'] }).isOpen).toBe(true);
    const friday = bogota('2026-11-20T10:00');
    expect(serviceStateAt(friday, hours, { closed: ['2026-11-20'], open: [] }).isOpen).toBe(false);
  });

  it('knows no day where nobody ever answers', () => {
    const none = { weekdays: null, saturday: null, sunday: null };
    expect(serviceStateAt(bogota('2026-11-20T10:00'), none)).toEqual({
      isOpen: false,
      opensAt: null,
    });
  });
});
