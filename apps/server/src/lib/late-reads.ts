import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether what is read for the request may be some moments old; undefined: for none. */
const late = new AsyncLocalStorage<boolean>();

/** Says of all that `work` does whether it may read from a standby, which follows a moment behind. */
export function runWithLateReads<T>(isAllowed: boolean, work: () => T): T {
  return late.run(isAllowed, work);
}

/** Never outside of a request, or where its caller said no. */
export function mayReadLate(): boolean {
  return late.getStore() === true;
}

/** What the request around this one said: a page's, over the calls that it makes; undefined: there is none. */
export function lateReadsAround(): boolean | undefined {
  return late.getStore();
}
