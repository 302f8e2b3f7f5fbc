import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartProblem, systemCode } from '#db/start/start-problem.ts';

/** Where metrics are asked for: a port of its own that no proxy leads to. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Answers `GET /metrics` there. Answers how to stop it. Throws `StartProblem`. */
export async function serveMetrics(
  place: MetricsAddress,
  read: () => Promise<string>,
): Promise<() => Promise<void>> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.listen(place);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw new StartProblem(
        `METRICS_PORT: no se puede escuchar en ${place.host}:${place.port} (${systemCode(error)}); elige otro puerto o METRICS_HOST.`,
      );
    }),
  ]);
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
