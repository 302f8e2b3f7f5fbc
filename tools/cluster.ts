import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClusterMode } from './cluster/configs.ts';
import { startCluster } from './cluster/start-cluster.ts';

/**
 * `npm run cluster`: three PostgreSQL under Patroni with etcd, HAProxy and PgBouncer on this machine,
 * until Ctrl+C; then nothing of it is left. `-- --mode asynchronous`, `-- --port 5600`.
 */
const { values: options } = parseArgs({
  options: {
    mode: { type: 'string', default: 'synchronous' },
    port: { type: 'string', default: '5600' },
  },
});
const mode: ClusterMode = options.mode === 'asynchronous' ? 'asynchronous' : 'synchronous';
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'matiz-cluster-'));

try {
  const cluster = await startCluster({ folder, basePort: Number(options.port), mode });
  for (const line of await cluster.describe()) say(line);
  say(`DATABASE_URL=${cluster.urls.leader}`);
  say(`DATABASE_POOLER_URL=${cluster.urls.pooler}`);
  say(`DATABASE_READ_URL=${cluster.urls.standbys}`);
  say(`Archivos y registros: ${folder}`);
  say(`patronictl -c ${folder}/patroni1.yml list`);
  const stopped = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopped.resolve());
  const open = setInterval(() => {}, 60_000);
  await stopped.promise;
  clearInterval(open);
  await cluster.stop();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
