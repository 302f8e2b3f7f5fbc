import { type KeptAnswer, mostKept } from './keeping.ts';

/**
 * What a device keeps of the answers that it was given, in its own database (IndexedDB). Where
 * there is none (private windows, a full disk) nothing is kept, and nothing fails.
 */
export interface KeptStore {
  read(id: string): Promise<KeptAnswer | null>;
  write(answers: readonly KeptAnswer[]): Promise<void>;
  /** Throws away every answer for which this says so. */
  drop(isDropped: (answer: KeptAnswer) => boolean): Promise<void>;
}

const databaseName = 'matiz';
const answers = 'answers';

export function openKeptStore(factory: IDBFactory | undefined): KeptStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = () => {
    opened ??= openDatabase(factory, () => {
      opened = null;
    });
    return opened;
  };

  async function run<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> {
    const transaction = (await open()).transaction(answers, mode);
    const request = work(transaction.objectStore(answers));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  async function drop(isDropped: (answer: KeptAnswer) => boolean): Promise<void> {
    await run('readwrite', (store) => {
      walk(store.openCursor(), (cursor) => {
        if (isDropped(cursor.value as KeptAnswer)) cursor.delete();
      });
      return undefined;
    });
  }

  return {
    async read(id) {
      const found = await run<KeptAnswer>('readonly', (store) => store.get(id)).catch(() => null);
      return found ?? null;
    },
    async write(rows) {
      try {
        await run('readwrite', (store) => {
          for (const row of rows) store.put(row);
          return makeRoom(store);
        });
      } catch (error) {
        if (!isFull(error)) return;
        // A full disk: what is kept makes room for what others need.
        await drop(() => true).catch(() => undefined);
      }
    },
    drop: (isDropped) => drop(isDropped).catch(() => undefined),
  };
}

/** Deletes what was seen longest ago, where there is more than a device keeps. */
function makeRoom(store: IDBObjectStore): undefined {
  const count = store.count();
  count.onsuccess = () => {
    let over = count.result - mostKept;
    if (over <= 0) return;
    walk(store.index('seenAt').openCursor(), (cursor) => {
      if (over-- > 0) cursor.delete();
    });
  };
  return undefined;
}

function walk(
  request: IDBRequest<IDBCursorWithValue | null>,
  visit: (cursor: IDBCursorWithValue) => void,
): void {
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    visit(cursor);
    cursor.continue();
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function openDatabase(factory: IDBFactory | undefined, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('no database');
    const request = factory.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(answers, { keyPath: 'id' });
      store.createIndex('seenAt', 'seenAt');
    };
    request.onsuccess = () => {
      const database = request.result;
      // A later release in another tab wants to change it, or the person empties the browser.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      database.onclose = onClose;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}
