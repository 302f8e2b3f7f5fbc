import { randomUUID } from 'node:crypto';

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What the same request sends the n-th time, from two recordings of it: numbers that grew go on
 * growing (a revision, a quantity), identities that differed are new, moments are now, and so
 * inside JSON. So the statements of a write can be repeated through the bare driver.
 */
export function nextValue(first: unknown, second: unknown, n: number): unknown {
  if (typeof first === 'number' && typeof second === 'number') return first + (second - first) * n;
  if (first instanceof Date) return new Date();
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.map((one, index) => nextValue(one, second[index], n));
  }
  if (isRecord(first) && isRecord(second)) {
    return Object.fromEntries(
      Object.entries(first).map(([key, one]) => [key, nextValue(one, second[key], n)]),
    );
  }
  if (typeof first !== 'string' || first === second) return first;
  const [json, nextJson] = [readJson(first), readJson(second)];
  return json === null ? randomUUID() : JSON.stringify(nextValue(json, nextJson, n));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The list or object that a parameter of type `json` carries as text; null for any other text. */
function readJson(value: unknown): object | null {
  return typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : null;
}

/** Names what the job queue asks of its own accord, which belongs to no request. */
const ofTheQueue = 'pgboss.';

/** Collects what a pool sends while `work` runs. */
export function createRecorder() {
  let sent: Sent[] = [];
  return {
    onQuery: (text: string, values: readonly unknown[]) => {
      if (!text.includes(ofTheQueue)) sent.push({ text, values: [...values] });
    },
    async record(work: () => Promise<unknown>): Promise<Sent[]> {
      sent = [];
      await work();
      const recorded = sent;
      sent = [];
      return recorded;
    },
  };
}
