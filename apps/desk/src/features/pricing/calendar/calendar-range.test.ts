import { describe, expect, test } from 'vitest';
import { linesOf, movedBy, rangeOf, readRange, spanOf, stepRange } from './calendar-range.ts';

test.each([
  ['semana', '2026-11-26', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-30'],
  ['semana', '2026-11-23', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-30'],
  ['semana', '2026-11-29', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-30'],
  ['mes', '2026-02-14', '2026-02-01', '2026-02-28', '2026-01-01', '2026-03-01'],
  ['mes', '2026-01-31', '2026-01-01', '2026-01-31', '2025-12-01', '2026-02-01'],
  ['trimestre', '2026-11-26', '2026-11-01', '2027-01-31', '2026-08-01', '2027-02-01'],
] as const)('a %s of %s goes from %s to %s', (view, day, from, to, before, after) => {
  const range = rangeOf(view, day);
  expect([range.from, range.to]).toEqual([from, to]);
  expect([range.days[0], range.days.at(-1)]).toEqual([from, to]);
  expect([stepRange(range, -1), stepRange(range, 1)]).toEqual([before, after]);
});

test.each([
  ['', 'mes', '2026-11-01'],
  ['vista=semana', 'semana', '2026-11-23'],
  ['vista=semana&dia=2026-12-25', 'semana', '2026-12-21'],
  ['vista=año&dia=2026-13-45', 'mes', '2026-11-01'],
])('an address «%s» shows the %s from %s', (address, view, from) => {
  expect(readRange(new URLSearchParams(address), '2026-11-26')).toMatchObject({ view, from });
});

describe('a window in a week', () => {
  const week = rangeOf('semana', '2026-11-23');
  const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour + 5));
  test.each([
    ['of two whole days', at(24), at(26), [1, 2, false, false]],
    ['of half a day', at(23, 12), at(24), [0.5, 0.5, false, false]],
    ['that began before', at(1), at(24), [0, 1, true, false]],
    ['that goes on', at(29), null, [6, 1, false, true]],
    ['of always', null, null, [0, 7, true, true]],
    ['to its last moment', null, at(30), [0, 7, true, false]],
    ['that ended as it began', at(1), at(23), null],
    ['that begins as it ends', at(30), null, null],
  ])('%s', (_, startsAt, endsAt, expected) => {
    const span = spanOf({ startsAt, endsAt }, week);
    const days = (share: number) => Math.round(share * 700) / 100;
    expect(span && [days(span.left), days(span.width), span.isCutLeft, span.isCutRight]).toEqual(
      expected,
    );
  });

  test('moved by days keeps its length, and an open side stays open', () => {
    const window = { startsAt: at(24), endsAt: at(26) };
    expect(movedBy(window, 2, 'all')).toEqual({ startsAt: at(26), endsAt: at(28) });
    expect(movedBy(window, -1, 'end')).toEqual({ startsAt: at(24), endsAt: at(25) });
    expect(movedBy({ startsAt: null, endsAt: at(26) }, 1, 'all')).toEqual({
      startsAt: null,
      endsAt: at(27),
    });
  });
});

test('bars that meet lie on lines of their own', () => {
  const span = (left: number, width: number) => ({
    left,
    width,
    isCutLeft: false,
    isCutRight: false,
  });
  expect(linesOf([span(0, 0.5), span(0.2, 0.2), span(0.4, 0.4), span(0.5, 0.1)])).toEqual([
    0, 1, 1, 0,
  ]);
});
