import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { openChangeStore } from './change-store.ts';
import type { WaitingChange } from './changes.ts';
import type { KeptAnswer } from './keeping.ts';
import { openKeptStore } from './kept-store.ts';

const change = (name: string): WaitingChange => ({
  owner: 'ana salon',
  path: '/cart/additem',
  body: { code: name, mutationId: name },
  name,
  doneAt: 0,
});
const answer: KeptAnswer = {
  id: 'cart of ana',
  scope: 'ana',
  release: 'one',
  seenAt: 0,
  data: { units: 3 },
};
const names = (changes: readonly WaitingChange[]) => changes.map(({ name }) => name);

/** A disk whose databases cannot be opened, as a browser's private window has. */
function closedDisk(): IDBFactory {
  const disk = new IDBFactory();
  disk.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  return disk;
}

/** A disk on which nothing more can be written. */
function fullDisk(): IDBFactory {
  const disk = new IDBFactory();
  const open = disk.open.bind(disk);
  disk.open = (...asked) => {
    const request = open(...asked);
    request.addEventListener('success', () => {
      const { result } = request;
      const transaction = result.transaction.bind(result);
      result.transaction = (...parts) => {
        if (parts[1] === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
        return transaction(...parts);
      };
    });
    return request;
  };
  return disk;
}

describe('the changes that wait on a device', () => {
  it('outlive their page, in the order in which they were made', async () => {
    const disk = new IDBFactory();
    await openChangeStore(disk).add(change('first'), []);
    await openChangeStore(disk).add(change('second'), []);
    expect(names(await openChangeStore(disk).list())).toEqual(['first', 'second']);
  });

  it('go where another takes their place, and once they are settled', async () => {
    const store = openChangeStore(new IDBFactory());
    await store.add(change('first'), []);
    await store.add(change('second'), await store.list());
    const [second] = await store.list();
    expect(second).toMatchObject({ name: 'second' });
    if (second) await store.settle(second, 'No hay.');
    expect(await store.list()).toMatchObject([{ refused: 'No hay.' }]);
    for (const one of await store.list()) await store.settle(one);
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['no database', undefined],
    ['a private window', closedDisk()],
    ['a full disk', fullDisk()],
  ])('are refused by %s, so that nobody is promised anything', async (_, disk) => {
    await expect(openChangeStore(disk).add(change('first'), [])).rejects.toThrow();
  });

  it('can be kept again once there is room', async () => {
    const disk = new IDBFactory();
    const open = disk.open.bind(disk);
    disk.open = closedDisk().open;
    const store = openChangeStore(disk);
    await expect(store.list()).rejects.toThrow();
    disk.open = open;
    await store.add(change('first'), []);
    expect(names(await store.list())).toEqual(['first']);
  });
});

describe('the answers that a device keeps', () => {
  it('outlive their page', async () => {
    const disk = new IDBFactory();
    await openKeptStore(disk).write([answer]);
    expect(await openKeptStore(disk).read(answer.id)).toEqual(answer);
  });

  it.each([
    ['no database', undefined],
    ['a private window', closedDisk()],
    ['a full disk', fullDisk()],
  ])('are none with %s, and nothing fails', async (_, disk) => {
    const store = openKeptStore(disk);
    await store.write([answer]);
    await store.drop(() => true);
    expect(await store.read(answer.id)).toBeNull();
  });
});
