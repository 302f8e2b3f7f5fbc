import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();

/** How many changes wait to be sent. */
export function tellWaiting(count: number): void {
  waiting = count;
  for (const listener of listeners) listener();
}

export function useWaitingCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => 0,
  );
}
