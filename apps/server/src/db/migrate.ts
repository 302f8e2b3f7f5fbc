import { lockStartStep } from './connection/lock-start-step.ts';
import { DatabaseUnavailable } from './connection/unavailable.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import type { Sql, Tx } from './pool.ts';
import { StartProblem } from './start/start-problem.ts';

const oldestVersion = 150_000;

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

/**
 * Brings the database to the newest migration. Each one runs in its own transaction, under a lock
 * that lets servers that start together take turns. They are append-only: an applied file that was
 * edited or is missing stops the start with a `StartProblem`.
 * Answers the names of those applied now. `sql` should have no time limits (`withoutLimits`).
 */
export async function migrate(sql: Sql, migrations = readMigrations()): Promise<string[]> {
  await checkVersion(sql);
  const done: string[] = [];
  for (;;) {
    const name = await applyNext(sql, migrations);
    if (name === undefined) return done;
    done.push(name);
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

async function applyNext(sql: Sql, migrations: readonly Migration[]): Promise<string | undefined> {
  return sql.begin(async (tx) => {
    await lockStartStep(tx, 'migrations');
    const applied = await readApplied(tx);
    checkHistory(applied, migrations);
    const next = migrations[applied.length];
    if (next === undefined) return undefined;
    await run(tx, next);
    await tx`insert into schema_migration (number, name, checksum)
             values (${next.number}, ${next.name}, ${next.checksum})`;
    return next.name;
  });
}

async function readApplied(tx: Tx): Promise<Applied[]> {
  await tx.unsafe(`create table if not exists schema_migration (
    number int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  return tx<Applied[]>`select number, name, checksum from schema_migration order by number`;
}

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
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

async function run(tx: Tx, migration: Migration): Promise<void> {
  try {
    await tx.unsafe(migration.text);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`La migración ${migration.name} falló: ${reason}.`);
  }
}
