import { AsyncLocalStorage } from 'node:async_hooks';
import type { Visitor } from './principal.ts';

const current = new AsyncLocalStorage<Visitor | null>();

/**
 * Runs a page's call for anyone who looks from a place: nothing of the one who asked for the page
 * goes along, so that it may be kept for others. Null: as the call's own credentials say.
 */
export function callsAs<T>(visitor: Visitor | null, call: () => T): T {
  return current.run(visitor, call);
}

/** For whom the page calls that makes this call; null where no such page does. */
export function pageVisitor(): Visitor | null {
  return current.getStore() ?? null;
}
