import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function createWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { begun, ends, work };
}

describe('orders take turns', () => {
  it('lets so many run at a time, the others in the order in which they came', async () => {
    const { begun, ends, work } = createWork();
    const takeTurn = createTurns(2, 10);
    const all = [1, 2, 3, 4].map((number) => takeTurn(work(number)));
    expect(begun).toEqual([1, 2]);
    ends[1]?.();
    await all[1];
    await Promise.resolve();
    expect(begun).toEqual([1, 2, 3]);
    ends[0]?.();
    await all[0];
    await Promise.resolve();
    for (const end of ends) end();
    await Promise.resolve();
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('hands the turn on when work fails', async () => {
    const takeTurn = createTurns(1, 10);
    const failing = takeTurn(() => Promise.reject(new Error('no')));
    const next = takeTurn(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('turns away who comes when too many wait', async () => {
    const { ends, work } = createWork();
    const takeTurn = createTurns(1, 1);
    const first = takeTurn(work(1));
    const second = takeTurn(async () => 2);
    await expect(takeTurn(async () => 3)).rejects.toBeInstanceOf(DatabaseUnavailable);
    ends[0]?.();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });
});
