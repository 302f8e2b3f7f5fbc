import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDrain } from './drain.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** Long enough that no test meets it unless it says so. */
const long = { rest: 0, silent: 60_000, requests: 60_000, all: 60_000 };

let server: TestApp;
let port: number;
let drain: () => Promise<void>;
let entered: Promise<void>;
let release: () => void;

async function start(timeouts = long): Promise<void> {
  const gate = Promise.withResolvers<void>();
  const entrance = Promise.withResolvers<void>();
  release = gate.resolve;
  entered = entrance.promise;
  server = await createTestApp({
    addRoutes(app) {
      drain = prepareDrain(app, timeouts);
      // As a page does: it has waited for something, and then asks a call of this process.
      app.get('/page', async (request) => {
        entrance.resolve();
        await request.deadline.race(gate.promise);
        const { statusCode } = await app.inject({ url: '/healthz' });
        return { statusCode };
      });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
}

beforeEach(() => start());
afterEach(() => server.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

async function enter(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume();
  await Promise.all([once(socket, 'connect'), once(server.app.server, 'connection')]);
  return socket;
}

async function say(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: matiz\r\n\r\n`);
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

async function untilClosed(): Promise<void> {
  while (server.app.server.listening) await turn();
}

describe('a server that is told to stop', () => {
  test('finishes a page, and the calls that it makes in this process from then on', async () => {
    const page = ask('/page');
    await entered;
    const drained = drain();
    await untilClosed();
    release();
    const reply = await page;
    expect(await reply.json()).toEqual({ statusCode: 200 });
    expect(reply.headers.get('connection')).toBe('close');
    await drained;
  });

  test('takes nobody else, while it finishes', async () => {
    const page = ask('/page');
    await entered;
    const drained = drain();
    await untilClosed();
    await expect(ask('/healthz')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    release();
    expect((await page).status).toBe(200);
    await drained;
  });

  test('closes a connection that waits for its next request, while another one is served', async () => {
    const kept = await enter();
    expect(await say(kept, '/healthz')).toMatch('200 OK');
    const page = ask('/page');
    await entered;
    const drained = drain();
    await once(kept, 'close');
    release();
    expect((await page).status).toBe(200);
    await drained;
  });

  test('answers who asked a moment ago once more, and takes leave', async () => {
    await server.close();
    await start({ ...long, rest: 60_000 });
    const kept = await enter();
    expect(await say(kept, '/healthz')).toMatch(/connection: keep-alive/i);
    const drained = drain();
    await untilClosed();
    expect(await say(kept, '/healthz')).toMatch(/200 OK[\s\S]*connection: close/i);
    await drained;
  });

  test('answers who had come in and asks only now, and takes leave', async () => {
    const newcomer = await enter();
    const drained = drain();
    await untilClosed();
    const answer = await say(newcomer, '/healthz');
    expect(answer).toMatch('200 OK');
    expect(answer).toMatch(/connection: close/i);
    await drained;
  });
});

describe('a server that is told to stop, after a while', () => {
  test('tells the one who still waits that it takes too long', async () => {
    await server.close();
    await start({ ...long, requests: 20 });
    const page = ask('/page');
    await entered;
    await drain();
    const reply = await page;
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: 'DEADLINE_PASSED' });
  });

  test('closes a connection that never asked anything', async () => {
    await server.close();
    await start({ ...long, silent: 20 });
    const silent = await enter();
    const closed = once(silent, 'close');
    await drain();
    await closed;
  });

  test('cuts a request off that never ends', async () => {
    await server.close();
    await start({ ...long, all: 20 });
    const endless = await enter();
    endless.write('POST /api/v3/auth/login HTTP/1.1\r\nHost: matiz\r\nContent-Length: 9\r\n\r\n{');
    const closed = once(endless, 'close');
    await drain();
    await closed;
  });
});
