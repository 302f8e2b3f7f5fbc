import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createJobs, type Jobs, polling } from './jobs.ts';
import { type DomainEvent, type Subscriber, subscribeTo } from './subscribers.ts';

let database: TestDatabase;
const servers: Jobs[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((jobs) => jobs.stop()));
  await database.drop();
});

const warn = vi.fn();
const log = { warn };
const event = (number: number): DomainEvent & { number: number } => ({ kind: 'counted', number });
const schema = z.object({ kind: z.literal('counted'), number: z.int() });

/** A subscriber that collects numbers; `fails` says which ones make them throw, and how often. */
function createSubscriber(fails: Record<number, number> = {}) {
  const heard: number[] = [];
  const subscriber: Subscriber = subscribeTo('counted', {
    name: 'test.ear',
    schema,
    handle: async ({ number }) => {
      const left = fails[number] ?? 0;
      fails[number] = left - 1;
      if (left > 0) throw new Error(`not ${number} yet`);
      heard.push(number);
    },
  });
  return { heard, subscriber };
}

async function startServer(subscribers: readonly Subscriber[]): Promise<Jobs> {
  const jobs = createJobs(database.sql);
  servers.push(jobs);
  await jobs.start({ subscribers, tasks: [] }, log);
  return jobs;
}

async function publish(jobs: Jobs, numbers: readonly number[]): Promise<void> {
  await database.sql.begin((sql) => jobs.publish(sql, numbers.map(event)));
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('the outbox', () => {
  it('is looked into often enough that an event is told within five seconds, also behind others', () => {
    expect(polling.pollingIntervalSeconds).toBeLessThanOrEqual(1);
    // A full batch is followed by the next at once.
    expect(polling.burstWhenBatchFull).toBe(true);
  });

  it('tells what was committed, and nothing of what was not', async () => {
    const { heard, subscriber } = createSubscriber();
    const jobs = await startServer([subscriber]);
    await publish(jobs, [1, 2]);
    const undone = database.sql.begin(async (sql) => {
      await jobs.publish(sql, [event(3)]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await publish(jobs, [4]);
    await vi.waitFor(() => expect(sorted(heard)).toEqual([1, 2, 4]), { timeout: 60_000 });
  });

  it('is shared by servers: each event is handled by one of them', async () => {
    const ears = [createSubscriber(), createSubscriber()];
    const [first] = await Promise.all(ears.map(({ subscriber }) => startServer([subscriber])));
    if (first) await publish(first, upTo(200));
    const all = () => sorted(ears.flatMap(({ heard }) => heard));
    await vi.waitFor(() => expect(all()).toEqual(upTo(200)), { timeout: 60_000 });
  });

  it('tells again the one who failed, and keeps nobody else from hearing', async () => {
    const { heard, subscriber } = createSubscriber({ 1: 1 });
    const others = createSubscriber();
    const jobs = await startServer([{ ...subscriber, name: 'test.slow' }, others.subscriber]);
    await publish(jobs, [1, 2]);
    await vi.waitFor(() => expect(sorted(heard)).toEqual([1, 2]), { timeout: 60_000 });
    expect(new Set(others.heard)).toEqual(new Set([1, 2]));
    expect(warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'not 1 yet' }) },
      expect.stringContaining('test.slow failed on counted'),
    );
  });

  it('goes on after the database went away for a moment', async () => {
    const { heard, subscriber } = createSubscriber();
    const jobs = await startServer([subscriber]);
    await publish(jobs, [1]);
    await vi.waitFor(() => expect(heard).toEqual([1]), { timeout: 60_000 });
    await cutConnections(database);
    await wait(1_500);
    await cutConnections(database);
    // Anyone who gets a connection that is not yet known to be dead is told so, and asks again.
    await vi.waitFor(() => publish(jobs, [2]), { timeout: 60_000 });
    await vi.waitFor(() => expect(heard).toEqual([1, 2]), { timeout: 60_000 });
  });

  it('leaves to the next server what it could not do any more', async () => {
    const jobs = createJobs(database.sql);
    servers.push(jobs);
    await jobs.open();
    await publish(jobs, [1, 2, 3]);
    await jobs.stop();
    const { heard, subscriber } = createSubscriber();
    await startServer([subscriber]);
    await vi.waitFor(() => expect(sorted(heard)).toEqual([1, 2, 3]), { timeout: 60_000 });
  });
});

it('is made by servers that start together on an empty database', async () => {
  const empty = await createEmptyDatabase();
  const jobs = Array.from({ length: 4 }, () => createJobs(empty.sql));
  await Promise.all(jobs.map((one) => one.open()));
  await empty.sql.begin((sql) => jobs[0]?.publish(sql, [event(1)]) ?? Promise.resolve());
  const [row] = await empty.sql`SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'event'`;
  expect(row).toEqual({ jobs: 1 });
  // No connection was left behind in a transaction that failed.
  await Promise.all(Array.from({ length: 20 }, () => empty.sql`SELECT pg_sleep(0.01)`));
  await Promise.all(jobs.map((one) => one.stop()));
  await empty.drop();
});

describe('tasks', () => {
  it('has the timetable of the newest build', async () => {
    const start = async (names: readonly string[]) => {
      const jobs = createJobs(database.sql);
      servers.push(jobs);
      const tasks = names.map((name) => ({ name, cron: '0 3 * * *', run: async () => {} }));
      await jobs.start({ subscribers: [], tasks }, log);
      const rows = await database.sql<{ key: string; timezone: string }[]>`
        SELECT key, timezone FROM pgboss.schedule ORDER BY key`;
      return rows.map(({ key, timezone }) => `${key} ${timezone}`);
    };
    expect(await start(['old', 'kept'])).toEqual(['kept America/Bogota', 'old America/Bogota']);
    expect(await start(['kept'])).toEqual(['kept America/Bogota']);
  });

  it('runs a task that is due', async () => {
    const run = vi.fn(async () => {});
    const jobs = createJobs(database.sql);
    servers.push(jobs);
    await jobs.start({ subscribers: [], tasks: [{ name: 'due', cron: '0 3 * * *', run }] }, log);
    const boss = await jobs.open();
    await boss.send('task', { name: 'due' });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 60_000 });
  });
});

/** As a restart of PostgreSQL does: every connection to the database ends. */
async function cutConnections({ sql }: TestDatabase): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.catch(() => {});
  await sql`SELECT 1`.catch(() => {});
}
