import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenConstraint, DatabaseUnavailable } from './connection/unavailable.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
const sent: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase({
    max: 4,
    lockTimeout: 200,
    onQuery: (text) => sent.push(text),
  });
  await database.sql.unsafe(
    'create table thing (id int primary key, name text not null, price bigint, day date, at timestamptz, data jsonb)',
  );
});
afterAll(() => database.drop());

describe('values', () => {
  test('int8 is a number, date a text, timestamptz a Date, jsonb what was put in', async () => {
    const { sql } = database;
    const at = new Date('2026-03-01T04:30:00Z');
    await sql`INSERT INTO thing ${sql([
      {
        id: 1,
        name: 'Tinte 7.43',
        price: 12_900,
        day: '2026-03-02',
        at,
        data: sql.json({ a: [1] }),
      },
    ])}`;
    const [row] =
      await sql`SELECT *, at::date AS bogota, array[price] AS prices FROM thing WHERE id = ${1}`;
    expect(row).toEqual({
      id: 1,
      name: 'Tinte 7.43',
      price: 12_900,
      prices: [12_900],
      day: '2026-03-02',
      at,
      bogota: '2026-02-28',
      data: { a: [1] },
    });
  });

  test('an int8 beyond 2^53 throws instead of losing digits', async () => {
    await expect(database.sql`SELECT 9007199254740993::int8 AS n`).rejects.toThrow(RangeError);
    expect(await database.sql`SELECT 1 AS n`).toEqual([{ n: 1 }]);
  });

  test('undefined is refused', async () => {
    const missing: string[] = [];
    await expect(database.sql`SELECT ${missing[0] as string}::text`).rejects.toThrow(TypeError);
  });

  test('values never become text', async () => {
    const evil = "'; drop table thing; --";
    const [row] = await database.sql<{ echo: string }[]>`SELECT ${evil}::text AS echo`;
    expect(row?.echo).toBe(evil);
  });
});

describe('fragments', () => {
  test('a query inside a query brings its values along', async () => {
    const { sql } = database;
    const cheap = sql`n < ${3}`;
    const rows = await sql`
      SELECT n FROM unnest(${[1, 2, 3, 4]}::int[]) AS n WHERE ${cheap} AND n > ${1} ORDER BY ${sql('n')}`;
    expect(rows).toEqual([{ n: 2 }]);
    expect(rows.count).toBe(1);
  });

  test('a query that nobody awaits is not sent', async () => {
    const before = sent.length;
    database.sql`SELECT pg_sleep(10)`;
    expect(sent.length).toBe(before);
  });
});

describe('begin', () => {
  test('commits what it returns from and rolls back what it throws from', async () => {
    const { sql } = database;
    await sql.begin((tx) => tx`insert into thing (id, name) values (10, 'a')`);
    const failing = sql.begin(async (tx) => {
      await tx`insert into thing (id, name) values (11, 'b')`;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await sql`SELECT id FROM thing WHERE id IN (10, 11)`).toEqual([{ id: 10 }]);
  });

  test('inside a transaction it is a savepoint', async () => {
    const { sql } = database;
    await sql.begin(async (tx) => {
      await tx`insert into thing (id, name) values (20, 'outer')`;
      await tx
        .begin((inner) => inner`insert into thing (id, name) values (20, 'twice')`)
        .catch((error: unknown) => expect(brokenConstraint(error)).toBe('thing_pkey'));
    });
    expect(await sql`SELECT name FROM thing WHERE id = 20`).toEqual([{ name: 'outer' }]);
  });

  test('a swallowed failure does not pass for a commit', async () => {
    const { sql } = database;
    const swallowing = sql.begin(async (tx) => {
      await tx`insert into thing (id, name) values (30, 'lost')`;
      await tx`select 1 / 0`.catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('rolled back');
    expect(await sql`SELECT 1 FROM thing WHERE id = 30`).toEqual([]);
  });

  test('statements in parallel run one after another in the same transaction', async () => {
    const { sql } = database;
    const ids = await sql.begin(async (tx) =>
      Promise.all([1, 2, 3].map(() => tx`select pg_current_xact_id()::text as id`)),
    );
    expect(new Set(ids.flat().map((row) => row.id)).size).toBe(1);
  });

  test('a handle kept beyond its end throws', async () => {
    const { sql } = database;
    const kept = await sql.begin(async (tx) => ({ tx }));
    await expect(kept.tx`select 1`).rejects.toThrow('over');
  });
});

describe('when the database cannot serve', () => {
  test('a connection killed inside a transaction fails that transaction and nothing else', async () => {
    const { sql } = database;
    const dying = sql.begin(async (tx) => {
      await tx`insert into thing (id, name) values (40, 'dies')`;
      await tx`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
      await tx`insert into thing (id, name) values (41, 'after death')`;
    });
    await expect(dying).rejects.toThrow(DatabaseUnavailable);
    expect(await sql`SELECT 1 FROM thing WHERE id IN (40, 41)`).toEqual([]);
  });

  test('a lock held too long is "busy", and the connection stays', async () => {
    const { sql } = database;
    await sql`INSERT INTO thing (id, name) VALUES (50, 'locked')`;
    await sql.begin(async (tx) => {
      await tx`select 1 from thing where id = 50 for update`;
      const second = sql`UPDATE thing SET name = 'x' WHERE id = 50`;
      await expect(second).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'busy' });
    });
  });

  test('more callers than connections wait their turn', async () => {
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, n) => database.sql<{ n: number }[]>`SELECT ${n}::int AS n`),
    );
    expect(all.map((rows) => rows[0]?.n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });
});
