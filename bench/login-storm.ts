/**
 * `node bench/login-storm.ts --seconds 60`: 300 login attempts a second, from ever other addresses
 * and at ever other accounts, while people read the catalogue. The catalogue's p99 must stay under
 * twice what it is without the storm, measured before and after it in the same run. Both loads
 * are open: a request is sent at its time, however long those before it take, and is timed from
 * then (no coordinated omission).
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addAccounts, addressAt } from './account-ground.ts';
import { prepareGround } from './ground.ts';
import { startServer } from './server.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    logins: { type: 'string', default: '300' },
    reads: { type: 'string', default: '60' },
    products: { type: 'string', default: '2000' },
    port: { type: 'string', default: '4296' },
  },
});
const seconds = Number(options.seconds);
const loginsPerSecond = Number(options.logins);
const readsPerSecond = Number(options.reads);
const port = Number(options.port);

const ground = await prepareGround(Number(options.products));
const accounts = await addAccounts(ground.sql, 1_000);
const secret = randomBytes(48).toString('base64');
const env = { TRUST_PROXY: '127.0.0.1' };
const server = await startServer(ground.database.address, { port: options.port, secret, env });
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const token = await openGuest();
const paths = await listPaths();

await read(5);
const before = await read(Math.max(10, seconds / 3));
const [during, storm] = await Promise.all([read(seconds), logInAgainAndAgain(seconds)]);
await wait(2_000);
const after = await read(Math.max(10, seconds / 3));
agent.destroy();
server.kill('SIGTERM');
await once(server, 'exit');
await ground.stop();

const idle = Math.max(before.p99, after.p99);
say(
  `${readsPerSecond} catalogue pages a second; ${loginsPerSecond} logins a second for ${seconds} s`,
);
say(`before  ${show(before)}`);
say(`during  ${show(during)}`);
say(`after   ${show(after)}`);
say(`logins  ${show(storm)}  answers ${describe(storm.statuses)}`);
say(`p99 ${(during.p99 / idle).toFixed(2)} times its idle value`);
process.exitCode = during.p99 < 2 * idle && !during.statuses.has(0) ? 0 : 1;

interface Load {
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  /** How often each status came; 0: no answer. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** Sends so many a second, each at its time; a login storm does not wait for answers either. */
async function fire(
  perSecond: number,
  duration: number,
  send: (turn: number) => Promise<number>,
): Promise<Load> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * duration; turn += 1) {
    const due = start + (turn * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    pending.push(
      send(turn).then((status) => {
        times.push(performance.now() - due);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(pending);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { sent: times.length, p50: at(0.5), p99: at(0.99), statuses };
}

function read(duration: number): Promise<Load> {
  return fire(readsPerSecond, duration, (turn) =>
    send('GET', paths[turn % paths.length] ?? '/', { token }),
  );
}

/** Each account comes back every three seconds and each address every few minutes. */
function logInAgainAndAgain(duration: number): Promise<Load> {
  return fire(loginsPerSecond, duration, (turn) => {
    const { email } = accounts[turn % accounts.length] ?? { email: 'nadie@medida.co' };
    const headers = { 'x-forwarded-for': addressAt(turn) };
    return send('POST', '/api/v3/auth/login', headers, { email, password: 'otra-clave' });
  });
}

/** The status of the answer, once it is read to its end; 0 without one. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const asking = request(
      {
        ...{ host: '127.0.0.1', port, method, path, agent },
        headers: text === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      },
      (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode ?? 0));
        reply.once('error', () => resolve(0));
      },
    );
    asking.once('error', () => resolve(0));
    asking.end(text);
  });
}

async function openGuest(): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v3/auth/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await reply.json()) as { token: string }).token;
}

async function listPaths(): Promise<string[]> {
  const rows = await ground.sql<{ id: number }[]>`
    SELECT id FROM category WHERE parent_id IS NULL ORDER BY id`;
  return rows.map(({ id }) => `/api/product/list?categoryId=${id}&page=1`);
}

function show({ sent, p50, p99 }: Load): string {
  return `${String(sent).padStart(6)} sent  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`;
}

function describe(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
