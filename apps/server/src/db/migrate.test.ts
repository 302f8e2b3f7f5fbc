import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
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

test('the files of migrations/ are well named and without gaps', () => {
  expect(readMigrations().map((each) => each.number)).toEqual(
    readMigrations().map((_, i) => i + 1),
  );
});
