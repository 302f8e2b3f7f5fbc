import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../env.ts';
import { owner } from './embedded/bootstrap.ts';
import { locateCluster } from './embedded/cluster-files.ts';
import { isMigrated } from './is-migrated.ts';
import { openDatabase } from './open-database.ts';
import { type Address, createSql, type Sql } from './pool.ts';
import { StartProblem } from './start-problem.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Something that must hold and does not, with the numbers that show it. */
export interface Violation {
  readonly invariant: string;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

const modules = path.resolve(import.meta.dirname, '..', 'modules');

/**
 * Runs the invariants of every module (`audit.sql`), each file in one statement and so over one
 * moment: it may run while orders come in. An empty answer is what one wants.
 */
export async function findViolations(sql: Sql): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const file of globSync(path.join(modules, '*', 'audit.sql')).sort()) {
    found.push(...(await sql.unsafe<Violation[]>(readFileSync(file, 'utf8'))));
  }
  return found;
}

/**
 * Audits the database of the settings: the one that runs now, else one started for it.
 * Throws `StartProblem` when there is nothing to audit.
 */
export async function auditDatabase(
  settings: Settings,
  say: (line: string) => void,
): Promise<Violation[]> {
  const running = findRunning(settings);
  if (running !== null) {
    try {
      return await auditAt(running);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  }
  const database = await openDatabase(settings, say);
  try {
    return await auditAt(database.address);
  } finally {
    await database.stop();
  }
}

async function auditAt(address: Address): Promise<Violation[]> {
  const sql = createSql(address, { max: 1, statementTimeout: 120_000 });
  try {
    if (!(await isMigrated(sql).catch(isEmpty))) {
      throw new StartProblem(
        'La base de datos está vacía o es de otra versión: inicia Matiz una vez.',
      );
    }
    return await findViolations(sql);
  } finally {
    await sql.end();
  }
}

/** A database without any table has no list of migrations either. */
function isEmpty(error: unknown): false {
  if (error instanceof DatabaseUnavailable) throw error;
  return false;
}

/** Where the embedded PostgreSQL of a running Matiz listens, by the file that it keeps. */
function findRunning({ database, dataDir }: Settings): Address | null {
  if (database.kind === 'url') return database.url;
  try {
    const file = path.join(locateCluster(dataDir).data, 'postmaster.pid');
    const [, , , port, socket, listen] = readFileSync(file, 'utf8').split('\n');
    const host = socket || listen;
    if (!host) return null;
    const password = database.passwords.owner;
    return { host, port: Number(port), user: owner, password, database: owner };
  } catch {
    return null;
  }
}
