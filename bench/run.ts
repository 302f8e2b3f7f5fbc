/**
 * `npm run bench -- --products 10000 --connections 32 --seconds 8`: the product's main requests on
 * a generated catalogue, each beside this machine's own limits in the same run: a bare Fastify that
 * answers the same bytes, and the same prepared SQL through the driver alone. Pages first, as browsers
 * ask for them: in br, beside a bare Fastify that answers the same compressed bytes. With
 * `--only pages,add` nothing but these (pages, reads, add, order).
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildApp } from '../apps/server/src/app.ts';
import { ownConnections } from '../apps/server/src/db/connection/connections.ts';
import { createSql } from '../apps/server/src/db/pool.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { bareLoad } from './bare-load.ts';
import type { DriverWork } from './driver.ts';
import { addBuyers, addLender, fillCarts, prepareFixture } from './fixture.ts';
import { answerOf, type Shot, shoot, shootOnce } from './load.ts';
import type { OrderWork, Owner } from './order-driver.ts';
import { benchPages } from './pages.ts';
import { limitedReadings, type Reading } from './read-paths.ts';
import { createRecorder, type Sent } from './record.ts';
import { type Row, report } from './report.ts';
import { startServer } from './server.ts';
import type { Timing } from './timings.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '8' },
    orders: { type: 'string', default: '1500' },
    port: { type: 'string', default: '4290' },
    only: { type: 'string', default: 'pages,reads,add,order' },
  },
});
const products = Number(options.products);
const connections = Number(options.connections);
const seconds = Number(options.seconds);
const orders = Number(options.orders);
const address = `http://127.0.0.1:${options.port}`;
const secret = randomBytes(48).toString('base64');
/** As many connections as the product opens. */
const pool = ownConnections.reads.most + ownConnections.writes;

const fixture = await prepareFixture(products);
const lender = await addLender(fixture.sql);
const recorder = createRecorder();
const sql = createSql(fixture.database.address, { onQuery: recorder.onQuery });
const deps = createDeps(
  {
    publicUrl: address,
    secret,
    trustProxy: [],
    environment: 'production',
    logLevel: 'silent',
  },
  sql,
);
const app = await buildApp(deps);
const openToken = async (userId: string) =>
  (await deps.identity.openSession({ id: userId, role: 'Admin customer' })).token;

const buyers = await addBuyers(fixture.sql, connections);
// One after the other, so that this process holds few of the database's connections.
const tokens: string[] = [];
for (const { userId } of buyers) tokens.push(await openToken(userId));
const server = await startServer(fixture.database.address, { port: options.port, secret });
const bare = (reply: string) => bareLoad(reply, Math.min(seconds, 4), connections);
const isAsked = (part: string) => options.only.split(',').includes(part);
if (isAsked('pages')) await benchPages({ address, sql: fixture.sql, tokens, connections, seconds });
const rows = [
  ...(isAsked('reads') ? await readLoads() : []),
  ...(isAsked('add') ? [await addLoad()] : []),
  ...(isAsked('order') ? await orderLoads() : []),
];
report(`${products} products, ${connections} connections, ${seconds} s each`, rows);
server.kill('SIGTERM');
await once(server, 'exit');
await app.close();
await sql.end();
await fixture.stop();

async function readLoads(): Promise<Row[]> {
  const loads: Row[] = [];
  for (const reading of await limitedReadings(fixture.sql)) loads.push(await readLoad(reading));
  return loads;
}

async function readLoad({ name, paths }: Reading): Promise<Row> {
  const recorded: Sent[][] = [];
  for (const url of paths) {
    const read = () => app.inject({ url, headers: { token: tokens[0] ?? '' } });
    await read();
    recorded.push(await recorder.record(read));
  }
  const shots = (connection: number): Shot[] =>
    paths.map((path) => ({ method: 'GET', path, token: tokens[connection] ?? '' }));
  const product = await shootWarm(shots);
  const sample = await app.inject({ url: paths[0] ?? '/', headers: { token: tokens[0] ?? '' } });
  const handScripts = tokens.map((_, hand) => {
    const script = recorded[hand % recorded.length] ?? [];
    return [script, script] as const;
  });
  return {
    name,
    product,
    statements: Math.max(...recorded.map((script) => script.length)),
    bare: await bare(sample.body),
    driver: await driverLoad(handScripts),
  };
}

/** Once until the hot paths are compiled, then for the figures: a server that just started is not the question. */
async function shootWarm(shots: (connection: number) => readonly Shot[]): Promise<Timing> {
  await shoot(address, seconds, connections, shots);
  return shoot(address, seconds, connections, shots);
}

