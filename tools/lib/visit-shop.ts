import path from 'node:path';
import type { Sql } from '../../apps/server/src/db/sql.ts';
import { StartProblem } from '../../apps/server/src/db/start/start-problem.ts';
import { visitDatabase } from '../../apps/server/src/db/start/visit-database.ts';
import { readEnv, type Settings } from '../../apps/server/src/env.ts';

/**
 * Runs a command over the database of the settings; steps take as long as they need. Answers what
 * the command does, 1 when it could not begin.
 */
export async function visitShop(
  work: (sql: Sql, settings: Settings) => Promise<number>,
): Promise<number> {
  const settings = readEnv();
  if (!settings.ok) return complain(settings.error);
  try {
    return await visitDatabase(
      settings.value,
      { max: 3, statementTimeout: 0 },
      (line) => console.log(line),
      (sql) => work(sql, settings.value),
    );
  } catch (error) {
    if (error instanceof StartProblem) return complain(error.message);
    throw error;
  }
}

export function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** A path as it was typed, also through npm, which changes the folder. */
export function fileOf(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', typed);
}
