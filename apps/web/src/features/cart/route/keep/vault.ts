import { routeDatabase } from '#lib/offline/route-owner.ts';

/**
 * What a seller takes along, on the device (IndexedDB) and sealed: each part with AES-GCM under a key
 * that no script can read out. Each account has a database of its own: who logs out takes it along,
 * and another account opens another one.
 */
export interface Vault {
  read<Value>(name: string): Promise<Value | null>;
  /** All of it, or nothing of it. */
  write(parts: Readonly<Record<string, unknown>>, gone?: readonly string[]): Promise<void>;
  names(): Promise<readonly string[]>;
  close(): void;
}

export interface VaultParts {
  readonly factory: IDBFactory | undefined;
  readonly crypto: Crypto;
  /** Whose it is. */
  readonly owner: string;
  /**
   * Whether what lies there may be theirs still: said by what is forgotten at once (`Platform`),
   * while a database may outlive the page that deleted it.
   */
  readonly isKnown: boolean;
}

interface SealedPart {
  readonly name: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const keys = 'keys';
const parts = 'parts';

/** Rejects where nothing can be kept: a private window, a page without a safe connection. */
export async function openVault({ factory, crypto, owner, isKnown }: VaultParts): Promise<Vault> {
  if (!factory || !crypto.subtle) throw new Error('nothing can be kept here');
  const { subtle } = crypto;
  const database = await openDatabase(factory, routeDatabase(owner));
  const key = await findKey();

  async function findKey(): Promise<CryptoKey> {
    const found = isKnown
      ? await run<CryptoKey>(database, keys, (store) => store.get(owner))
      : null;
    if (found) return found;
    // What this person had here before they logged out is nobody's by now.
    await run(database, keys, (store) => store.clear());
    await run(database, parts, (store) => store.clear());
    const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await run(database, keys, (store) => store.put(made, owner));
    return made;
  }

  async function seal(name: string, value: unknown): Promise<SealedPart> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await subtle.encrypt({ ...lock(name), iv }, key, text);
    return { name, iv, sealed };
  }

  /** A part opens under its own name and for its owner alone. */
  function lock(name: string) {
    return { name: 'AES-GCM', additionalData: new TextEncoder().encode(`${owner} ${name}`) };
  }

  return {
    async read<Value>(name: string) {
      const part = await run<SealedPart>(database, parts, (store) => store.get(name));
      if (!part) return null;
      const opened = await subtle.decrypt({ ...lock(name), iv: part.iv }, key, part.sealed);
      return JSON.parse(new TextDecoder().decode(opened)) as Value;
    },
    async write(values, gone = []) {
      const sealed = await Promise.all(
        Object.entries(values).map(([name, value]) => seal(name, value)),
      );
      await run(database, parts, (store) => {
        for (const name of gone) store.delete(name);
        for (const part of sealed) store.put(part);
        return undefined;
      });
    },
    names: async () =>
      ((await run<IDBValidKey[]>(database, parts, (store) => store.getAllKeys())) ?? []).map(
        String,
      ),
    close: () => database.close(),
  };
}

function run<Result>(
  database: IDBDatabase,
  name: string,
  work: (store: IDBObjectStore) => IDBRequest | undefined,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result as Result | undefined);
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(keys);
      request.result.createObjectStore(parts, { keyPath: 'name' });
    };
    request.onsuccess = () => {
      // Someone logs out in another tab: what is open here would hold the deletion up.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
