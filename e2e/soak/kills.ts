/**
 * `npm run test:soak -- kills --kills 60`: ends the server, and every sixth time PostgreSQL, by
 * `kill -9` again and again while people order and pay, each purchase repeated until it is answered.
 * Every acknowledged order must be there once, and there may be no other; what the gateway approved
 * ends on one order or among what goes back; the server outlives PostgreSQL and serves again within
 * five seconds; afterwards everything adds up.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '../harness/product.ts';
import { auditFolder } from './audit-folder.ts';
import { findLostPayments } from './lost-payments.ts';
import { addPeople, readPostmaster } from './people.ts';
import { compareHistories, gatherShoppers } from './shoppers.ts';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    people: { type: 'string', default: '30' },
    port: { type: 'string', default: '4391' },
  },
});
const kills = Number(options.kills);
const port = Number(options.port);
const address = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'matiz-kills-'));

let product: Product = await startProduct({ port, dataDir });
const people = await addPeople(dataDir, Number(options.people));
const shoppers = await gatherShoppers(address, people);
const before = await Promise.all(shoppers.map((shopper) => shopper.history()));
let isOver = false;
let longestGap = 0;
const outages: string[] = [];
const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => isOver)));
for (let turn = 0; turn < kills; turn += 1) {
  await wait(600 + Math.random() * 1200);
  if (turn % 6 === 5) outages.push(...(await killPostgres()));
  else await killServer();
  process.stderr.write(`${turn + 1} of ${kills}\n`);
}
isOver = true;
await shopping;
const { lost, others } = await compareHistories(shoppers, before);
const paid = shoppers.flatMap((shopper) => shopper.paid);
const payments = await findLostPayments(dataDir, paid);
const faults = [...outages, ...lost, ...others, ...payments, ...(await auditFolder(dataDir))];
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
const orders = shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
process.stdout.write(
  `${kills} kills, ${shoppers.length} shoppers, ${orders} orders acknowledged, ${paid.length} paid, ${faults.length} faults; longest without PostgreSQL ${longestGap.toFixed(1)} s\n`,
);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 || orders === 0 || paid.length === 0 ? 1 : 0;

async function killServer(): Promise<void> {
  if (product.process.exitCode === null) {
    const ended = new Promise((resolve) => product.process.once('exit', resolve));
    product.process.kill('SIGKILL');
    await ended;
  }
  product = await startProduct({ port, dataDir });
}

/** Answers what is wrong: the server died with it, or took longer than five seconds to serve again. */
async function killPostgres(): Promise<string[]> {
  process.kill(readPostmaster(dataDir).pid, 'SIGKILL');
  const start = performance.now();
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (product.process.exitCode !== null) return ['the server died with PostgreSQL'];
    await wait(50);
  }
  const seconds = (performance.now() - start) / 1000;
  longestGap = Math.max(longestGap, seconds);
  return seconds > 5 ? [`PostgreSQL was away for ${seconds.toFixed(1)} s`] : [];
}
