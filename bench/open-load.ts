import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Load {
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** How often each outcome came: a status, or the code of what broke (`ECONNRESET`). */
  readonly outcomes: ReadonlyMap<string, number>;
}

export type Outcome = string;

/**
 * Sends so many a second, each at its time, however long those before it take, and counts each from
 * the time at which it was due: no request is left out because the one before it was slow.
 */
export async function fire(
  perSecond: number,
  seconds: number,
  send: (turn: number) => Promise<Outcome>,
  isOver: () => boolean = () => false,
): Promise<Load> {
  const times: number[] = [];
  const outcomes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds && !isOver(); turn += 1) {
    const due = start + (turn * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    pending.push(
      send(turn).then((outcome) => {
        times.push(performance.now() - due);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(pending);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { sent: times.length, p50: at(0.5), p99: at(0.99), worst: times.at(-1) ?? 0, outcomes };
}

export interface PlannedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Keeps so many connections open and sends over them; 0: a connection for each request. */
export function createSender({ port, connections }: { port: number; connections: number }) {
  const keepAlive = connections > 0;
  const agent = keepAlive ? new Agent({ keepAlive, maxSockets: connections }) : undefined;
  return {
    /** What came of it, once the answer is read to its end. */
    send({ method, path, headers = {}, body }: PlannedRequest): Promise<Outcome> {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const json = text === undefined ? {} : { 'content-type': 'application/json' };
      return new Promise((resolve) => {
        // What breaks on a connection that had rested is told apart: a client may send that again.
        const broke = (error: NodeJS.ErrnoException) =>
          resolve(`${error.code ?? error.message}${asking.reusedSocket ? ' at rest' : ''}`);
        const asking = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path,
            agent: agent ?? false,
            headers: { ...headers, ...json },
          },
          (reply) => {
            reply.resume();
            reply.once('end', () => resolve(String(reply.statusCode)));
            reply.once('error', broke);
          },
        );
        asking.once('error', broke);
        asking.end(text);
      });
    },
    close: () => agent?.destroy(),
  };
}

export function describeLoad({ sent, p50, p99, worst, outcomes }: Load): string {
  const times = `p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  worst ${worst.toFixed(0)} ms`;
  const counts = [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', ');
  return `${String(sent).padStart(6)} sent  ${times}  ${counts}`;
}
