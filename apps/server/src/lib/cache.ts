import { LRUCache } from 'lru-cache';

export interface Cache<V> {
  /** Undefined when it is not known, or no longer. */
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
}

interface CacheOptions {
  /** Milliseconds that an entry lives; 0 keeps none. */
  readonly ttlMs: number;
  /** Entries at most: beyond it the one goes that was not used for longest. */
  readonly max: number;
  readonly now: () => Date;
}

/** Keeps for a while what is costly to find out and changes seldom. */
export function createCache<V extends object | string | number>({
  ttlMs,
  max,
  now,
}: CacheOptions): Cache<V> {
  const entries = new LRUCache<string, V>({
    ttl: Math.max(ttlMs, 1),
    // Read at every look: the library's own clock moves once a millisecond at most.
    ttlResolution: 0,
    max,
    perf: { now: () => now().getTime() },
  });
  return {
    get: (key) => entries.get(key),
    set: (key, value) => void (ttlMs > 0 && entries.set(key, value)),
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
