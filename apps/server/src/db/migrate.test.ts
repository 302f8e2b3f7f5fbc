import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './connection/unavailable.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { outsideMark } from './online/statements.ts';
import { StartProblem } from './start/start-problem.ts';
import { createEmptyDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

function aMigration(number: number, text: string): Migration {
  const name = `${String(number).padStart(4, '0')}-create-thing`;
  return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

const first = aMigration(1, 'create table a (id int); insert into a values (1)');
const second = aMigration(2, 'create table b (id int)');

describe('migrate', () => {
  test('applies each migration once, in order', async () => {
    expect(await migrate(database.sql, [first])).toEqual([first.name]);
    expect(await migrate(database.sql, [first, second])).toEqual([second.name]);
    expect(await migrate(database.sql, [first, second])).toEqual([]);
    expect(await database.sql`SELECT id FROM a`).toEqual([{ id: 1 }]);
  });

  test('servers that start together apply each one once', async () => {
    const done = await Promise.all([1, 2, 3, 4].map(() => migrate(database.sql, [first, second])));
    expect(done.flat().sort()).toEqual([first.name, second.name]);
  });

  test('a migration that fails halfway leaves nothing behind', async () => {
    const broken = aMigration(2, 'create table c (id int); select 1 / 0');
    await expect(migrate(database.sql, [first, broken])).rejects.toThrow(StartProblem);
    expect(await database.sql`SELECT to_regclass('c') AS c`).toEqual([{ c: null }]);
    expect(await migrate(database.sql, [first, second])).toEqual([second.name]);
  });

  test('an edited old migration stops the start', async () => {
    await migrate(database.sql, [first]);
    const edited = aMigration(1, 'create table a (id bigint)');
    await expect(migrate(database.sql, [edited, second])).rejects.toThrow(
      /cambió después de aplicarse/,
    );
  });

  test('a database newer than the code stops the start', async () => {
    await migrate(database.sql, [first, second]);
    await expect(migrate(database.sql, [first])).rejects.toThrow(/versión más nueva/);
  });
});

describe('a migration outside of a transaction', () => {
  const many = aMigration(
    1,
    'create table a (id int); insert into a select generate_series(1, 2000)',
  );
  const index = aMigration(
    2,
    `${outsideMark}
-- so that the newest are found
create index concurrently if not exists a_id on a (id);
analyze a;`,
  );
  const isValid = async () => {
    const [row] = await database.sql`
      SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('a_id')`;
    return row?.valid;
  };

  test('makes an index while others write, once, by servers that start together', async () => {
    await migrate(database.sql, [many]);
    const writing = database.sql.begin(async (tx) => {
      await tx`INSERT INTO a VALUES (0)`;
      await sleep(300);
    });
    const done = await Promise.all([1, 2, 3].map(() => migrate(database.sql, [many, index])));
    await writing;
    expect(done.flat()).toEqual([index.name]);
    expect(await isValid()).toBe(true);
    expect(await migrate(database.sql, [many, index])).toEqual([]);
  });

  test('begins again what was cut short, over the index that it left behind', async () => {
    await migrate(database.sql, [many]);
    await database.sql`INSERT INTO a VALUES (7), (7)`;
    const unique = aMigration(
      2,
      `${outsideMark}\ncreate unique index concurrently if not exists a_id on a (id);`,
    );
    await expect(migrate(database.sql, [many, unique])).rejects.toThrow(StartProblem);
    expect(await isValid()).toBe(false);
    await database.sql`DELETE FROM a WHERE id = 7`;
    expect(await migrate(database.sql, [many, unique])).toEqual([unique.name]);
    expect(await isValid()).toBe(true);
  });
});

describe('a table that is in use', () => {
  const change = aMigration(2, 'alter table a add column b int');
  const retryPolicy = { lockMs: 50, pauseMs: 20, times: 60 };

  test('is waited for a moment at a time: who comes after is served in between', async () => {
    await migrate(database.sql, [first]);
    const other = Promise.withResolvers<void>();
    const isUsed = Promise.withResolvers<void>();
    const reading = database.sql.begin(async (tx) => {
      await tx`SELECT FROM a`;
      isUsed.resolve();
      await other.promise;
    });
    await isUsed.promise;
    const migrating = migrate(database.sql, [first, change], retryPolicy);
    await sleep(400);
    // It would wait behind the migration if that kept on waiting.
    expect((await database.sql`SELECT id FROM a`).length).toBe(1);
    other.resolve();
    await reading;
    expect(await migrating).toEqual([change.name]);
  });

  test('that stays in use ends the start, and leaves nothing behind', async () => {
    await migrate(database.sql, [first]);
    const other = Promise.withResolvers<void>();
    const isUsed = Promise.withResolvers<void>();
    const reading = database.sql.begin(async (tx) => {
      await tx`SELECT FROM a`;
      isUsed.resolve();
      await other.promise;
    });
    await isUsed.promise;
    const migrating = migrate(database.sql, [first, change], { ...retryPolicy, times: 3 });
    await expect(migrating).rejects.toThrow(DatabaseUnavailable);
    other.resolve();
    await reading;
    expect(await database.sql`SELECT number FROM schema_migration`).toEqual([{ number: 1 }]);
  });
});

test('the files of migrations/ are well named and without gaps', () => {
  expect(readMigrations().map((each) => each.number)).toEqual(
    readMigrations().map((_, i) => i + 1),
  );
});
