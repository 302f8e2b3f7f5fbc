/**
 * `npm run bench:crowd -- --seconds 15`: buyers add to their carts, ten a second, while one visitor
 * asks over 40 connections, as fast as they are answered, for the costliest things that nobody needs
 * an account for. Additions are an open load (`open-load.ts`); of the visitor's connections each asks
 * again once it was answered. `--most 3` fails when an addition takes (p99) more than so many times
 * as long as without them.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { addBuyers, prepareFixture } from './fixture.ts';
import { createSender, describeLoad, fire, type Load } from './open-load.ts';
import { limitedReadings, type Reading } from './read-paths.ts';
import { startServer } from './server.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    connections: { type: 'string', default: '40' },
    additions: { type: 'string', default: '10' },
    products: { type: 'string', default: '2000' },
    port: { type: 'string', default: '4297' },
    most: { type: 'string', default: 'Infinity' },
    /** Only crowds whose name holds this. */
    only: { type: 'string', default: '' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const additions = Number(options.additions);
const port = Number(options.port);
const mostTimes = Number(options.most);

const fixture = await prepareFixture(Number(options.products));
const crowds = await chooseCrowds();
const secret = randomBytes(48).toString('base64');
const buyers = await openBuyers(20);
const body = await chooseAddition();
const server = await startServer(fixture.database.address, { port: options.port, secret });
const buying = createSender({ port, connections: 20 });

await add(10);
const quiet = await add(seconds);
say(`additions, ${additions} a second`);
say(`alone          ${describeLoad(quiet)}`);
let failed = false;
for (const { name, paths } of crowds) {
  const { load, asked } = await addBeside(paths);
  const times = load.p99 / quiet.p99;
  failed ||= times > mostTimes || !isServed(load);
  say(`${name.padEnd(14)} ${describeLoad(load)}`);
  say(`${' '.repeat(14)} p99 ${times.toFixed(1)} times; the visitor: ${asked}`);
}
buying.close();
server.kill('SIGTERM');
await once(server, 'exit');
await fixture.stop();
process.exitCode = failed ? 1 : 0;

/** What the visitor asks for, of each kind. */
async function chooseCrowds(): Promise<Reading[]> {
  const readings = await limitedReadings(fixture.sql);
  const call = (name: string) => readings.find((reading) => reading.name === name)?.paths ?? [];
  const texts = ['tinte', 'champu keratina', 'mascarilla nutritiva', 'coco'];
  const sections = await fixture.sql<{ id: number; name: string }[]>`
    SELECT id, name FROM category WHERE parent_id IS NULL`;
  const lists = sections.map(({ id, name }) => `/home/categories/${id}/${slugOf(name)}`);
  return [
    {
      name: 'search page',
      paths: texts.map((text) => `/home/search?search=${encodeURIComponent(text)}`),
    },
    { name: 'list page', paths: lists },
    { name: '/api/docs', paths: ['/api/docs'] },
    { name: 'openapi.json', paths: ['/api/openapi.json'] },
    { name: 'search call', paths: call('search') },
    { name: 'list call', paths: call('list page') },
  ].filter(({ name }) => name.includes(options.only));
}

async function openBuyers(count: number): Promise<string[]> {
  const publicUrl = `http://127.0.0.1:${port}`;
  const settings = { publicUrl, secret, trustProxy: [], environment: 'production' } as const;
  const { identity } = createDeps({ ...settings, logLevel: 'silent' }, fixture.sql);
  const tokens: string[] = [];
  for (const { userId } of await addBuyers(fixture.sql, count)) {
    const { token } = await identity.openSession({ id: userId, role: 'Admin customer' });
    tokens.push(token);
  }
  return tokens;
}

async function chooseAddition() {
  const [unit] = await fixture.sql<{ id: number; code: string; version: string }[]>`
    SELECT product.id, product.code, version.code AS version
    FROM product JOIN product_version version ON version.product_id = product.id
    JOIN stock ON stock.version_id = version.id AND warehouse_id = 1
    WHERE product.has_versions ORDER BY available DESC LIMIT 1`;
  if (!unit) throw new Error('nothing to buy');
  await fixture.sql`UPDATE stock SET available = 100000000 WHERE product_id = ${unit.id}`;
  const { id, code, version } = unit;
  return { productId: String(id), code, versions: [{ code: version, quantity: 1 }] };
}

function add(duration: number): Promise<Load> {
  return fire(additions, duration, (turn) =>
    buying.send({
      method: 'POST',
      path: '/api/cart/additem',
      headers: { token: buyers[turn % buyers.length] ?? '' },
      body,
    }),
  );
}

async function addBeside(paths: readonly string[]): Promise<{ load: Load; asked: string }> {
  const visitor = createSender({ port, connections });
  const outcomes = new Map<string, number>();
  let isOver = false;
  const asking = Array.from({ length: connections }, async (_, index) => {
    for (let turn = index; !isOver; turn += 1) {
      const outcome = await visitor.send({
        method: 'GET',
        path: paths[turn % paths.length] ?? '/',
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  await add(2);
  const load = await add(seconds);
  isOver = true;
  await Promise.all(asking);
  visitor.close();
  const counts = [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`);
  return { load, asked: counts.join(', ') };
}

function isServed({ outcomes }: Load): boolean {
  return [...outcomes.keys()].every((outcome) => outcome === '200');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
