/**
 * `npm run bench:processes -- --processes 1,2,4`: the main readings of a buyer with so many processes
 * on one port and one database, and how many times the first of them that is. The load, the database
 * and the processes share this machine: with no processor left for them more processes gain nothing.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createDeps } from '../apps/server/src/deps.ts';
import { addBuyers, prepareFixture } from './fixture.ts';
import { type Shot, shoot } from './load.ts';
import { limitedReadings } from './read-paths.ts';
import { startServer } from './server.ts';

const { values: options } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2' },
    products: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4299' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const address = `http://127.0.0.1:${options.port}`;
const secret = randomBytes(48).toString('base64');

const fixture = await prepareFixture(Number(options.products));
const readings = await limitedReadings(fixture.sql);
const tokens = await openTokens();
const first = new Map<string, number>();

for (const processes of options.processes.split(',')) {
  const env = { MATIZ_PROCESSES: processes };
  const server = await startServer(fixture.database.address, { port: options.port, secret, env });
  for (const { name, paths } of readings) {
    const shots = (connection: number): Shot[] =>
      paths.map((path) => ({ method: 'GET', path, token: tokens[connection] ?? '' }));
    await shoot(address, seconds / 2, connections, shots);
    const { perSecond, p99, failures } = await shoot(address, seconds, connections, shots);
    const base = first.get(name) ?? perSecond;
    first.set(name, base);
    process.stdout.write(
      `${processes.padStart(2)} ${name.padEnd(16)} ${Math.round(perSecond)} a second, p99 ${p99} ms, ${failures} failures, ${(perSecond / base).toFixed(2)} times\n`,
    );
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
}
await fixture.stop();

async function openTokens(): Promise<string[]> {
  const settings = {
    publicUrl: address,
    secret,
    trustProxy: [],
    environment: 'production',
  } as const;
  const deps = createDeps({ ...settings, logLevel: 'silent' }, fixture.sql);
  const opened: string[] = [];
  for (const { userId } of await addBuyers(fixture.sql, connections)) {
    opened.push((await deps.identity.openSession({ id: userId, role: 'Admin customer' })).token);
  }
  return opened;
}