async function addLoad(): Promise<Row> {
  const [unit] = await fixture.sql<{ id: number; code: string; version: string }[]>`
    SELECT product.id, product.code, version.code AS version
    FROM product JOIN product_version version ON version.product_id = product.id
    JOIN stock ON stock.version_id = version.id AND warehouse_id = 1
    WHERE product.has_versions ORDER BY available DESC LIMIT 1`;
  if (!unit) throw new Error('nothing to buy');
  await fixture.sql`UPDATE stock SET available = 100000000 WHERE product_id = ${unit.id}`;
  const body = (quantity: number) => ({
    productId: String(unit.id),
    code: unit.code,
    versions: [{ code: unit.version, quantity }],
  });
  const inject = (token: string) =>
    app.inject({ method: 'POST', url: '/api/cart/additem', headers: { token }, payload: body(1) });
  const scripts: (readonly [Sent[], Sent[]])[] = [];
  for (const token of tokens) {
    await inject(token);
    scripts.push([
      await recorder.record(() => inject(token)),
      await recorder.record(() => inject(token)),
    ]);
  }
  const driver = await driverLoad(scripts);
  await fixture.sql`UPDATE cart_line SET quantity = 1`;
  const product = await shootWarm((connection) => [
    { method: 'POST', path: '/api/cart/additem', token: tokens[connection] ?? '', body: body(1) },
  ]);
  return {
    name: 'add to cart',
    product,
    statements: scripts[0]?.[0].length ?? 0,
    bare: await bare('{"cart":{}}'),
    driver,
  };
}

/** Each needs a cart of its own, so the driver repeats one for the carts of others. */
async function orderLoads(): Promise<Row[]> {
  await fixture.sql`UPDATE stock SET available = 1000000 WHERE warehouse_id = 1`;
  const some = await addBuyers(fixture.sql, orders * 2 + 1);
  const carts = await fillCarts(fixture.sql, some);
  await fixture.sql.unsafe('VACUUM (ANALYZE) cart, cart_line, customer, app_user, address');
  const owners = some.map((buyer, index) => ({ ...buyer, cartId: carts[index] ?? '' }));
  for (const { userId } of owners) await agreeToPrices(userId);
  const [owner, ...others] = owners;
  if (!owner) throw new Error('nobody is there');

  const choosing = await onceLoad('another method of payment', owner, others, () => ({
    method: 'PUT',
    path: '/api/order/purchase',
    body: { paymentMethod: lender },
  }));
  await fixture.sql`UPDATE cart SET payment_method = 'contra-entrega' WHERE payment_method = ${lender}`;
  const placing = await onceLoad('order of 5 lines', owner, others, ({ cartId }) => ({
    method: 'POST',
    path: '/api/order/create',
    body: { cartId },
  }));
  return [choosing, placing];
}

/** One request for each of half the carts, and its statements through the driver for the other half. */
async function onceLoad(
  name: string,
  owner: Owner,
  others: readonly Owner[],
  shotFor: (owner: Owner) => Shot,
): Promise<Row> {
  const recorded = await recordOnce(owner, shotFor(owner));
  const driver = await driveOrders(recorded, owner, others.slice(orders));
  const shots: Shot[] = [];
  for (const each of others.slice(0, orders)) {
    shots.push({ ...shotFor(each), token: await openToken(each.userId) });
  }
  const product = await shootOnce(address, connections, shots);
  return { name, product, statements: recorded.length, bare: await bare('{"order":{}}'), driver };
}

/** Carts that were not filled by the product know no price that their buyer saw: it is accepted here. */
async function agreeToPrices(userId: string): Promise<void> {
  const token = await openToken(userId);
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: '/api/cart/listcart',
    headers: { token },
    payload: { accept: 'all' },
  });
  if (statusCode !== 200) throw new Error(`accepting prices was answered ${statusCode}`);
}

/** The statements of one request, from the session to the reply. */
async function recordOnce({ userId }: Owner, { method, path, body }: Shot): Promise<Sent[]> {
  const headers = { token: await openToken(userId) };
  const payload = body as object;
  let status = 0;
  const recorded = await recorder.record(async () => {
    status = (await app.inject({ method, url: path, headers, payload })).statusCode;
  });
  if (status !== 200) throw new Error(`${method} ${path}, to be repeated, was answered ${status}`);
  return recorded;
}

async function driveOrders(recorded: Sent[], owner: Owner, others: Owner[]): Promise<Timing> {
  const child = fork(new URL('./order-driver.ts', import.meta.url), { serialization: 'advanced' });
  const place = fixture.database.address;
  child.send({ address: place, connections, pool, recorded, owner, others } satisfies OrderWork);
  const timing = await answerOf(child);
  child.kill();
  return timing;
}

async function driverLoad(scripts: DriverWork['scripts']): Promise<Timing> {
  const child = fork(new URL('./driver.ts', import.meta.url), { serialization: 'advanced' });
  child.send({ address: fixture.database.address, seconds, pool, scripts } satisfies DriverWork);
  const timing = await answerOf(child);
  child.kill();
  return timing;
}
