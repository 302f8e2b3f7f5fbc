import { expect, test } from 'vitest';
import { bannerState } from './banner-state.ts';

const now = new Date('2026-11-22T15:00:00Z');
const [earlier, later] = ['2026-11-22T14:59:59Z', '2026-11-22T15:00:01Z'];

test.each([
  ['without a window', true, null, null, 'shown'],
  ['begun', true, earlier, null, 'shown'],
  ['at its start', true, now.toISOString(), null, 'shown'],
  ['before its start', true, later, null, 'planned'],
  ['before its end', true, null, later, 'shown'],
  ['at its end', true, null, now.toISOString(), 'over'],
  ['after its end', true, earlier, earlier, 'over'],
  ['switched off within its window', false, earlier, later, 'off'],
] as const)('a banner %s', (_title, isShown, startsAt, endsAt, state) => {
  expect(bannerState({ isShown, startsAt, endsAt }, now)).toBe(state);
});
