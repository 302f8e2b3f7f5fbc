import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Timing } from './timings.ts';

/** One request as a client sends it. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a shooting process is told (`shooter.ts`). */
export interface ShootingOrder {
  readonly address: string;
  /** Seconds of shooting; null: each shot once. */
  readonly seconds: number | null;
  /** For each connection, the shots that it repeats; one row when each shot is for once. */
  readonly shots: readonly (readonly Shot[])[];
  readonly connections: number;
  /** Requests a second that all connections send together; absent: as many as are answered. */
  readonly rate?: number | undefined;
}

/** Sends each connection's own shots round and round. Reads whole milliseconds of latency. */
export function shoot(
  address: string,
  seconds: number,
  connections: number,
  shotsOf: (connection: number) => readonly Shot[],
  rate?: number,
): Promise<Timing> {
  const shots = Array.from({ length: connections }, (_, connection) => shotsOf(connection));
  return order({ address, seconds, connections, shots, rate });
}

/** Sends each shot once, from so many connections. */
export function shootOnce(
  address: string,
  connections: number,
  shots: readonly Shot[],
): Promise<Timing> {
  return order({ address, seconds: null, connections, shots: [shots] });
}

/**
 * In a process of its own: one that holds a whole catalogue's ground pauses to collect its garbage,
 * and those pauses would be counted as the product's.
 */
async function order(order: ShootingOrder): Promise<Timing> {
  const child = fork(new URL('./shooter.ts', import.meta.url), { serialization: 'advanced' });
  child.send(order);
  const timing = await answerOf(child);
  child.kill();
  return timing;
}

/** What a child answers; throws when it ends without a word. */
export async function answerOf(child: ReturnType<typeof fork>) {
  const silence = once(child, 'exit').then(() =>
    Promise.reject(new Error('a measuring process ended early')),
  );
  const [answer] = await Promise.race([once(child, 'message'), silence]);
  silence.catch(() => {});
  return answer;
}
