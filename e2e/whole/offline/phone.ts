import type { Incoming, Outgoing, Transport } from '@matiz/client/request.ts';
import { IDBFactory } from 'fake-indexeddb';
import {
  type ChangeStore,
  openChangeStore,
} from '../../../apps/web/src/lib/offline/change-store.ts';
import { createMemoryStorage } from '../../../apps/web/src/platform/platform.ts';

/** What the line does: carries, is known to be gone, swallows what is sent, loses the answers. */
export type Line = 'open' | 'gone' | 'silent' | 'deaf';

const never = new Promise<never>(() => undefined);

/** What outlives a page: the disk, the line, who is logged in, and what was seen last. */
export class Phone {
  readonly name: string;
  readonly device = createMemoryStorage();
  line: Line = 'open';
  isFull = false;
  /** What the last page had read (ADR 62), by query. */
  seen: (readonly [readonly unknown[], unknown])[] = [];
  readonly #disk = new IDBFactory();
  #locked: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    this.name = name;
  }

  openStore(): ChangeStore {
    const store = openChangeStore(this.#disk);
    return {
      ...store,
      add: async (...change) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        return store.add(...change);
      },
    };
  }

  /** As the browser's locks: each waits for the one before, and a page that dies lets go. */
  lock(life: Life, work: () => Promise<void>): Promise<void> {
    const before = this.#locked;
    const done = before.then(() => (life.isOver ? undefined : Promise.race([work(), life.end])));
    this.#locked = done.catch(() => undefined);
    return life.pass(() => done);
  }
}

/**
 * The life of a page. Whatever it asks of line and disk passes here; once it is over nothing comes
 * back, as for a page that was killed between two of its steps.
 */
export class Life {
  isOver = false;
  readonly end: Promise<void>;
  #finish: () => void = () => undefined;
  #stepsLeft = Number.POSITIVE_INFINITY;
  #underWay = 0;

  constructor() {
    this.end = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  /** Kills the page after so many more steps. */
  killAfter(steps: number): void {
    this.#stepsLeft = steps;
    if (steps === 0) this.kill();
  }

  kill(): void {
    this.isOver = true;
    this.#finish();
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isGone()) return never;
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      if (this.#isGone()) await never;
    }
  }

  /** Comes back when nothing is asked of line and disk any more. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 4; ) {
      await new Promise(setImmediate);
      quiet = this.isOver || this.#underWay === 0 ? quiet + 1 : 0;
    }
  }

  #isGone(): boolean {
    if (!this.isOver && Number.isFinite(this.#stepsLeft)) {
      this.#stepsLeft -= 1;
      if (this.#stepsLeft < 0) this.kill();
    }
    return this.isOver;
  }
}

/** The phone's line, as a page uses it. */
export function lineOf(
  phone: Phone,
  life: Life,
  send: (outgoing: Outgoing) => Promise<Incoming>,
): Transport {
  return (outgoing) =>
    life.pass(async () => {
      const { line } = phone;
      if (line === 'gone' || line === 'silent') throw new TypeError('Failed to fetch');
      const incoming = await send(outgoing);
      if (line === 'deaf') throw new TypeError('Failed to fetch');
      return incoming;
    });
}
