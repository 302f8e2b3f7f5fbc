import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Faults } from './faults.ts';
import type { LocalWompiOptions } from './options.ts';
import { signedNotice } from './signed-notice.ts';
import type { Store } from './store.ts';

/** Milliseconds before each further try: Wompi's half hour, three hours and day, as seconds. */
const pauses = [1_000, 5_000, 25_000];
const timeoutMs = 5_000;
/** How late a delayed one comes. */
const lateMs = 10 * 60_000;

export interface Notices {
  /** Tells, in so many milliseconds, how the transaction stands then. */
  tell(id: string, afterMs: number): void;
  /** Stops telling, and waits for what is under way. */
  close(): Promise<void>;
}

/** Sends signed notices until they are answered with exactly 200. A failure is only logged. */
export function createNotices(
  options: Pick<LocalWompiOptions, 'noticeUrl' | 'wait' | 'fetch' | 'log'> & {
    store: Store;
    clock: Clock;
    secret: string;
    faults: Pick<Faults, 'takeNotice'>;
  },
): Notices {
  const { store, clock, noticeUrl, secret, faults, fetch = globalThis.fetch, log } = options;
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve());
  });
  const running = new Set<Promise<void>>();

  /** A timer that does not keep the process, and that ends when the server does. */
  async function pause(ms: number): Promise<void> {
    if (options.wait) return Promise.race([options.wait(ms), closed]);
    await sleep(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});
  }

  async function run(id: string, afterMs: number): Promise<void> {
    await pause(afterMs);
    const row = closing.signal.aborted ? null : await store.find(id);
    if (row?.resolvesAt && clock() < row.resolvesAt) {
      // Timers and clock need not agree to the millisecond; the notice must not be ahead.
      await pause(row.resolvesAt.getTime() - clock().getTime() + 1);
    }
    if (row === null) return;
    const fault = faults.takeNotice();
    if (fault === 'lost') return;
    if (fault === 'delayed') await pause(lateMs);
    const notice = signedNotice(row, clock(), secret);
    if (fault === 'wrong-checksum')
      await isTaken({ ...notice, ...signedNotice(row, clock(), 'x') });
    await insist(notice);
    if (fault === 'duplicate') await isTaken(notice);
    // How it stood before, told after how it stands.
    if (fault === 'reordered')
      await insist(signedNotice({ ...row, outcome: null }, row.createdAt, secret));
  }

  async function insist(notice: ReturnType<typeof signedNotice>): Promise<void> {
    for (const next of [...pauses, null]) {
      if (closing.signal.aborted || (await isTaken(notice))) return;
      if (next !== null) await pause(next);
    }
  }

  async function isTaken({ body, checksum }: { body: string; checksum: string }): Promise<boolean> {
    try {
      const response = await fetch(noticeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (response.status === 200) return true;
      log?.warn({ status: response.status }, 'local Wompi: a notice was not taken');
    } catch (err) {
      if (!closing.signal.aborted) log?.warn({ err }, 'local Wompi: a notice did not arrive');
    }
    return false;
  }

  return {
    tell(id, afterMs) {
      const one = run(id, afterMs)
        .catch((err: unknown) => log?.warn({ err }, 'local Wompi: a notice failed'))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
