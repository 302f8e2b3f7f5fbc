/**
 * `node bench/login-storm.ts --seconds 60`: 300 login attempts a second, from ever other addresses
 * and at ever other accounts, while people read the catalogue. The catalogue's p99 must stay under
 * twice what it is without the storm, measured before and after it in the same run. Both loads
 * are open: a request is sent at its time, however long those before it take, and is timed from
 * then (no coordinated omission).
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addAccounts, addressAt } from './account-fixture.ts';
import { prepareFixture } from './fixture.ts';
import { createSender, describeLoad, fire, type Load } from './open-load.ts';
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

const fixture = await prepareFixture(Number(options.products));
const accounts = await addAccounts(fixture.sql, 1_000);
const secret = randomBytes(48).toString('base64');
const env = { TRUST_PROXY: '127.0.0.1' };
const server = await startServer(fixture.database.address, { port: options.port, secret, env });
const sender = createSender({ port, connections: 256 });
const token = await openGuest();
const paths = await listPaths();

await read(5);
const before = await read(Math.max(10, seconds / 3));
const [during, storm] = await Promise.all([read(seconds), logInAgainAndAgain(seconds)]);
await wait(2_000);
const after = await read(Math.max(10, seconds / 3));
sender.close();
server.kill('SIGTERM');
await once(server, 'exit');
await fixture.stop();

const idle = Math.max(before.p99, after.p99);
say(
  `${readsPerSecond} catalogue pages a second; ${loginsPerSecond} logins a second for ${seconds} s`,
);
say(`before  ${describeLoad(before)}`);
say(`during  ${describeLoad(during)}`);
say(`after   ${describeLoad(after)}`);
say(`logins  ${describeLoad(storm)}`);
say(`p99 ${(during.p99 / idle).toFixed(2)} times its idle value`);
process.exitCode = during.p99 < 2 * idle && isAnswered(during) ? 0 : 1;

function read(duration: number): Promise<Load> {
  return fire(readsPerSecond, duration, (turn) =>
    sender.send({ method: 'GET', path: paths[turn % paths.length] ?? '/', headers: { token } }),
  );
}

/** Each account comes back every three seconds and each address every few minutes. */
function logInAgainAndAgain(duration: number): Promise<Load> {
  return fire(loginsPerSecond, duration, (turn) => {
    const { email } = accounts[turn % accounts.length] ?? { email: 'nadie@medida.co' };
    const headers = { 'x-forwarded-for': addressAt(turn) };
    const body = { email, password: 'otra-clave' };
    return sender.send({ method: 'POST', path: '/api/v3/auth/login', headers, body });
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
  const rows = await fixture.sql<{ id: number }[]>`
    SELECT id FROM category WHERE parent_id IS NULL ORDER BY id`;
  return rows.map(({ id }) => `/api/product/list?categoryId=${id}&page=1`);
}

function isAnswered({ outcomes }: Load): boolean {
  return [...outcomes.keys()].every((outcome) => /^\d{3}$/.test(outcome));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
