import type { OriginalSource } from './original-source.ts';

/** Several sources as one: the first that has a picture of the name. */
export function joinSources(sources: readonly OriginalSource[]): OriginalSource {
  return {
    async read(name) {
      for (const source of sources) {
        const original = await source.read(name);
        if (original) return original;
      }
      return null;
    },
  };
}
