import { expect, test } from 'vitest';
import { isProven } from './contact-proof.ts';

const now = new Date('2026-11-17T15:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['just now', '+573001112233', minutesAgo(0), true],
  ['half an hour ago', '+573001112233', minutesAgo(30), true],
  ['a minute longer ago', '+573001112233', minutesAgo(31), false],
  ['another phone', '+573001112234', minutesAgo(1), false],
  ['never', null, null, false],
])('a phone counts as proven: %s', (_, contact, provenAt, expected) => {
  expect(isProven({ contact, provenAt }, '+573001112233', now)).toBe(expected);
});
