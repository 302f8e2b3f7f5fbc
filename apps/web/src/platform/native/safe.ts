import type { Storage } from '../platform.ts';
import { type Bridge, readText } from './bridge.ts';

/** What is kept in the phone's safe: the session's tokens, and what the server knows the phone by. */
const keys = ['matiz:tokens', 'matiz:device'];
/** In the page's own storage, which goes with the app; an iPhone's safe outlives it. */
const installedKey = 'shell:installed';
/** Readable while the phone is unlocked, and never in a backup of it. */
const whenUnlockedThisDeviceOnly = 1;

/**
 * The safe of the phone (Keychain, Keystore) as a storage that answers at once: read once, before
 * the application starts, and written behind it in the order of the changes. Where the safe cannot
 * be read nobody is logged in; where it cannot be written the session lasts as long as the app is open.
 */
export async function openSafe(bridge: Bridge, device: Storage): Promise<Storage> {
  const isNew = device.read(installedKey) === null;
  const kept = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  function write(key: string, value: string | null): void {
    if (value === null) kept.delete(key);
    else kept.set(key, value);
    const where = { prefixedKey: key, sync: false };
    last = last
      .then(() =>
        value === null
          ? bridge.ask('SecureStorage', 'internalRemoveItem', where)
          : bridge.ask('SecureStorage', 'internalSetItem', {
              ...where,
              data: value,
              access: whenUnlockedThisDeviceOnly,
            }),
      )
      .catch(() => undefined);
  }

  for (const key of keys) {
    // What an installation before this one left is of someone who took the app away.
    if (isNew) write(key, null);
    else {
      const where = { prefixedKey: key, sync: false };
      const answer = await bridge.ask('SecureStorage', 'internalGetItem', where).catch(() => null);
      const value = readText(answer, 'data');
      if (value !== null) kept.set(key, value);
    }
    // Never in the page's storage, no matter who wrote it there.
    device.write(key, null);
  }
  if (isNew) device.write(installedKey, '1');
  return { read: (key) => kept.get(key) ?? null, write };
}
