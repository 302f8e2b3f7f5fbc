import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../env.ts';
import type { Sql } from './pool.ts';
import { visitDatabase } from './start/visit-database.ts';

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
    // One by one: a broken import may leave more of them than a call takes arguments.
    for (const each of await sql.unsafe<Violation[]>(readFileSync(file, 'utf8'))) found.push(each);
  }
  return found;
}

/** Audits the database of the settings. Throws `StartProblem` when there is nothing to audit. */
export async function auditDatabase(
  settings: Settings,
  say: (line: string) => void,
): Promise<Violation[]> {
  return visitDatabase(settings, { max: 1, statementTimeout: 120_000 }, say, findViolations);
}
