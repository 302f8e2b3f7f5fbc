import { expect, test } from 'vitest';
import { scaleOf } from './crossing-scale.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));

test('windows are drawn to one scale, from the first to the last of their ends', () => {
  const span = scaleOf([
    { startsAt: day(1), endsAt: day(5) },
    { startsAt: day(3), endsAt: day(9) },
  ]);
  expect(span({ startsAt: day(1), endsAt: day(5) })).toEqual({ left: 0, width: 0.5 });
  expect(span({ startsAt: day(3), endsAt: day(9) })).toEqual({ left: 0.25, width: 0.75 });
});

test('what is open goes past what is dated, to the edge', () => {
  const span = scaleOf([
    { startsAt: day(1), endsAt: null },
    { startsAt: null, endsAt: day(21) },
  ]);
  const { left, width } = span({ startsAt: day(1), endsAt: null });
  expect(left).toBeCloseTo(2 / 24);
  expect(left + width).toBeCloseTo(1);
  expect(span({ startsAt: null, endsAt: day(21) }).left).toBe(0);
});

test('two that are always open fill the width', () => {
  const always = { startsAt: null, endsAt: null };
  expect(scaleOf([always, always])(always)).toEqual({ left: 0, width: 1 });
});
