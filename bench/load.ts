import autocannon from 'autocannon';
import type { Timing } from './timings.ts';

/** One request as a client sends it. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

const timingOf = (result: autocannon.Result, seconds: number): Timing => ({
  perSecond: (result['2xx'] + result.non2xx) / seconds,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failures: result.non2xx + result.errors + result.timeouts,
});

/** Sends each connection's own shots round and round. Reads whole milliseconds of latency. */
export async function shoot(
  address: string,
  seconds: number,
  connections: number,
  shotsOf: (connection: number) => readonly Shot[],
): Promise<Timing> {
  let next = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests(shotsOf(next++).map(write)),
  });
  return timingOf(result, result.duration);
}

/** Sends each shot once, from so many connections. */
export async function shootOnce(
  address: string,
  connections: number,
  shots: readonly Shot[],
): Promise<Timing> {
  let next = 0;
  const start = performance.now();
  const result = await autocannon({
    url: address,
    connections,
    amount: shots.length,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...write(shots[next++ % shots.length] ?? { method: 'GET', path: '/' }),
        }),
      },
    ],
  });
  return timingOf(result, (performance.now() - start) / 1000);
}

function write({ method, path, token, body }: Shot): autocannon.Request {
  return {
    method,
    path,
    headers: {
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
