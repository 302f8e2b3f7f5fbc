import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { countJourneys } from './run-journeys.ts';
import { schedule } from './schedule.ts';
import type { Step } from './step.ts';

describe('schedule', () => {
  const log: string[] = [];
  const step = (name: string, changes: Partial<Step> & { failed?: number } = {}): Step => ({
    name,
    run: async () => {
      log.push(`+${name}`);
      await sleep(5);
      log.push(`-${name}`);
      return { passed: 1, failed: changes.failed ?? 0, output: '' };
    },
    ...changes,
  });
  const run = async (...steps: Step[]) => {
    log.length = 0;
    const finished = await schedule(steps, 2, () => {});
    return finished.map((each) => each.outcome.failed);
  };

  test('keeps to its width', async () => {
    await run(step('a'), step('b'), step('c'));
    expect(log.indexOf('+c')).toBeGreaterThan(Math.min(log.indexOf('-a'), log.indexOf('-b')));
  });

  test('waits for forerunners, and does not run when one failed', async () => {
    expect(await run(step('late', { after: ['early'] }), step('early', { failed: 1 }))).toEqual([
      1, 1,
    ]);
    expect(log).toEqual(['+early', '-early']);
  });

  test('a forerunner that was not asked for is not waited for', async () => {
    expect(await run(step('late', { after: ['early'] }))).toEqual([0]);
  });

  test('one that wants to be alone is alone', async () => {
    await run(step('a'), step('quiet', { isAlone: true }), step('b'));
    expect(log.indexOf('-quiet')).toBe(log.indexOf('+quiet') + 1);
  });

  test('a step that throws fails', async () => {
    expect(await run(step('bad', { run: () => Promise.reject(new Error('no')) }))).toEqual([1]);
  });
});

test.each([
  [0, 'ok\n12 passed, 0 failed\n', 12, 0],
  [1, '10 passed, 2 failed', 10, 2],
  [1, 'it broke', 0, 1],
  [1, '12 passed, 0 failed', 12, 1],
])('countJourneys: exit %i and %j', (code, output, passed, failed) => {
  expect(countJourneys(code, output)).toMatchObject({ passed, failed });
});

test('countJourneys: names what failed and what took longest', () => {
  const output = [
    '  ✓  86 [phone] › e2e/guest-browses.spec.ts:9:1 › a guest sees no price (2.1s)',
    '  ✘  87 [phone] › e2e/first-day.spec.ts:20:1 › a shop from nothing (1.2m)',
    '  ✘  88 [desktop] › e2e/layout.spec.ts:31:3 › nothing is wider than 320 px (812ms)',
    '1 passed, 2 failed',
  ].join('\n');
  const { failures, slowest } = countJourneys(1, output);
  expect(slowest).toEqual([
    '72.0 s  [phone] › e2e/first-day.spec.ts:20:1 › a shop from nothing',
    '2.1 s  [phone] › e2e/guest-browses.spec.ts:9:1 › a guest sees no price',
    '0.8 s  [desktop] › e2e/layout.spec.ts:31:3 › nothing is wider than 320 px',
  ]);
  expect(failures).toEqual([
    '[phone] › e2e/first-day.spec.ts:20:1 › a shop from nothing',
    '[desktop] › e2e/layout.spec.ts:31:3 › nothing is wider than 320 px',
  ]);
});
