import type { PgBoss } from 'pg-boss';
import type { Sql } from '../db/pool.ts';
import { handleJobs, unwatched } from './handle-jobs.ts';
import { eventQueue, openBoss, statementsOf, taskQueue } from './open-boss.ts';
import type { DomainEvent, JobLog, Publish, Subscriber, Task, WatchJob } from './subscribers.ts';

export interface Work {
  readonly subscribers: readonly Subscriber[];
  readonly tasks: readonly Task[];
}

export type Jobs = ReturnType<typeof createJobs>;

/** Milliseconds that a stop waits for the jobs that run, where they were not let rest before. */
const timeoutMs = 5_000;
/** A person is told within five seconds of what happened (push, mail): one look, and what is told before. */
export const polling = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
} as const;

/**
 * The transactional outbox and the worker that empties it, on pg-boss in the same PostgreSQL. Every server
 * that works takes its share of the jobs; one that ends leaves them to the others.
 */
export function createJobs(sql: Sql, watch: WatchJob = unwatched) {
  let opening: Promise<PgBoss> | null = null;
  let log: JobLog | null = null;

  /** Must be done before anything is published. Repeatable. */
  async function open(): Promise<PgBoss> {
    opening ??= openBoss(sql, (err) => log?.warn({ err }, 'jobs wait for the database'));
    return opening;
  }

  const publish: Publish = async (tx, events, when) => {
    if (events.length === 0) return;
    const boss = await open();
    const later = when === undefined ? {} : { startAfter: when.notBefore };
    const jobs = events.map((data) => ({ data, ...later }));
    await boss.insert(eventQueue, jobs, { db: statementsOf(tx, { prepare: true }) });
  };

  /** Begins to work: subscribers handle what was published, tasks run at their times. */
  async function start({ subscribers, tasks }: Work, to: JobLog): Promise<void> {
    log = to;
    const boss = await open();
    await schedule(boss, tasks);
    await boss.work<DomainEvent>(eventQueue, { ...polling, perJobResults: true }, (jobs) =>
      handleJobs(jobs, subscribers, { log: to, watch }),
    );
    await boss.work<{ name: string }>(taskQueue, { ...polling, batchSize: 1 }, async ([job]) => {
      const task = tasks.find(({ name }) => name === job?.data.name);
      if (job && task) await watch({ name: task.name, id: job.id }, () => task.run());
    });
  }

  /** Takes no more jobs and waits for those that run; what happens meanwhile is still written down. */
  async function rest(): Promise<void> {
    const boss = await opening;
    await Promise.all([eventQueue, taskQueue].map((queue) => boss?.offWork(queue)));
  }

  /** Waits for the jobs that run, a little; what is cut short is done again. */
  async function stop(): Promise<void> {
    const boss = await opening?.catch(() => null);
    opening = null;
    await boss?.stop({ timeout: timeoutMs });
  }

  return { open, publish, start, rest, stop };
}

/** The timetable is that of this build: what is no longer in it goes. */
async function schedule(boss: PgBoss, tasks: readonly Task[]): Promise<void> {
  const known = await boss.getSchedules(taskQueue);
  for (const { key } of known) {
    if (!tasks.some(({ name }) => name === key)) await boss.unschedule(taskQueue, key);
  }
  for (const { name, cron } of tasks) {
    await boss.schedule(taskQueue, cron, { name }, { key: name, tz: 'America/Bogota' });
  }
}
