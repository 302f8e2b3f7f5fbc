import { useSyncExternalStore } from 'react';
import type { WaitingChange } from './changes.ts';

/** What waits to be sent of who looks, and how they correct it while nothing of it has left. */
interface Waiting {
  readonly changes: readonly WaitingChange[];
  /** So many units of a version (null: of the product) that a change adds; 0 takes it out. */
  setUnits(change: WaitingChange, code: string | null, quantity: number): Promise<void>;
}

const nothing: Waiting = { changes: [], setUnits: async () => undefined };
let waiting = nothing;
const listeners = new Set<() => void>();

export function tellWaiting(next: Waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export const readWaiting = (): Waiting => waiting;

export function useWaiting(): Waiting {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readWaiting,
    () => nothing,
  );
}

/** How many changes wait to be sent. */
export function useWaitingCount(): number {
  return useWaiting().changes.length;
}
