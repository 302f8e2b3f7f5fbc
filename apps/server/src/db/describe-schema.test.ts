import { afterEach, expect, test } from 'vitest';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './testing.ts';

const open: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.drop()));
});

async function emptyDatabase() {
  const database = await createEmptyDatabase();
  open.push(database);
  return database.sql;
}

test('a fresh database and one migrated step by step have the same schema', async () => {
  const migrations = readMigrations();
  const fresh = await emptyDatabase();
  await migrate(fresh, migrations);
  const grown = await emptyDatabase();
  for (const [index] of migrations.entries()) {
    await migrate(grown, migrations.slice(0, index + 1));
  }
  const schema = await describeSchema(fresh);
  expect(schema.length).toBeGreaterThan(100);
  expect(await describeSchema(grown)).toEqual(schema);
});

test.each([
  'alter table state add column note text',
  'alter table state alter column name drop not null',
  "alter table state add check (name <> '')",
  'create index on state (name)',
  'create function f() returns int language sql as $$ select 1 $$',
  'create view v as select 1 as one',
  "create type mood as enum ('a', 'b')",
])('the description sees: %s', async (change) => {
  const database = await createTestDatabase();
  open.push(database);
  const { sql } = database;
  const before = await describeSchema(sql);
  await sql.unsafe(change);
  expect(await describeSchema(sql)).not.toEqual(before);
});
