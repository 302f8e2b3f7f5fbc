import type { Storage } from '#platform/platform.ts';

/** Under which the router keeps how far each place in the history was scrolled. */
export const scrollPositions = 'matiz:scroll';

/** How far a place was scrolled when its page was left, by its key; null where it was not. */
export function readScrollPosition(tab: Storage, key: string): number | null {
  try {
    const place: unknown = Reflect.get(
      Object(JSON.parse(tab.read(scrollPositions) ?? 'null')),
      key,
    );
    return typeof place === 'number' ? place : null;
  } catch {
    return null;
  }
}
