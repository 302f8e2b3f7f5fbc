import { expect, test } from 'vitest';
import { createReportLimit } from './report-limit.ts';

function limitAt() {
  const clock = { now: 0 };
  return { clock, mayTell: createReportLimit(() => clock.now) };
}

test('a fault is told once a minute', () => {
  const { clock, mayTell } = limitAt();
  expect([mayTell('a'), mayTell('a'), mayTell('b')]).toEqual([true, false, true]);
  clock.now = 59_999;
  expect(mayTell('a')).toBe(false);
  clock.now = 60_000;
  expect(mayTell('a')).toBe(true);
});

test('thirty faults are told in a minute, whatever else fails', () => {
  const { mayTell } = limitAt();
  const told = Array.from({ length: 100 }, (_, n) => mayTell(`fault ${n}`));
  expect(told.filter(Boolean)).toHaveLength(30);
});
