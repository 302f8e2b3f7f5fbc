import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createBackground } from './background.ts';

describe('work after the answer', () => {
  test('begins after the caller went on, and settled waits for all of it', async () => {
    const done: number[] = [];
    const background = createBackground(() => {});
    for (let n = 0; n < 5; n += 1) {
      background.run('counting', async () => {
        await wait(1);
        done.push(n);
      });
    }
    expect(done).toEqual([]);
    await background.idle();
    expect(done.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  test('runs two pieces at a time and no more', async () => {
    let running = 0;
    let most = 0;
    const background = createBackground(() => {});
    for (let n = 0; n < 10; n += 1) {
      background.run('counting', async () => {
        most = Math.max(most, ++running);
        await wait(1);
        running -= 1;
      });
    }
    await background.idle();
    expect(most).toBe(2);
  });

  test('says what failed and goes on with the rest', async () => {
    const report = vi.fn();
    const background = createBackground(report);
    const err = new Error('no');
    background.run('the first', () => Promise.reject(err));
    const second = vi.fn(async () => {});
    background.run('the second', second);
    await background.idle();
    expect(report).toHaveBeenCalledExactlyOnceWith({ err }, 'the first failed');
    expect(second).toHaveBeenCalledOnce();
  });

  test('drops what would wait behind a thousand others', async () => {
    const report = vi.fn();
    const background = createBackground(report);
    const work = vi.fn(async () => {});
    for (let n = 0; n < 1_001; n += 1) background.run('one more', work);
    await background.idle();
    expect(work).toHaveBeenCalledTimes(1_000);
    expect(report).toHaveBeenCalledOnce();
  });
});
