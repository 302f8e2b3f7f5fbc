import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findViolations, type Violation } from '#db/audit.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { type Address, createSql, type Sql, withoutLimits } from '#db/pool.ts';
import { StartProblem } from '#db/start/start-problem.ts';
import type { Settings } from '../env.ts';
import { listBackups } from './backup-files.ts';
import { passphraseOf } from './backup-shop.ts';
import { restoreBackup } from './restore-backup.ts';
import { eraseAgain } from './restore-shop.ts';
import type { BackupContent } from './take-backup.ts';

export interface DrillTold extends BackupContent {
  readonly file: string;
  readonly violations: readonly Violation[];
  /** Null: the shop had no orders. */
  readonly newestOrderAt: Date | null;
  readonly orders: number;
  readonly orderLines: number;
  readonly erasedAgain: number;
  /** Milliseconds from the empty folder to a database that can serve, and of the audit after it. */
  readonly restoreMs: number;
  readonly auditMs: number;
}

/**
 * Restores a backup into a PostgreSQL of its own, as if this machine were new, looks whether
 * everything adds up, and throws it away. Nothing of the shop is touched. Throws `StartProblem`.
 */
export async function drillRestore(
  settings: Settings,
  chosen: string | null,
  say: (line: string) => void,
): Promise<DrillTold> {
  const passphrase = passphraseOf(settings);
  const file = chosen ?? (await newestOf(settings.backup.folder));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-ensayo-'));
  const passwords = {
    owner: randomBytes(24).toString('hex'),
    superuser: randomBytes(24).toString('hex'),
  };
  const start = performance.now();
  try {
    const database = await startEmbedded({ dataDir, passwords, say });
    try {
      const restored = await restoreBackup(file, passphrase, {
        address: database.address,
        dataDir,
      });
      const places = [settings.dataDir, settings.backup.folder, path.dirname(file)];
      const erasedAgain = await eraseAgain(database.address, places);
      const seen = await inDatabase(database.address, (sql) => examine(sql, start));
      return { file, ...restored, ...seen, erasedAgain };
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function newestOf(folder: string): Promise<string> {
  const [newest] = await listBackups(folder);
  if (newest) return newest.file;
  throw new StartProblem(`En ${folder} no hay respaldos: haz uno con npm run backup.`);
}

async function inDatabase<T>(address: Address, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = createSql(address, withoutLimits);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function examine(sql: Sql, start: number) {
  await migrate(sql);
  const restored = performance.now();
  const violations = await findViolations(sql);
  const audited = performance.now();
  const [row] = await sql<{ newest: Date | null; orders: number; lines: number }[]>`
    SELECT (SELECT max(placed_at) FROM customer_order) AS newest,
      (SELECT count(*)::int FROM customer_order) AS orders,
      (SELECT count(*)::int FROM order_line) AS lines`;
  return {
    violations,
    newestOrderAt: row?.newest ?? null,
    orders: row?.orders ?? 0,
    orderLines: row?.lines ?? 0,
    restoreMs: restored - start,
    auditMs: audited - restored,
  };
}
