import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { createEmptyDatabase } from '#db/testing.ts';
import type { Attempt, PaymentGateway, PaymentInstrument } from '../gateway.ts';
import { createWompi, type WompiKeys, type WompiOptions } from '../wompi.ts';
import { localWompiRoutes } from './routes.ts';

export const keys: WompiKeys = {
  public: 'pub_test_publica',
  private: 'prv_test_privada',
  integrity: 'test_integrity_integridad',
  events: 'test_events_eventos',
};

/** A clock and timers that only `pass` moves. */
export function createTime() {
  let now = Date.parse('2026-11-20T15:00:00.000Z');
  let waiting: { at: number; wake: () => void }[] = [];
  return {
    clock: () => new Date(now),
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ at: now + ms, wake: resolve });
      }),
    /** Waits until someone waits for that long, and lets the time pass. */
    async pass(ms: number): Promise<void> {
      await vi.waitFor(() => {
        if (!waiting.some(({ at }) => at <= now + ms)) throw new Error('nobody waits');
      });
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { wake } of due) wake();
    },
    isWaitedFor: () => waiting.length > 0,
    skip: (ms: number) => {
      now += ms;
    },
  };
}

export interface ReceivedNotice {
  readonly body: unknown;
  readonly checksum: string | undefined;
  /** Its bytes as they came, and the header of a gateway that signs them. */
  readonly text: string;
  readonly signature: string;
}

/** Our address for events: answers what it is told to, and 200 after that. */
export async function startEar() {
  const received: ReceivedNotice[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const checksum = request.headers['x-event-checksum'];
    const content = await text(request);
    received.push({
      body: JSON.parse(content),
      checksum: String(checksum),
      text: content,
      signature: String(request.headers['x-bold-signature']),
    });
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { received, answers, url: `http://127.0.0.1:${port}/eventos`, close };
}

/** The local Wompi on a port and a database of its own, and our adapter before it. */
export async function startLocalWompi() {
  const { sql, drop } = await createEmptyDatabase();
  const time = createTime();
  const ear = await startEar();
  const warn = vi.fn();
  const start = async (): Promise<{ app: FastifyInstance; origin: string }> => {
    const app = fastify();
    const newId = () => crypto.randomUUID();
    const { clock, wait } = time;
    localWompiRoutes(app, { sql, keys, clock, wait, newId, noticeUrl: ear.url, log: { warn } });
    return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
  };
  const { app, origin } = await start();
  const apiUrl = `${origin}/dev/wompi/v1`;
  const open = (options: Partial<WompiOptions> = {}): PaymentGateway =>
    createWompi({
      apiUrl,
      pageUrl: `${origin}/dev/wompi/p/`,
      keys,
      clock: time.clock,
      wait: async () => {},
      ...options,
    });
  return {
    app,
    sql,
    origin,
    apiUrl,
    time,
    ear,
    warn,
    start,
    open,
    wompi: open(),
    async close() {
      await app.close();
      await ear.close();
      await drop();
    },
  };
}
export type LocalWompiTest = Awaited<ReturnType<typeof startLocalWompi>>;

let count = 0;

export function createAttempt(
  means: PaymentInstrument = { kind: 'card' },
  some: Partial<Attempt> = {},
): Attempt {
  count += 1;
  return {
    reference: `MZ-${count}-1`,
    amount: 24_900,
    expiresAt: new Date('2026-11-20T15:30:00.000Z'),
    returnUrl: 'http://localhost:3000/retorno?pedido=7',
    payer: { name: 'Ana Pérez', email: 'ana@salon.co', phone: '3001234567' },
    means,
    ...some,
  };
}

export const pseAt = (bank: string): PaymentInstrument => ({
  kind: 'pse',
  person: 'natural',
  documentType: 'CC',
  document: '1020304050',
  bank,
});
