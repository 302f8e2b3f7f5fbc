import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Deadline, DeadlinePassed } from './deadline.ts';
import { createQueue, type QueueOptions, type QueueSlot } from './queue.ts';

/** A queue whose work takes as long as it is told to, and the order in which it begins. */
function open(options: QueueOptions) {
  let time = 0;
  const queue = createQueue({ ...options, now: () => time });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  function run(name: string, place?: QueueSlot & { takes?: number }) {
    return queue.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) =>
        ends.push(() => {
          time += place?.takes ?? 1;
          resolve(name);
        }),
      );
    }, place);
  }
  async function endOne(): Promise<void> {
    ends.shift()?.();
    await turn();
  }
  async function endAll(works: readonly Promise<string | null>[]): Promise<(string | null)[]> {
    await turn();
    while (ends.length > 0) await endOne();
    return Promise.all(works);
  }
  return { queue, run, begun, endOne, endAll };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('createQueue', () => {
  it('runs so many at once, lets so many wait in order, and turns the rest away', async () => {
    const { run, begun, endAll } = open({ atOnce: 2, mostWaiting: 3 });
    const works = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => run(name));
    expect(begun).toEqual(['a', 'b']);
    expect(await endAll(works)).toEqual(['a', 'b', 'c', 'd', 'e', null, null]);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await endAll([run('h')])).toEqual(['h']);
  });

  it('goes on after work that throws', async () => {
    const { queue } = open({ atOnce: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'in');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('in');
  });

  it('begins what has a lower priority first', async () => {
    const { run, begun, endAll } = open({ atOnce: 1 });
    const works = [run('first'), run('guest', { priority: 1 }), run('buyer')];
    await endAll(works);
    expect(begun).toEqual(['first', 'buyer', 'guest']);
  });

  it('lets each client begin in turn, however much one of them asks', async () => {
    const { run, begun, endAll } = open({ atOnce: 1 });
    const crowd = { client: 'crowd' };
    const works = ['1', '2', '3', '4'].map((name) => run(name, crowd));
    works.push(run('a', { client: 'a' }), run('b', { client: 'b' }));
    await endAll(works);
    expect(begun).toEqual(['1', 'a', 'b', '2', '3', '4']);
  });

  it('gives clients the same time, not the same number', async () => {
    const { run, begun, endAll } = open({ atOnce: 1 });
    const works = ['c1', 'c2', 'c3'].map((name) => run(name, { client: 'costly', takes: 3 }));
    works.push(...['x', 'y', 'z', 'v', 'w'].map((name) => run(name, { client: 'cheap' })));
    await endAll(works);
    expect(begun.join(' ')).toBe('c1 x y z c2 v w c3');
  });

  it('lets a client that asks much go on, though others come all the time', async () => {
    const { run, begun, endOne, endAll } = open({ atOnce: 1 });
    const works = ['1', '2'].map((name) => run(name, { client: 'crowd' }));
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      works.push(run(name, { client: name }));
      await endOne();
    }
    expect(begun).toContain('2');
    await endAll(works);
    expect(begun).toHaveLength(8);
  });

  it('keeps places for others where one client asks for all of them', async () => {
    const { run, endAll } = open({ atOnce: 1, mostWaiting: 10, mostOfClient: 2 });
    const works = [run('first'), ...['a', 'b', 'c'].map((name) => run(name, { client: 'crowd' }))];
    works.push(run('d', { client: 'guest' }));
    expect(await endAll(works)).toEqual(['first', 'a', 'b', null, 'd']);
  });

  it('does not begin what nobody waits for any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { run, begun, endAll } = open({ atOnce: 1 });
    const first = run('first');
    const late = new Deadline(100).run(() => run('late'));
    const third = run('third');
    const refused = expect(late).rejects.toThrow(DeadlinePassed);
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    await endAll([first, third]);
    await refused;
    expect(begun).toEqual(['first', 'third']);
  });
});
