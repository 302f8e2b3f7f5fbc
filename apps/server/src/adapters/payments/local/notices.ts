import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Faults } from './faults.ts';

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

export interface WrittenNotice {
  readonly body: string;
  /** With the signature. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What is told of a payment, and by whom. */
export interface NoticeOptions<Row> {
  /** The gateway, for the log. */
  readonly name: string;
  readonly noticeUrl: string;
  readonly find: (id: string) => Promise<Row | null>;
  readonly sign: (row: Row, now: Date, secret: string) => WrittenNotice;
  /** The payment as it was before it was decided. */
  readonly asBegun: (row: Row) => Row;
  readonly clock: Clock;
  readonly secret: string;
  readonly faults: Pick<Faults, 'takeNotice'>;
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly log?: { warn(detail: object, message: string): void } | undefined;
}

/** Sends signed notices until they are answered with exactly 200. A failure is only logged. */
export function createNotices<Row extends { resolvesAt: Date | null; createdAt: Date }>(
  options: NoticeOptions<Row>,
): Notices {
  const { name, find, sign, asBegun, clock, noticeUrl, secret, faults, log } = options;
  const { fetch = globalThis.fetch } = options;
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
    const row = closing.signal.aborted ? null : await find(id);
    if (row?.resolvesAt && clock() < row.resolvesAt) {
      // Timers and clock need not agree to the millisecond; the notice must not be ahead.
      await pause(row.resolvesAt.getTime() - clock().getTime() + 1);
    }
    if (row === null) return;
    const fault = faults.takeNotice();
    if (fault === 'lost') return;
    if (fault === 'delayed') await pause(lateMs);
    const notice = sign(row, clock(), secret);
    if (fault === 'wrong-checksum') await isTaken(sign(row, clock(), 'x'));
    await insist(notice);
    if (fault === 'duplicate') await isTaken(notice);
    // How it stood before, told after how it stands.
    if (fault === 'reordered') await insist(sign(asBegun(row), row.createdAt, secret));
  }

  async function insist(notice: WrittenNotice): Promise<void> {
    for (const next of [...pauses, null]) {
      if (closing.signal.aborted || (await isTaken(notice))) return;
      if (next !== null) await pause(next);
    }
  }

  async function isTaken({ body, headers }: WrittenNotice): Promise<boolean> {
    try {
      const response = await fetch(noticeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (response.status === 200) return true;
      log?.warn({ status: response.status }, `${name}: a notice was not taken`);
    } catch (err) {
      if (!closing.signal.aborted) log?.warn({ err }, `${name}: a notice did not arrive`);
    }
    return false;
  }

  return {
    tell(id, afterMs) {
      const one = run(id, afterMs)
        .catch((err: unknown) => log?.warn({ err }, `${name}: a notice failed`))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
