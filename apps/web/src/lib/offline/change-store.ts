import type { WaitingChange } from './changes.ts';

/** The changes that wait on this device, beyond the life of a page. Rejects where nothing can be kept. */
export interface ChangeStore {
  list(): Promise<readonly WaitingChange[]>;
  /** Adds a change behind all others, in the place of those that it makes needless. */
  add(change: WaitingChange, needless: readonly WaitingChange[]): Promise<void>;
  /** What is known of it is different now; nothing where it is gone. */
  replace(change: WaitingChange): Promise<void>;
  /** Takes a change out, or keeps what became of it. */
  settle(change: WaitingChange, refused?: string): Promise<void>;
}

/** Apart from what was seen: that is forgotten with the person, this waits for the same one. */
const databaseName = 'matiz-changes';
const changes = 'changes';

export function openChangeStore(factory: IDBFactory | undefined): ChangeStore {
  let opened: Promise<IDBDatabase> | null = null;

  async function run<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> {
    opened ??= openDatabase(factory, () => {
      opened = null;
    });
    const transaction = (await opened).transaction(changes, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(changes));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    list: async () => (await run<WaitingChange[]>('readonly', (store) => store.getAll())) ?? [],
    async add(change, needless) {
      await run('readwrite', (store) => {
        for (const { seq } of needless) if (seq !== undefined) store.delete(seq);
        store.add(change);
        return undefined;
      });
    },
    async replace(change) {
      await run('readwrite', (store) => {
        store.openCursor(change.seq).onsuccess = ({ target }) => {
          (target as IDBRequest<IDBCursorWithValue | null>).result?.update(change);
        };
        return undefined;
      });
    },
    async settle(change, refused) {
      const { seq } = change;
      if (seq === undefined) return;
      await run('readwrite', (store) => {
        if (refused === undefined) store.delete(seq);
        else store.put({ ...change, refused });
        return undefined;
      });
    },
  };
}

function openDatabase(factory: IDBFactory | undefined, onClose: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    if (!factory) throw new Error('no database');
    const request = factory.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(changes, { keyPath: 'seq', autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      database.onclose = onClose;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    onClose();
    throw error;
  });
}
