import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './connection/unavailable.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { createSql, type SqlPool } from './pool.ts';
import { StartProblem } from './start/start-problem.ts';

const passwords = { owner: "o'wner with \\ and ñ" };
let parent: string;
let running: EmbeddedDatabase | undefined;
let sql: SqlPool | undefined;
const said: string[] = [];

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'matiz "peluquería", '));
});
afterEach(async () => {
  await sql?.end();
  await running?.stop();
  rmSync(parent, { recursive: true, force: true });
});

async function start({ superuser = 'super', isDurable = false } = {}): Promise<SqlPool> {
  running = await startEmbedded({
    dataDir: parent,
    passwords: { ...passwords, superuser },
    say: (line) => said.push(line),
    isDurable,
  });
  sql = createSql(running.address);
  return sql;
}

async function stop(): Promise<void> {
  await sql?.end();
  await running?.stop();
  sql = undefined;
  running = undefined;
}

const postmaster = () =>
  Number(readFileSync(path.join(parent, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('startEmbedded, in a folder with spaces, quotes and accents', () => {
  test('keeps its data from one start to the next, with new passwords too', async () => {
    await (await start())`create table kept as select 7 as n`;
    await stop();
    const again = await start({ superuser: 'another' });
    expect(await again`select n from kept`).toEqual([{ n: 7 }]);
  });

  test('connects as a role that is no superuser and owns its database', async () => {
    const pool = await start();
    const [row] = await pool`
      select current_user as me, rolsuper as "isSuper", pg_get_userbyid(datdba) as owner
      from pg_roles, pg_database where rolname = current_user and datname = current_database()`;
    expect(row).toEqual({ me: 'matiz', isSuper: false, owner: 'matiz' });
  });

  test('refuses a folder that another one uses', async () => {
    await start();
    const second = startEmbedded({
      dataDir: parent,
      passwords: { ...passwords, superuser: 'super' },
      say: () => {},
    });
    await expect(second).rejects.toThrow(StartProblem);
    await expect(second).rejects.toThrow(/Otro Matiz ya usa DATA_DIR/);
  });

  test('after a kill of PostgreSQL queries fail, and work again on the same pool', async () => {
    const pool = await start({ isDurable: true });
    await pool`create table kept as select 7 as n`;
    const dead = postmaster();
    const inFlight = pool`select pg_sleep(60)`.catch((error: unknown) => error);
    await sleep(50);
    process.kill(dead, 'SIGKILL');
    expect(await inFlight).toBeInstanceOf(DatabaseUnavailable);

    let answer: unknown;
    for (let tries = 0; answer === undefined && tries < 500; tries += 1) {
      answer = await pool`select n from kept`.catch(() => undefined);
      await sleep(20);
    }
    expect(answer).toEqual([{ n: 7 }]);
    expect(postmaster()).not.toBe(dead);
  });
});
