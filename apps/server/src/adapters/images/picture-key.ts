import { createHash } from 'node:crypto';

/** Signs of the hash: enough that two contents of one name never share an address. */
const hashLength = 10;
const keyPattern = /^((?:[A-Za-z0-9_-]+\/){0,4}[A-Za-z0-9_-]+)\.([0-9a-f]{10})$/;

/**
 * The key of a picture: its name and the hash of what it shows (`product/ALM001.3fa9c1d2e4`), so
 * that an address means one content for ever and may be kept by every cache.
 */
export function pictureKeyOf(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `${name}.${hash.slice(0, hashLength)}`;
}

/** The name in a key; null for anything that is no key, so that no other file can be asked for. */
export function nameOfKey(key: string): string | null {
  return keyPattern.exec(key)?.[1] ?? null;
}
