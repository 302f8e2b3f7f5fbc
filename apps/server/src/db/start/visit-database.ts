import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../env.ts';
import { DatabaseUnavailable } from '../connection/unavailable.ts';
import { owner } from '../embedded/bootstrap.ts';
import { locateCluster } from '../embedded/cluster-files.ts';
import { type Address, createSql, type PoolOptions, type Sql } from '../pool.ts';
import { isMigrated } from './is-migrated.ts';
import { openDatabase } from './open-database.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Hands the address of the settings' database to `work`, from outside of the server: of the one that
 * runs now, else of one started for it. Whatever is in it. Throws `StartProblem`.
 */
export async function reachDatabase<T>(
  settings: Settings,
  say: (line: string) => void,
  work: (address: Address) => Promise<T>,
): Promise<T> {
  const running = findRunning(settings);
  if (running !== null && (await answers(running))) return work(running);
  const database = await openDatabase(settings, say);
  try {
    return await work(database.address);
  } finally {
    await database.stop();
  }
}

/**
 * Works in the database of the settings from outside of the server: in the one that runs now, else
 * in one started for it. Throws `StartProblem` when it is empty or of another version.
 */
export async function visitDatabase<T>(
  settings: Settings,
  options: PoolOptions,
  say: (line: string) => void,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  return reachDatabase(settings, say, (address) => visitAt(address, options, work));
}

async function answers(address: Address): Promise<boolean> {
  const sql = createSql(address, { max: 1 });
  try {
    await sql`SELECT 1`;
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  } finally {
    await sql.end();
  }
}

async function visitAt<T>(
  address: Address,
  options: PoolOptions,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const sql = createSql(address, options);
  try {
    if (!(await isMigrated(sql.reader).catch(isEmpty))) {
      throw new StartProblem(
        'La base de datos está vacía o es de otra versión: inicia Matiz una vez.',
      );
    }
    return await work(sql);
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
