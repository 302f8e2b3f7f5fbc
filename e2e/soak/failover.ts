/**
 * `npm run test:soak -- failover --kills 3 --mode synchronous`: the leader of `npm run cluster` is ended
 * by `kill -9`, its Patroni with it, while people order by the pooler. A standby takes over; with
 * synchronous mode every acknowledged order is there, without it the lost ones are counted. Needs the
 * cluster's Debian packages, so it runs only when it is named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditDatabase } from '../../apps/server/src/db/audit.ts';
import { createSql } from '../../apps/server/src/db/pool.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import type { ClusterMode } from '../../tools/cluster/configs.ts';
import { type Cluster, startCluster } from '../../tools/cluster/start-cluster.ts';
import { startProduct } from '../harness/product.ts';
import { addPeopleTo } from './people.ts';
import { compareHistories, gatherShoppers } from './shoppers.ts';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '3' },
    people: { type: 'string', default: '20' },
    mode: { type: 'string', default: 'synchronous' },
    port: { type: 'string', default: '4393' },
    'cluster-port': { type: 'string', default: '5700' },
  },
});
const mode: ClusterMode = options.mode === 'asynchronous' ? 'asynchronous' : 'synchronous';
const kills = Number(options.kills);
const port = Number(options.port);
const address = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'matiz-cluster-'));
const dataDir = mkdtempSync(join(tmpdir(), 'matiz-failover-'));

const cluster = await startCluster({ folder, basePort: Number(options['cluster-port']), mode });
const env = {
  DATABASE_URL: cluster.urls.leader,
  DATABASE_POOLER_URL: cluster.urls.pooler,
  SESSION_SECRET: 'kq3-Vw9x.Lr7zP2mTn5yHb8sGd4fJc6a',
  MATIZ_DEMO: '1',
};
let isOver = false;
let acknowledged = () => 0;
try {
  process.exitCode = await rehearse();
} finally {
  await cluster.stop();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
}

/** Answers the exit code. */
async function rehearse(): Promise<number> {
  const product = await startProduct({ port, dataDir, env });
  try {
    const shoppers = await gatherShoppers(address, await addShoppersPeople());
    const before = await Promise.all(shoppers.map((shopper) => shopper.history()));
    acknowledged = () => shoppers.reduce((sum, each) => sum + each.acknowledged.length, 0);
    const start = performance.now();
    const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => isOver)));
    const gaps = await killLeaders();
    isOver = true;
    await shopping;
    const seconds = (performance.now() - start) / 1000;
    await cluster.untilWhole();
    const { lost, others } = await compareHistories(shoppers, before);
    const violations = await audit();
    for (const fault of [...lost, ...others, ...violations]) process.stdout.write(`${fault}\n`);
    process.stdout.write(
      `${mode}: ${kills} leaders killed, ${acknowledged()} orders acknowledged in ${seconds.toFixed(0)} s, ${lost.length} lost, ${others.length + violations.length} other faults; no order for ${gaps.map((gap) => gap.toFixed(1)).join(', ')} s\n`,
    );
    const isHeld = mode === 'asynchronous' || lost.length + others.length === 0;
    return isHeld && violations.length === 0 && acknowledged() > 0 ? 0 : 1;
  } finally {
    isOver = true;
    await product.stop();
  }
}

async function addShoppersPeople() {
  const sql = createSql(cluster.urls.leader, { max: 2 });
  try {
    return await addPeopleTo(sql, Number(options.people));
  } finally {
    await sql.end();
  }
}

async function killLeaders(): Promise<number[]> {
  const gaps: number[] = [];
  for (let turn = 1; turn <= kills; turn += 1) {
    await wait(8_000);
    await cluster.untilWhole();
    gaps.push(await killLeader(cluster, turn));
  }
  await wait(5_000);
  return gaps;
}

/** Answers the seconds from the kill to the first order that a new leader took. */
async function killLeader({ leader, killNode, startNode }: Cluster, turn: number): Promise<number> {
  const old = await leader();
  if (old === null) throw new Error('no leader to kill');
  killNode(old);
  const killed = performance.now();
  // What was answered in the same moment came from the old one.
  await wait(500);
  const known = acknowledged();
  while (acknowledged() === known) {
    if (performance.now() - killed > 120_000) throw new Error('no order for two minutes');
    await wait(50);
  }
  const gap = (performance.now() - killed) / 1000;
  process.stderr.write(
    `${turn} of ${kills}: node${old} killed, node${await leader()} leads, ${gap.toFixed(1)} s\n`,
  );
  startNode(old);
  return gap;
}

async function audit(): Promise<string[]> {
  const settings = readEnv({ ...env, DATA_DIR: dataDir });
  if (!settings.ok) return [settings.error];
  const violations = await auditDatabase(settings.value, () => {});
  return violations.map(({ invariant, subject }) => `${invariant}: ${subject}`);
}
