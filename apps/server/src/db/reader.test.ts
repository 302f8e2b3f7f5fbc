import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sql, SqlFragments, SqlReader } from './pool.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

/** What a store declares decides what it may be given; none of these is called. */
type Gives<Given, Taken> = (take: (sql: Taken) => void, sql: Given) => void;
const writesThroughReader: Gives<SqlReader, Sql> = (take, sql) => {
  // @ts-expect-error a store that writes takes no reader
  take(sql);
};
const readsWithoutSaying: Gives<Sql, SqlReader> = (take, sql) => {
  // @ts-expect-error who reads outside of a transaction says `sql.reader`
  take(sql);
};
const runsFragments = (sql: SqlFragments): Promise<unknown> =>
  // @ts-expect-error a fragment cannot run
  sql`SELECT 1`;
const locksThroughReader = (sql: SqlReader) =>
  // @ts-expect-error a reader opens no transaction
  sql.begin;
const readsInTransaction = (sql: Sql, take: (sql: SqlReader) => Promise<void>) => sql.begin(take);

test('a store is given what its type says', () => {
  const uses = [writesThroughReader, readsWithoutSaying, runsFragments, locksThroughReader];
  expect([...uses, readsInTransaction]).toHaveLength(5);
});

/** The shared connections, and those of a pool with a limit. */
let databases: TestDatabase[];
beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase({ max: 2 })]);
  for (const { sql } of databases) {
    await sql.unsafe(`CREATE TABLE thing (id int PRIMARY KEY, name text);
      CREATE SEQUENCE number;
      CREATE FUNCTION tidy_up() RETURNS int LANGUAGE sql AS 'DELETE FROM thing RETURNING id'`);
  }
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

test.each([
  ['a row', (sql: SqlReader) => sql`INSERT INTO thing (id) VALUES (1)`],
  ['a row behind WITH', (sql: SqlReader) => sql`WITH gone AS (DELETE FROM thing) SELECT 1`],
  ['a function with any name', (sql: SqlReader) => sql`SELECT tidy_up()`],
  ['a lock', (sql: SqlReader) => sql`SELECT 1 FROM thing FOR UPDATE`],
  ['a number', (sql: SqlReader) => sql`SELECT nextval('number')`],
  ['a table', (sql: SqlReader) => sql`TRUNCATE thing`],
])('PostgreSQL refuses a reader to write %s', async (_what, write) => {
  for (const { sql } of databases) {
    await expect(write(sql.reader)).rejects.toMatchObject({ code: '25006' });
  }
});

test('a reader reads what was written just before, and a transaction what it wrote itself', async () => {
  for (const { sql } of databases) {
    await sql`INSERT INTO thing (id, name) VALUES (7, 'before')`;
    expect(await sql.reader`SELECT name FROM thing WHERE id = 7`).toEqual([{ name: 'before' }]);
    await sql.begin(async (tx) => {
      await tx`UPDATE thing SET name = 'within' WHERE id = 7`;
      expect(await tx.reader`SELECT name FROM thing WHERE id = 7`).toEqual([{ name: 'within' }]);
      expect(await sql.reader`SELECT name FROM thing WHERE id = 7`).toEqual([{ name: 'before' }]);
    });
  }
});

test('a fragment of a reader stands in a statement that writes', async () => {
  for (const { sql } of databases) {
    const named = sql.reader`SELECT ${'copied'}::text`;
    await sql`INSERT INTO thing (id, name) VALUES (8, (${named}))`;
    expect(await sql.reader`SELECT name FROM thing WHERE id = 8`).toEqual([{ name: 'copied' }]);
  }
});
