import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Receiver {
  readonly address: string;
  /** What came, in order. */
  readonly received: ReceivedRequest[];
  /** From now on everything is answered so. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
}

/** A service outside that takes whatever it is sent: a collector of spans, or of error reports. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  let status = 200;
  let replyHeaders: Readonly<Record<string, string>> = {};
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const isPacked = request.headers['content-encoding'] === 'gzip';
    const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
    received.push({ path: request.url ?? '', headers: request.headers, text });
    response.writeHead(status, { 'content-type': 'application/json', ...replyHeaders }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    answer(next, headers = {}) {
      status = next;
      replyHeaders = headers;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
