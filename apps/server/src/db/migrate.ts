import { type AppliedMigration, checkHistory, readApplied } from './applied-migrations.ts';
import { lockStartStep } from './connection/lock-start-step.ts';
import { DatabaseUnavailable } from './connection/unavailable.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { isOutside, splitStatements } from './online/statements.ts';
import {
  type LockRetryPolicy,
  retryBusy,
  takeTurn,
  usualLockRetryPolicy,
} from './online/take-turns.ts';
import type { Sql, Tx } from './pool.ts';
import { StartProblem } from './start/start-problem.ts';

const oldestVersion = 150_000;

/**
 * Brings the database to the newest migration. Each one runs in its own transaction, under a lock
 * that lets servers that start together take turns; one that is marked for it runs outside of any
 * (ADR 70). They are append-only: an applied file that was edited or is missing stops the start with
 * a `StartProblem`. Answers the names of those applied now. `sql` should have no time limits
 * (`withoutLimits`) and two connections.
 */
export async function migrate(
  sql: Sql,
  migrations = readMigrations(),
  retryPolicy: LockRetryPolicy = usualLockRetryPolicy,
): Promise<string[]> {
  await checkVersion(sql);
  const done: string[] = [];
  for (;;) {
    const next = await retryBusy(retryPolicy, () => applyNext(sql, migrations, retryPolicy));
    if (next === undefined) return done;
    // Another server may have been quicker with it, and then it is none of ours.
    if (next.isDone || (await applyOutside(sql, migrations, next.migration, retryPolicy))) {
      done.push(next.migration.name);
    }
  }
}

async function checkVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ number: number; text: string }[]>`
    select current_setting('server_version_num')::int as number,
           current_setting('server_version') as text`;
  if (row === undefined || row.number < oldestVersion) {
    throw new StartProblem(
      `DATABASE_URL es un PostgreSQL ${row?.text ?? 'desconocido'}: Matiz necesita PostgreSQL 15 o más nuevo.`,
    );
  }
}

/** The next one, done unless it has to be done outside; undefined: there is none. */
async function applyNext(
  sql: Sql,
  migrations: readonly Migration[],
  { lockMs }: LockRetryPolicy,
): Promise<{ migration: Migration; isDone: boolean } | undefined> {
  return sql.begin(async (tx) => {
    await lockStartStep(tx, 'migrations');
    const applied = await openHistory(tx);
    checkHistory(applied, migrations);
    const next = migrations[applied.length];
    if (next === undefined) return undefined;
    if (isOutside(next.text)) return { migration: next, isDone: false };
    // Who waits for a lock keeps everybody behind it waiting too: rather begin again.
    await tx.unsafe(`SET LOCAL lock_timeout = ${lockMs}`);
    await run(next, () => tx.unsafe(next.text));
    await keepApplied(tx, next);
    return { migration: next, isDone: true };
  });
}

/**
 * Statement by statement, each of which may be repeated: what was cut short is begun again. False:
 * it was done by another server meanwhile.
 */
async function applyOutside(
  sql: Sql,
  migrations: readonly Migration[],
  migration: Migration,
  retryPolicy: LockRetryPolicy,
): Promise<boolean> {
  return takeTurn(sql, retryPolicy, async () => {
    const applied = await sql.begin(openHistory);
    checkHistory(applied, migrations);
    if (applied.length >= migration.number) return false;
    for (const statement of splitStatements(migration.text)) {
      await dropInvalidIndex(sql, statement);
      await run(migration, () => sql.unsafe(statement));
    }
    await keepApplied(sql, migration);
    return true;
  });
}

/** What an index that was cut short leaves behind: it is there, and of no use. */
async function dropInvalidIndex(sql: Sql, statement: string): Promise<void> {
  const pattern = /^create (?:unique )?index concurrently if not exists (\w+)/i;
  const [, name] = pattern.exec(statement) ?? [];
  if (name === undefined) return;
  const invalid = await sql.unsafe(
    `select from pg_index where indexrelid = to_regclass('${name}') and not indisvalid`,
  );
  if (invalid.count > 0) await sql.unsafe(`drop index concurrently if exists "${name}"`);
}

async function keepApplied(sql: Sql, { number, name, checksum }: Migration): Promise<void> {
  await sql`INSERT INTO schema_migration (number, name, checksum)
            VALUES (${number}, ${name}, ${checksum})`;
}

async function openHistory(tx: Tx): Promise<readonly AppliedMigration[]> {
  await tx.unsafe(`create table if not exists schema_migration (
    number int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  return readApplied(tx);
}

async function run(migration: Migration, work: () => PromiseLike<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`La migración ${migration.name} falló: ${reason}.`);
  }
}
