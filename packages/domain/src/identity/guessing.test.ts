import { describe, expect, test } from 'vitest';
import { delaysOf, passwordGuesses, removalGuesses } from './guessing.ts';

describe('growing delays between guesses', () => {
  test.each([
    [
      'two free ones, then doubling to the most',
      { free: 2, firstSeconds: 10, mostSeconds: 60, most: 100 },
      [0, 0, 10, 20, 40, 60],
    ],
    [
      'no more of them than guesses',
      { free: 2, firstSeconds: 10, mostSeconds: 60, most: 3 },
      [0, 0, 10],
    ],
    ['none, where all are free', { free: 3, firstSeconds: 1, mostSeconds: 1, most: 3 }, [0, 0, 0]],
    ['the same each time', { free: 0, firstSeconds: 5, mostSeconds: 5, most: 100 }, [5]],
  ])('%s', (_, policy, delays) => {
    expect(delaysOf(policy)).toEqual(delays);
  });

  test('someone who mistypes five times goes on at once, then waits half a minute', () => {
    expect(delaysOf(passwordGuesses.origin).slice(0, 7)).toEqual([0, 0, 0, 0, 0, 30, 60]);
  });

  test('a day of guessing from one network is twenty guesses, not thousands', () => {
    const delays = delaysOf(passwordGuesses.origin);
    let guesses = 0;
    for (let second = 0; second < 86_400; guesses += 1) {
      second += delays[Math.min(guesses, delays.length - 1)] ?? 0;
      if (guesses >= passwordGuesses.origin.most) break;
    }
    expect(guesses).toBeLessThanOrEqual(20);
  });

  test.each([
    ['passwords', passwordGuesses],
    ['removals', removalGuesses],
  ])('of %s strangers and one known device fail less than 100 times in a row', (_, rules) => {
    const { strangers, device, origin } = rules;
    const most = 'most' in strangers ? strangers.most : Number.POSITIVE_INFINITY;
    expect(most + device.most).toBeLessThanOrEqual(100);
    // One network alone cannot pause an account.
    expect(origin.most).toBeLessThan(most);
  });
});
