/**
 * `npm run test:soak -- --kills 20`: ends the server and PostgreSQL by `kill -9` again and again
 * while people order, each purchase repeated until it is answered. Every acknowledged order must
 * be there once, and there may be no other.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '../harness/product.ts';
import { openShopper, type Shopper } from './shopper.ts';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, port: { type: 'string', default: '4391' } },
});
const kills = Number(options.kills);
const port = Number(options.port);
const address = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'matiz-kills-'));
const password = 'matiz-demo-2026';

let product: Product = await startProduct({ port, dataDir });
const shoppers = await gatherShoppers();
const before = await Promise.all(shoppers.map((shopper) => shopper.history()));
let isOver = false;
const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => isOver)));
for (let turn = 0; turn < kills; turn += 1) {
  await wait(600 + Math.random() * 1200);
  await (turn % 2 === 0 ? killServer() : killPostgres());
  process.stderr.write(`${turn + 1} of ${kills}\n`);
}
isOver = true;
await shopping;
const faults = await findFaults();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
const orders = shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
process.stdout.write(
  `${kills} kills, ${shoppers.length} shoppers, ${orders} orders acknowledged, ${faults.length} faults\n`,
);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 || orders === 0 ? 1 : 0;

async function gatherShoppers(): Promise<Shopper[]> {
  const seller = { email: 'vendedor@demo.matiz.co', password };
  const unit = await findUnit();
  const customers = await sellerCustomers(seller);
  const people = customers.map((customerId) => ({ ...seller, customerId }));
  return Promise.all(people.map((who) => openShopper(address, who, unit)));
}

/** The tone with most stock, so that nobody runs out. */
async function findUnit() {
  const { token } = await post('/v3/auth/login', { email: 'compradora@demo.matiz.co', password });
  const list = await get('/product/list?list=bestsellers&limit=20', token);
  let best = { productId: '', code: '', versionCode: '', stock: 0 };
  for (const { _id, code, has_versions } of list.result) {
    if (!has_versions) continue;
    const { result } = await get(`/product/query?_id=${_id}`, token);
    for (const version of result.versions) {
      if (version.stock > best.stock) {
        best = { productId: _id, code, versionCode: version.code, stock: version.stock };
      }
    }
  }
  return best;
}

/** Those of the seller's customers whose city pays on delivery: the way of paying that needs nobody else. */
async function sellerCustomers(seller: { email: string; password: string }): Promise<string[]> {
  const { token } = await post('/v3/auth/login', seller);
  const { results } = await get('/seller/customers', token);
  const served: string[] = [];
  for (const { _id, cityId, stateId } of results) {
    const { zone } = await post('/shippings/coverage', { cityId, stateId }, token);
    if (zone?.cashOnDelivery) served.push(_id);
  }
  return served;
}

async function killServer(): Promise<void> {
  const ended = new Promise((resolve) => product.process.once('exit', resolve));
  product.process.kill('SIGKILL');
  await ended;
  product = await startProduct({ port, dataDir });
}

async function killPostgres(): Promise<void> {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function findFaults(): Promise<string[]> {
  const histories = await Promise.all(shoppers.map((shopper) => shopper.history()));
  return shoppers.flatMap(({ acknowledged, customerId }, place) => {
    const old = new Set(before[place]);
    const fresh = (histories[place] ?? []).filter((code) => !old.has(code));
    const lost = acknowledged.filter((code) => !fresh.includes(code));
    const twice = acknowledged.length - new Set(acknowledged).size;
    const extra = fresh.length - new Set(acknowledged).size;
    return [
      ...lost.map((code) => `${customerId}: ${code} was acknowledged and is lost`),
      ...(twice > 0 ? [`${customerId}: ${twice} purchases got the order of another`] : []),
      ...(extra > 0 ? [`${customerId}: ${extra} orders that nobody was told of`] : []),
    ];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: replies of many calls, read field by field
async function get(path: string, token: string): Promise<any> {
  return (await fetch(`${address}/api${path}`, { headers: { token } })).json();
}

// biome-ignore lint/suspicious/noExplicitAny: replies of many calls, read field by field
async function post(path: string, body: unknown, token?: string): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
  const reply = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return reply.json();
}
