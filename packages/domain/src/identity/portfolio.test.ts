import { describe, expect, it } from 'vitest';
import { idleAfterDays, idleDays, idleSince } from './portfolio.ts';

const now = new Date('2026-11-23T15:00:00-05:00');

describe('idleDays', () => {
  it.each([
    ['never', null, null],
    ['today', '2026-11-23T00:30:00-05:00', 0],
    ['yesterday late, a few hours ago', '2026-11-22T23:59:00-05:00', 1],
    ['a month ago', '2026-10-23T08:00:00-05:00', 31],
  ])('%s', (_, at, days) => {
    expect(idleDays(at === null ? null : new Date(at), now)).toBe(days);
  });
});

it('idleSince is where idleDays reaches the limit', () => {
  const edge = idleSince(now);
  expect(idleDays(edge, now)).toBe(idleAfterDays - 1);
  expect(idleDays(new Date(edge.getTime() - 1), now)).toBe(idleAfterDays);
});
