/**
 * `npm run test:soak -- kills --kills 20`: ends the server and PostgreSQL by `kill -9` again and again
 * while people order, each purchase repeated until it is answered. Every acknowledged order must
 * be there once, and there may be no other.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listProducts } from '@matiz/contracts/catalogue.ts';
import { checkCoverage } from '@matiz/contracts/delivery.ts';
import { listSellerCustomers, login } from '@matiz/contracts/identity.ts';
import { auditDatabase } from '../../apps/server/src/db/audit.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { demand } from './client.ts';
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
const faults = [...(await findFaults()), ...(await audit())];
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
  const { token } = await demand(address, login, { body: seller });
  const headers = { token: token ?? '' };
  const productId = await findProduct(headers);
  const customers = await findCustomers(headers);
  return Promise.all(
    customers.map((customerId) => openShopper(address, { ...seller, customerId }, productId)),
  );
}

/** The id of the best seller that has tones. */
async function findProduct(headers: Record<string, string>): Promise<string> {
  const query = { list: 'bestsellers' };
  const { result } = await demand(address, listProducts, { query, headers });
  const product = result.find(({ attributes }) => attributes.includes('Tono'));
  if (!product) throw new Error('nothing with tones to buy');
  return product._id;
}

/** Those of the seller's customers whose city pays on delivery: the way of paying that needs nobody else. */
async function findCustomers(headers: Record<string, string>): Promise<string[]> {
  const { results } = await demand(address, listSellerCustomers, { headers });
  const served: string[] = [];
  for (const { _id, cityId, stateId } of results) {
    const { zone } = await demand(address, checkCoverage, { body: { cityId, stateId }, headers });
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

/** What does not hold in the database after all that (`npm run audit`). */
async function audit(): Promise<string[]> {
  const settings = readEnv({ DATA_DIR: dataDir });
  if (!settings.ok) return [settings.error];
  const violations = await auditDatabase(settings.value, () => {});
  return violations.map(({ invariant, subject }) => `${invariant}: ${subject}`);
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
