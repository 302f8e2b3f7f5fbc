export type Memory<T> = ReturnType<typeof createMemory<T>>;

/**
 * Remembers for a while what is costly to find out and changes seldom. `holdMs` 0 remembers nothing;
 * beyond `most` the oldest goes.
 */
export function createMemory<T>(holdMs: number, most: number, now: () => Date) {
  const entries = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    recall(key: string): T | null {
      const known = entries.get(key);
      if (known === undefined) return null;
      if (known.until > now().getTime()) return known.value;
      entries.delete(key);
      return null;
    },

    keep(key: string, value: T): T {
      if (holdMs === 0) return value;
      entries.set(key, { value, until: now().getTime() + holdMs });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return value;
    },
  };
}
