import { withoutDeadline } from './deadline.ts';

/** Work that goes on after the answer, so that an answer's time tells nothing about it. */
export interface Background {
  /** Begins it soon; what it throws is logged, never answered. Full: it is dropped, and logged. */
  run(what: string, work: () => Promise<void>): void;
  /** Waits until all that was begun is done. */
  idle(): Promise<void>;
}

type Report = (detail: { err?: unknown }, message: string) => void;

const atOnce = 2;
const maxWaiting = 1_000;

/**
 * Few pieces at a time, in order. It lives in this process: whatever a crash cuts short is asked
 * for again by the person who waits for it, as a code is. What must never be lost is a job instead.
 */
export function createBackground(report: Report): Background {
  const waiting: (() => Promise<void>)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  async function runAll(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    running -= 1;
    if (running === 0) for (const wake of idle.splice(0)) wake();
  }

  return {
    run(what, work) {
      if (waiting.length >= maxWaiting) return report({}, `${what} was dropped: too much waits`);
      waiting.push(() =>
        withoutDeadline(work).catch((err: unknown) => report({ err }, `${what} failed`)),
      );
      if (running >= atOnce) return;
      running += 1;
      // Not before the answer is on its way.
      setImmediate(runAll);
    },
    idle: () =>
      running === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve)),
  };
}
