import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSql, type SqlPool } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { createPipeline } from './pipeline.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** A connection that answers when it is told to. */
function slowWork() {
  let finish = () => {};
  const answer = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => answer, finish };
}

describe('createLanes', () => {
  function pipelineOf({ usual, most }: { usual: number; most: number }) {
    const opened: { isReleased: boolean }[] = [];
    const run = createPipeline(
      async () => {
        const connection = { isReleased: false };
        opened.push(connection);
        const release = () => {
          connection.isReleased = true;
        };
        return { release } as unknown as pg.PoolClient;
      },
      { usual, most },
    );
    return { run, opened };
  }
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20));

  test('puts statements on one connection while none is slow, and gives it back', async () => {
    const { run, opened } = pipelineOf({ usual: 1, most: 3 });
    const works = [slowWork(), slowWork(), slowWork()];
    const done = works.map(({ work }) => run(work));
    for (const { finish } of works) finish();
    await Promise.all(done);
    expect(opened).toEqual([{ isReleased: true }]);
  });

  test('goes round a slow statement', async () => {
    const { run, opened } = pipelineOf({ usual: 1, most: 2 });
    const slow = slowWork();
    const waits = run(slow.work);
    await aWhile();
    await run(async () => 'quick');
    expect(opened).toHaveLength(2);
    slow.finish();
    await waits;
  });

  test('who came before a statement turned out slow goes round it as well', async () => {
    const { run, opened } = pipelineOf({ usual: 1, most: 2 });
    const slow = [slowWork(), slowWork(), slowWork()];
    const stuck = slow.map(({ work }) => run(work));
    // Nobody leaves and nobody else comes: only time lets this one in.
    expect(await run(async () => 'served')).toBe('served');
    expect(opened).toHaveLength(2);
    for (const { finish } of slow) finish();
    await Promise.all(stuck);
  });

  test('lets in who waited longest, and everybody in the end', async () => {
    const { run, opened } = pipelineOf({ usual: 1, most: 1 });
    const slow = slowWork();
    const order: number[] = [];
    const all = [run(slow.work)];
    await aWhile();
    for (let turn = 0; turn < 50; turn += 1) all.push(run(async () => void order.push(turn)));
    slow.finish();
    await Promise.all(all);
    expect(order).toEqual(Array.from({ length: 50 }, (_, turn) => turn));
    expect(opened).toHaveLength(1);
  });

  test('leaves a broken connection, and who waited for it gets another', async () => {
    const { run, opened } = pipelineOf({ usual: 1, most: 1 });
    const slow = slowWork();
    const dying = run(async () => {
      await slow.work();
      throw new DatabaseUnavailable('down', new Error('gone'));
    });
    await aWhile();
    const waiting = run(async () => 'served');
    slow.finish();
    await expect(dying).rejects.toThrow('gone');
    expect(await waiting).toBe('served');
    expect(opened).toHaveLength(2);
  });

  test('refuses when thousands wait already', async () => {
    const { run } = pipelineOf({ usual: 1, most: 1 });
    const slow = slowWork();
    const first = run(slow.work);
    await aWhile();
    const waiting = Array.from({ length: 2_000 }, () => run(async () => {}));
    await expect(run(async () => {})).rejects.toMatchObject({ reason: 'busy' });
    slow.finish();
    await Promise.all([first, ...waiting]);
  });
});

describe("the product's own connections", () => {
  let database: TestDatabase;
  let sql: SqlPool;

  beforeAll(async () => {
    database = await createTestDatabase();
    sql = createSql(database.address);
    await sql.unsafe('create table thing (id int primary key, count int not null)');
    await sql`INSERT INTO thing (id, count) VALUES (1, 0)`;
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  test('reads come back in time while every writing connection waits for a lock', async () => {
    let writes: Promise<unknown>[] = [];
    await sql.begin(async (tx) => {
      await tx`update thing set count = 1 where id = 1`;
      writes = Array.from(
        { length: 10 },
        () => sql`UPDATE thing SET count = count + 1 WHERE id = 1`,
      );
      for (const write of writes) write.catch(() => {});
      const seen = await sql.reader<{ count: number }[]>`select count from thing where id = ${1}`;
      expect(seen).toEqual([{ count: 0 }]);
    });
    await Promise.all(writes);
    expect(await sql.reader`select count from thing where id = ${1}`).toEqual([{ count: 11 }]);
  });

  test('a read that fails leaves those behind it alone', async () => {
    const results = await Promise.allSettled(
      [1, 0, 2].map((by) => sql.reader<{ n: number }[]>`select 10 / ${by}::int as n`),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('a statement that could not be made for a lock leaves the same behind it alone', async () => {
    const longWaiting = createSql(database.address, { lockTimeout: 100 });
    const ask = () => longWaiting.reader`select count as held from thing where id = ${1}`;
    await sql.begin(async (tx) => {
      await tx`lock table thing in access exclusive mode`;
      const results = await Promise.allSettled([ask(), ask(), ask(), ask()]);
      for (const result of results) expect(result).toMatchObject({ reason: { reason: 'busy' } });
    });
    expect(await Promise.all([ask(), ask(), ask(), ask()])).toHaveLength(4);
    await longWaiting.end();
  });

  test('a connection that dies fails what was on it and nothing after', async () => {
    const dying = Array.from({ length: 3 }, (_, n) =>
      n === 0
        ? sql.reader`select pg_terminate_backend(pg_backend_pid()), ${n}::int`
        : sql.reader`select ${n}::int as n`,
    );
    const [first] = await Promise.allSettled(dying);
    expect(first).toMatchObject({ reason: { name: 'DatabaseUnavailable', reason: 'down' } });
    expect(await sql.reader`select ${7}::int as n`).toEqual([{ n: 7 }]);
  });
});
