import type { Migration } from './migration-files.ts';
import type { SqlReader } from './pool.ts';
import { StartProblem } from './start/start-problem.ts';

export interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** What a database was brought to, in order. Its table has to be there. */
export async function readApplied(sql: SqlReader): Promise<readonly AppliedMigration[]> {
  return sql<AppliedMigration[]>`
    SELECT number, name, checksum FROM schema_migration ORDER BY number`;
}

/** Throws `StartProblem` where the database was brought to something that this code does not hold. */
export function checkHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const [index, old] of applied.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      throw new StartProblem(
        `La base de datos ya tiene la migración ${old.name}, que este código no trae: usa la versión más nueva de Matiz.`,
      );
    }
    if (migration.checksum !== old.checksum || migration.name !== old.name) {
      throw new StartProblem(
        `La migración ${old.name} cambió después de aplicarse: déjala como estaba y escribe una nueva.`,
      );
    }
  }
}
