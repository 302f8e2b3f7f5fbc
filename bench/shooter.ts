/** A process that sends requests and does nothing else. Gets its order as a message, answers a Timing. */
import autocannon from 'autocannon';
import type { ShootingOrder, Shot } from './load.ts';
import type { Timing } from './timings.ts';

process.once('message', async (order: ShootingOrder) => {
  const { address, seconds, connections, shots } = order;
  const timing =
    seconds === null ? await once(address, connections, shots.flat()) : await again(order, seconds);
  process.send?.(timing);
});

async function again(
  { address: url, connections, shots, rate }: ShootingOrder,
  duration: number,
): Promise<Timing> {
  const requests = shots.map((row) => row.map(write));
  let next = 0;
  const setupClient = (client: autocannon.Client) =>
    client.setRequests(requests[next++ % requests.length] ?? []);
  const overallRate = rate === undefined ? {} : { overallRate: rate };
  const result = await autocannon({ url, connections, duration, setupClient, ...overallRate });
  return timingOf(result, result.duration);
}

async function once(url: string, connections: number, shots: readonly Shot[]): Promise<Timing> {
  const requests = shots.map(write);
  let next = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    ...requests[next++ % requests.length],
  });
  const start = performance.now();
  const amount = requests.length;
  const result = await autocannon({ url, connections, amount, requests: [{ setupRequest }] });
  return timingOf(result, (performance.now() - start) / 1000);
}

function timingOf(result: autocannon.Result, seconds: number): Timing {
  return {
    perSecond: (result['2xx'] + result.non2xx) / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

function write({ method, path, token, body, headers }: Shot): autocannon.Request {
  return {
    method,
    path,
    headers: {
      ...headers,
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
