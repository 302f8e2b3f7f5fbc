import { randomUUID } from 'node:crypto';

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What the same request sends the n-th time, from two recordings of it: numbers that grew go on
 * growing (a revision, a quantity), identities that differed are new, moments are now. So the
 * statements of a write can be repeated through the bare driver.
 */
export function nextValue(first: unknown, second: unknown, n: number): unknown {
  if (typeof first === 'number' && typeof second === 'number') return first + (second - first) * n;
  if (first instanceof Date) return new Date();
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.map((one, place) => nextValue(one, second[place], n));
  }
  return typeof first === 'string' && first !== second ? randomUUID() : first;
}

/** Collects what a pool sends while `work` runs. */
export function createRecorder() {
  let sent: Sent[] = [];
  return {
    onQuery: (text: string, values: readonly unknown[]) =>
      void sent.push({ text, values: [...values] }),
    async record(work: () => Promise<unknown>): Promise<Sent[]> {
      sent = [];
      await work();
      const recorded = sent;
      sent = [];
      return recorded;
    },
  };
}
