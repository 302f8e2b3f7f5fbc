import { AsyncLocalStorage } from 'node:async_hooks';

/** What was asked took longer than anybody should wait for it; answered as 503. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

const current = new AsyncLocalStorage<Deadline | null>();

/**
 * Until when a request is answered, whatever is done for it. It starts to run at once, and never
 * ends after the deadline within which it was made: a page's calls share the page's time.
 */
export class Deadline {
  #left: number;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #losers = new Set<(reason: DeadlinePassed) => void>();

  readonly #onOver: () => void;

  /** `onOver` hears that it was ended or has passed. */
  constructor(milliseconds: number, onOver: () => void = () => {}) {
    this.#onOver = onOver;
    this.#left = Math.min(milliseconds, current.getStore()?.left ?? milliseconds);
    this.resume();
  }

  /** Milliseconds that are left. */
  get left(): number {
    return this.#since === null ? this.#left : this.#left - (performance.now() - this.#since);
  }

  /** Stops counting, while someone else has their time: the sender of a long body. */
  pause(): void {
    if (this.#since === null) return;
    clearTimeout(this.#timer);
    this.#left = this.left;
    this.#since = null;
  }

  resume(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#pass(), Math.max(0, this.#left));
  }

  /** From now on it has so many milliseconds at most. */
  shorten(milliseconds: number): void {
    const isRunning = this.#since !== null;
    this.pause();
    this.#left = Math.min(this.#left, milliseconds);
    if (isRunning) this.resume();
  }

  /** The answer is under way: nobody waits any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#onOver();
  }

  /** What is begun in `work` counts as done for this request (`requireTime`). */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** What comes of the work; throws `DeadlinePassed` when it takes too long, and forgets it. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.left <= 0) reject(new DeadlinePassed('no time is left'));
      this.#losers.add(reject);
      work.then(resolve, reject).finally(() => this.#losers.delete(reject));
    });
  }

  #pass(): void {
    this.#onOver();
    for (const reject of this.#losers) reject(new DeadlinePassed('no answer in time'));
  }
}

/** Throws `DeadlinePassed` where the request was answered already for which something is done. */
export function requireTime(): void {
  const deadline = current.getStore();
  if (deadline && deadline.left <= 0) throw new DeadlinePassed('nobody waits for it any more');
}

/** For what a request begins and nobody waits for. */
export function withoutDeadline<T>(work: () => T): T {
  return current.run(null, work);
}
