import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runWithLateReads } from '#lib/late-reads.ts';
import { createSql, type Sql, type SqlPool } from '../pool.ts';
import { openStandby, type Standby } from './open-standby.ts';
import { readFromStandby } from './route-reads.ts';
import { describeStandbyFault } from './standby-fault.ts';
import { holdBack, startPair, type TestPair } from './testing.ts';

let pair: TestPair;
let leader: SqlPool;
let standby: Standby;
let sql: Sql;
beforeAll(async () => {
  pair = await startPair();
  leader = createSql(pair.leader);
  await leader.unsafe('CREATE TABLE thing (n int)');
  standby = openStandby(urlOf(pair.standby), leader);
  sql = readFromStandby(leader, standby);
});
afterAll(async () => {
  await standby.end();
  await leader.end();
  await pair.stop();
});

function urlOf({ host, port, user, password, database }: TestPair['standby']): string {
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** Who answers one who may read late. */
async function whoAnswers(): Promise<string> {
  const [row] = await runWithLateReads(true, async () => {
    return sql.reader<{ late: boolean }[]>`SELECT pg_is_in_recovery() AS late`;
  });
  return row?.late ? 'standby' : 'leader';
}
/** What one who may read late is shown. */
async function readThings(): Promise<number[]> {
  const rows = await runWithLateReads(true, async () => {
    return sql.reader<{ n: number }[]>`SELECT n FROM thing ORDER BY n`;
  });
  return rows.map(({ n }) => n);
}
const patience = { timeout: 30_000, interval: 50 };
const isAnsweredBy = (who: string) =>
  vi.waitFor(async () => expect(await whoAnswers()).toBe(who), patience);

describe('DATABASE_READ_URL (ADR 96)', () => {
  test('who may read late is answered by the standby, everyone else by the leader', async () => {
    await isAnsweredBy('standby');
    const ask = () => sql.reader`SELECT pg_is_in_recovery() AS late`;
    expect(await ask()).toEqual([{ late: false }]);
    expect(await runWithLateReads(false, async () => ask())).toEqual([{ late: false }]);
    const [written] = await runWithLateReads(true, async () =>
      sql.begin((tx) => tx`INSERT INTO thing VALUES (1) RETURNING pg_is_in_recovery() AS late`),
    );
    expect(written).toEqual({ late: false });
  });

  test('parts of statements are put together as ever', async () => {
    await isAnsweredBy('standby');
    const part = sql.reader`n > ${0}`;
    const count = () =>
      runWithLateReads(true, async () => {
        return sql.reader`SELECT count(*)::int AS count FROM ${sql.reader('thing')} WHERE ${part}`;
      });
    await vi.waitFor(async () => expect(await count()).toEqual([{ count: 1 }]), patience);
  });

  test('a standby that no longer follows is left, until it has caught up', async () => {
    await isAnsweredBy('standby');
    await holdBack(pair, true);
    await leader`INSERT INTO thing VALUES (2)`;
    await isAnsweredBy('leader');
    await holdBack(pair, false);
    await isAnsweredBy('standby');
    await vi.waitFor(async () => expect(await readThings()).toEqual([1, 2]), patience);
  });

  test('one that ends is not noticed by who reads, and is asked again when it is back', async () => {
    await isAnsweredBy('standby');
    let isOver = false;
    const reading = (async () => {
      const answers = new Set<string>();
      while (!isOver) answers.add(await whoAnswers());
      return answers;
    })();
    await pair.stopStandby();
    await isAnsweredBy('leader');
    await pair.startStandby();
    await isAnsweredBy('standby');
    isOver = true;
    expect([...(await reading)].sort()).toEqual(['leader', 'standby']);
  });

  test('a wrong statement fails as it would at the leader', async () => {
    await isAnsweredBy('standby');
    const wrong = runWithLateReads(true, async () => sql.reader`SELECT nothing FROM thing`);
    await expect(wrong).rejects.toMatchObject({ code: '42703' });
  });

  test('what is wrong with an address is said with its remedy', async () => {
    expect(await describeStandbyFault(urlOf(pair.standby), urlOf(pair.leader))).toBeNull();
    expect(await describeStandbyFault(urlOf(pair.leader), urlOf(pair.leader))).toMatch(
      /no es un seguidor de la base de DATABASE_URL/,
    );
    const nobody = 'postgres://a:hush@127.0.0.1:1/b';
    const fault = await describeStandbyFault(nobody, urlOf(pair.leader));
    expect(fault).toMatch(/^DATABASE_READ_URL \(127\.0\.0\.1:1\/b\) no responde.*líder/);
    expect(fault).not.toContain('hush');
  });

  test('another PostgreSQL, and the leader itself, are no standby of it', async () => {
    const stranger = openStandby(urlOf(pair.leader), leader);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(runWithLateReads(true, () => stranger.isUsable())).toBe(false);
    await stranger.end();
  });
});
