import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';

describe('createCache', () => {
  it('keeps an entry for its time', () => {
    let now = 1_000;
    const cache = createCache<number>({ ttlMs: 1_000, max: 10, now: () => new Date(now) });
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', 0);
    now = 2_000;
    expect(cache.get('a')).toBe(0);
    now = 2_001;
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps none when their time is 0', () => {
    const cache = createCache<number>({ ttlMs: 0, max: 10, now: () => new Date(1) });
    cache.set('a', 1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('lets the one go that was not used for longest', () => {
    const cache = createCache<number>({ ttlMs: 1_000, max: 2, now: () => new Date(1) });
    cache.set('a', 0);
    cache.set('b', 1);
    cache.get('a');
    cache.set('c', 2);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([0, undefined, 2]);
  });
});
