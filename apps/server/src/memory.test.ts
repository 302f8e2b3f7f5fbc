import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

describe('createMemory', () => {
  it('remembers for a while', () => {
    let now = 0;
    const memory = createMemory<number>(1_000, 10, () => new Date(now));
    expect(memory.recall('a')).toBeNull();
    memory.keep('a', 0);
    now = 999;
    expect(memory.recall('a')).toBe(0);
    now = 1_000;
    expect(memory.recall('a')).toBeNull();
  });

  it('remembers nothing when it is to be held for no time', () => {
    const memory = createMemory<number>(0, 10, () => new Date(0));
    expect(memory.keep('a', 1)).toBe(1);
    expect(memory.recall('a')).toBeNull();
  });

  it('lets the oldest go beyond its size', () => {
    const memory = createMemory<number>(1_000, 2, () => new Date(0));
    for (const [place, key] of ['a', 'b', 'c'].entries()) memory.keep(key, place);
    expect(['a', 'b', 'c'].map((key) => memory.recall(key))).toEqual([null, 1, 2]);
  });
});
