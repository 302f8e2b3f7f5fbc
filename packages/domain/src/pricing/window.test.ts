import { expect, test } from 'vitest';
import { isBackwards, isInWindow, windowOf } from './window.ts';

const noon = new Date('2026-11-17T17:00:00Z');
const before = new Date(noon.getTime() - 1);
const after = new Date(noon.getTime() + 1);

test.each([
  ['open on both sides', null, null, true],
  ['starts at this moment', noon, null, true],
  ['starts a millisecond later', after, null, false],
  ['ends at this moment', null, noon, false],
  ['ends a millisecond later', null, after, true],
  ['holds the moment', before, after, true],
  ['is over', before, before, false],
])('D-6 a window that %s', (_, startsAt, endsAt, isIn) => {
  expect(isInWindow({ startsAt, endsAt }, noon)).toBe(isIn);
});

test.each([
  ['ends after it starts', before, noon, false],
  ['ends as it starts', noon, noon, true],
  ['ends before it starts', noon, before, true],
  ['has no start', null, before, false],
  ['has no end', noon, null, false],
])('a window that %s', (_, startsAt, endsAt, isWrong) => {
  expect(isBackwards({ startsAt, endsAt })).toBe(isWrong);
});

test('a form leaves a side of a window open by saying nothing of it', () => {
  expect(windowOf({ startsAt: '2026-11-17T17:00:00Z' })).toEqual({ startsAt: noon, endsAt: null });
  expect(windowOf({ startsAt: '', endsAt: null })).toEqual({ startsAt: null, endsAt: null });
});
