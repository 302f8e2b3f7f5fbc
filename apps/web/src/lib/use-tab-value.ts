import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A text that this tab keeps: null when there is none, undefined until the page has come alive
 * (a server's page does not know the tab).
 */
export function useTabValue(key: string): string | null | undefined {
  const { tab } = useServices().platform;
  return useSyncExternalStore(
    subscribe,
    () => tab.read(key),
    () => undefined,
  );
}

/** Writes what `useTabValue` reads, so that every reader draws again. */
export function useWriteTabValue(): (key: string, value: string | null) => void {
  const { tab } = useServices().platform;
  return useCallback(
    (key, value) => {
      tab.write(key, value);
      for (const listener of listeners) listener();
    },
    [tab],
  );
}
