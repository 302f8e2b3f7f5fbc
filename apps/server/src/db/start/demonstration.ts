import { lockStartStep } from '../connection/lock-start-step.ts';
import { hasTable } from '../has-table.ts';
import type { Sql } from '../pool.ts';

/** The accounts of the demonstration (D-17), as the start prints them. */
export const demoAccounts = [
  ['compradora@demo.matiz.co', 'compradora, nivel Oro'],
  ['vendedor@demo.matiz.co', 'vendedor con varios clientes'],
  ['operaciones@demo.matiz.co', 'operaciones'],
] as const;
export const demoPassword = 'matiz-demo-2026';

/** Whether this database was given the demonstration. */
export async function hasDemonstration(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isLoaded: boolean }[]>`
    SELECT ${hasTable(sql, 'demonstration')} AS "isLoaded"`;
  return row?.isLoaded === true;
}

/**
 * Loads the demonstration into a database that has none, whole or not at all; servers that start
 * together load it once. The mark that it was loaded is a table, written in the same transaction.
 */
export async function ensureDemonstration(
  sql: Sql,
  load: (sql: Sql) => Promise<void>,
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockStartStep(tx, 'demonstration');
    if (await hasDemonstration(tx)) return;
    await load(tx);
    await tx.unsafe('create table demonstration as select now() as loaded_at');
  });
}
