import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { quoteIdentifier } from './connection/render-sql.ts';
import { type Address, createSql, type PoolOptions, type SqlPool } from './pool.ts';
import { keepAnswers } from './row-types/answers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run, as its superuser. */
    testServer: Exclude<Address, string>;
    /** The migrated database that tests copy. */
    testTemplate: string;
    /** TEST_SEED: what numbers, ids and codes of tests are drawn from. */
    testSeed: string;
    /** What of the row types is compared (`checkRows`). */
    checkRows: string;
    /** The folder for what statements answer; null where their row types are not compared. */
    answersFolder: string | null;
  }
}

export interface TestDatabase {
  readonly sql: SqlPool;
  readonly address: Exclude<Address, string>;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database of its own for a test file: a copy of the template that the run's
 * global set-up made. Call `drop` in `afterAll`.
 */
export async function createTestDatabase(options: PoolOptions = {}): Promise<TestDatabase> {
  return copyDatabase(inject('testTemplate'), options);
}

/** A database without any table, for tests of migrations. */
export async function createEmptyDatabase(options: PoolOptions = {}): Promise<TestDatabase> {
  return copyDatabase('template1', options);
}

async function copyDatabase(template: string, options: PoolOptions): Promise<TestDatabase> {
  const server = inject('testServer');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(
    server,
    // Files as they are: a log of all their pages took half again as long.
    `create database ${database} template ${quoteIdentifier(template)} strategy file_copy owner matiz`,
  );
  const address = { ...server, database, user: 'matiz', password: 'matiz' };
  const sql = createTestPool(address, options);
  return {
    sql,
    address,
    drop: async () => {
      await sql.end();
      await asSuperuser(server, `drop database if exists ${database} with (force)`);
    },
  };
}

const onAnswer = onceForFolder();

/** A pool on a test's database. What its statements answer is compared with their row types. */
export function createTestPool(address: Address, options: PoolOptions = {}): SqlPool {
  const keep = onAnswer(inject('answersFolder'));
  return createSql(address, keep ? { onAnswer: keep, ...options } : options);
}

function onceForFolder() {
  let keep: PoolOptions['onAnswer'];
  return (folder: string | null) => {
    keep ??= folder === null ? undefined : keepAnswers(folder);
    return keep;
  };
}

async function asSuperuser(server: Address, text: string): Promise<void> {
  const sql = createSql(server, { max: 1 });
  try {
    await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}
