import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A phone's line to the product, that all its connections share; a worker's too, which a browser's own slowing leaves out. */
export interface SlowLine {
  readonly address: string;
  /** False: as fast as the machine. */
  isSlow: boolean;
  /** Ends what is open, as after some time without a visit. */
  cut(): void;
  close(): Promise<void>;
}

export interface LineOptions {
  /** The product's. */
  readonly port: number;
  /** There and back, in milliseconds. */
  readonly latency: number;
  /** Bytes a second towards the phone. */
  readonly throughput: number;
}

/** Each connection begins with the two round trips of TCP and TLS. */
const handshakes = 2;

export async function openSlowLine({ port, latency, throughput }: LineOptions): Promise<SlowLine> {
  const open = new Set<Socket>();
  /** Until when the line is taken by what was sent before, in milliseconds of this process. */
  let busyUntil = 0;
  const line = { isSlow: false };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const begun = performance.now() + (line.isSlow ? handshakes * latency : 0);
    carry(near, far, (now) => Math.max(now, begun) + latency / 2);
    carry(far, near, (now, bytes) => {
      busyUntil = Math.max(busyUntil, now) + (bytes / throughput) * 1000;
      return busyUntil + latency / 2;
    });
  });

  /** Hands on what comes, in its order, each piece when it is due. */
  function carry(from: Socket, to: Socket, dueAt: (now: number, bytes: number) => number): void {
    open.add(from);
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      const due = line.isSlow ? dueAt(performance.now(), chunk.length) : 0;
      last = last.then(async () => {
        const left = due - performance.now();
        if (left > 0) await wait(left);
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      void last.then(() => to.end());
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return Object.assign(line, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  });
}
