import { expect, test } from 'vitest';
import { countsSince } from './tier.ts';
import { tierLastsUntil } from './tier-lasts.ts';

const on = (amount: number, day: string) => ({ amount, at: new Date(`${day}T15:00:00Z`) });

test.each([
  ['one purchase', [on(3_000_000, '2026-03-10')], '2027-03-10'],
  [
    'the oldest can be missed',
    [on(500_000, '2026-01-05'), on(3_000_000, '2026-03-10')],
    '2027-03-10',
  ],
  ['the oldest is needed', [on(500_000, '2026-01-05'), on(2_900_000, '2026-03-10')], '2027-01-05'],
  [
    'what came back is forgotten with its year',
    [on(3_500_000, '2026-01-05'), on(-400_000, '2026-01-20'), on(2_000_000, '2026-06-01')],
    '2027-01-05',
  ],
  ['29 February', [on(3_000_000, '2028-02-29')], '2029-03-01'],
])('D-13 a tier from 3.000.000 on lasts: %s', (_, counted, until) => {
  expect(tierLastsUntil(counted, 3_000_000)?.toISOString()).toBe(`${until}T15:00:00.000Z`);
});

test('what nobody can lose, or does not have, has no end', () => {
  expect(tierLastsUntil([on(3_000_000, '2026-03-10')], 0)).toBeNull();
  expect(tierLastsUntil([on(2_999_999, '2026-03-10')], 3_000_000)).toBeNull();
  expect(tierLastsUntil([], 3_000_000)).toBeNull();
});

test('the end that is told is the first moment at which it counts no more', () => {
  const [only] = [on(3_000_000, '2026-03-10')];
  const until = tierLastsUntil([only], 3_000_000) ?? new Date(0);
  // `countsSince` keeps what is after it.
  expect(countsSince(until).getTime()).toBe(only.at.getTime());
});
