import { expect, test } from 'vitest';
import { isInWindow } from './window.ts';

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
