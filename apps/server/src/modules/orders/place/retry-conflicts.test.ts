import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#db/connection/unavailable.ts';
import { type RetryPolicy, retryConflicts, retryLearning, TryAgain } from './retry-conflicts.ts';

function countingPolicy(): RetryPolicy & { waits: number[] } {
  const waits: number[] = [];
  return { waits, random: () => 0.5, wait: async (time) => void waits.push(time) };
}

/** Work that loses so many times before it is done. */
function losing(times: number, error: () => unknown = () => new TryAgain('lost')) {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw error();
    return runs;
  };
}

describe('retryConflicts (D-10)', () => {
  it('tries again up to three times, waiting longer each time', async () => {
    const policy = countingPolicy();
    expect(await retryConflicts(policy, losing(3))).toBe(4);
    expect(policy.waits).toEqual([25, 50, 75]);
  });
  it('says that we are busy after that', async () => {
    await expect(retryConflicts(countingPolicy(), losing(4))).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'busy',
    });
  });
  it('knows a conflict behind what the pool made of it', async () => {
    const lost = () => new DatabaseUnavailable('busy', new TryAgain('lost'));
    expect(await retryConflicts(countingPolicy(), losing(1, lost))).toBe(2);
  });
  it('does not repeat a mistake', async () => {
    const policy = countingPolicy();
    const mistake = losing(1, () => new TypeError('ours'));
    await expect(retryConflicts(policy, mistake)).rejects.toThrow('ours');
    expect(policy.waits).toEqual([]);
  });
});

describe('retryLearning', () => {
  const lose = (name: string) => Promise.reject(new TryAgain(name));

  it('gives each attempt what is known of those before it, and nothing more', async () => {
    const met: string[][] = [];
    const done = await retryLearning<string, string[]>(countingPolicy(), [], {
      work: async (known) => {
        met.push(known);
        return known.length < 2 ? lose(`conflict ${known.length + 1}`) : 'done';
      },
      learn: async (known, conflict) => [...known, String(conflict)],
    });
    expect(done).toBe('done');
    expect(met).toEqual([
      [],
      ['TryAgain: conflict 1'],
      ['TryAgain: conflict 1', 'TryAgain: conflict 2'],
    ]);
  });
  it('learns nothing after the last attempt', async () => {
    let learnt = 0;
    const learn = async () => {
      learnt += 1;
    };
    const work = () => lose('again');
    await expect(retryLearning(countingPolicy(), undefined, { work, learn })).rejects.toMatchObject(
      { reason: 'busy' },
    );
    expect(learnt).toBe(3);
  });
});
