import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackground } from './background.ts';
import { Deadline, DeadlinePassed, requireTime } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe('a deadline', () => {
  test('gives work back that comes in time, and its failure', async () => {
    const deadline = new Deadline(100);
    expect(await deadline.race(Promise.resolve(7))).toBe(7);
    await expect(deadline.race(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  test('ends the wait for work that does not come, and all that begins after', async () => {
    const deadline = new Deadline(100);
    const late = expect(deadline.race(never())).rejects.toThrow(DeadlinePassed);
    vi.advanceTimersByTime(100);
    await late;
    await expect(deadline.race(never())).rejects.toThrow(DeadlinePassed);
    expect(() => deadline.run(requireTime)).toThrow(DeadlinePassed);
  });

  test('does not count while it is paused', async () => {
    const deadline = new Deadline(100);
    vi.advanceTimersByTime(60);
    deadline.pause();
    vi.advanceTimersByTime(60_000);
    expect(deadline.left).toBe(40);
    deadline.resume();
    vi.advanceTimersByTime(39);
    expect(await deadline.race(Promise.resolve(7))).toBe(7);
  });

  test('never ends after the one within which it was made', () => {
    const page = new Deadline(100);
    vi.advanceTimersByTime(60);
    expect(page.run(() => new Deadline(100)).left).toBe(40);
  });

  test('does not hold what goes on after the answer', async () => {
    const done: string[] = [];
    const background = createBackground(() => {});
    const deadline = new Deadline(100);
    deadline.run(() =>
      background.run('a mail', async () => {
        requireTime();
        done.push('sent');
      }),
    );
    vi.advanceTimersByTime(100);
    vi.runAllTimers();
    await background.idle();
    expect(done).toEqual(['sent']);
  });
});
