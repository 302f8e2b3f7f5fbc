import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrations } from '#db/migration-files.ts';
import { type Address, createSql } from '#db/pool.ts';
import { StartProblem } from '#db/start/start-problem.ts';
import type { ServerNews, WorkerAnswer, WorkerOrder } from './messages.ts';
import type { ProcessPart } from './process-part.ts';

/** A stop that takes longer than every part of it may: the process is killed. */
const stopMs = 10_000;
/** One that lived so long did not die of its start. */
const soundMs = 10_000;
const longestPause = 5_000;

export interface Family {
  /** What the first of them had to say. */
  readonly news: ServerNews;
  /** Replaces them one after the other by new ones of the code that is on the disk now. */
  restart(): Promise<void>;
  /** Lets all of them finish what was asked, and ends them. */
  stop(): Promise<void>;
}

interface FamilyOptions {
  readonly address: Address;
  readonly part: ProcessPart;
  readonly processes: number;
  readonly say: (line: string) => void;
}

/**
 * Runs so many processes that share one port and one database. One that dies is started again. The
 * port is held by this process and shared with its children: who waits at it is let in by one or
 * another, and nobody is refused while they come and go. Throws `StartProblem` when one of them cannot start.
 */
export async function superviseProcesses(options: FamilyOptions): Promise<Family> {
  const { say } = options;
  // Each takes its connections from the system itself: what a killed one had is cut at once, while
  // handing them on leaves those on their way to it open, and answered by nobody.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'worker.ts'), args: [] });
  const members = new Set<Worker>();
  const state = { isStopping: false, pause: 100 };

  /** Starts one and waits until it serves. */
  async function add(isFirst: boolean): Promise<{ worker: Worker; news: ServerNews }> {
    const worker = cluster.fork();
    const bornAt = performance.now();
    members.add(worker);
    const part = { ...options.part, isFirst };
    tell(worker, { kind: 'serve', address: options.address, part, processes: options.processes });
    const told = await answerOf(worker);
    if (told.kind === 'problem') {
      members.delete(worker);
      throw new StartProblem(told.message);
    }
    worker.once('exit', (code, signal) => {
      if (!members.delete(worker) || state.isStopping) return;
      say(`Un proceso de Matiz terminó (${signal ?? code}); se inicia otro…`);
      if (performance.now() - bornAt > soundMs) state.pause = 100;
      void replace();
    });
    return { worker, news: told.news };
  }

  async function replace(): Promise<void> {
    while (!state.isStopping) {
      await wait(state.pause, undefined, { ref: false });
      if (state.isStopping) return;
      try {
        await add(false);
        say('El proceso nuevo ya atiende.');
        return;
      } catch (error) {
        state.pause = Math.min(2 * state.pause, longestPause);
        say(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function stop(): Promise<void> {
    state.isStopping = true;
    await Promise.all([...members].map(dismiss));
  }

  /** Ends one that will not be missed. */
  async function dismiss(worker: Worker): Promise<void> {
    members.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    tell(worker, { kind: 'stop' });
    const patience = new AbortController();
    const killed = wait(stopMs, undefined, patience).then(() => worker.process.kill('SIGKILL'));
    killed.catch(() => {});
    await ended;
    patience.abort();
  }

  async function restart(): Promise<void> {
    await migrateAnew(options.address);
    for (const old of [...members]) {
      if (state.isStopping) return;
      await add(false);
      await dismiss(old);
    }
  }

  const starting = Array.from({ length: options.processes }, (_, n) => add(n === 0));
  try {
    const [first] = await Promise.all(starting);
    if (!first) throw new Error('no process was asked for');
    return { news: first.news, restart, stop };
  } catch (error) {
    await stop();
    await Promise.allSettled(starting);
    throw error;
  }
}

/** New code may bring new tables: they come before it serves, made by a process of that code. */
async function migrateAnew(address: Address): Promise<void> {
  if (await isUpToDate(address)) return;
  const worker = cluster.fork();
  let problem = 'Las migraciones no terminaron.';
  worker.once('message', (told: WorkerAnswer) => {
    if (told.kind === 'problem') problem = told.message;
  });
  tell(worker, { kind: 'migrate', address });
  const [code] = (await once(worker, 'exit')) as [number | null];
  if (code !== 0) throw new StartProblem(problem);
}

/** By the migrations that lie on the disk now, whatever this process was started from. */
async function isUpToDate(address: Address): Promise<boolean> {
  const sql = createSql(address, { max: 1 });
  try {
    const [row] = await sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM schema_migration`;
    return row?.count === readMigrations().length;
  } finally {
    await sql.end();
  }
}

function tell(worker: Worker, order: WorkerOrder): void {
  // One that died meanwhile needs no order.
  worker.send(order, () => {});
}

/** The first thing that it says; a death without a word is a problem as well. */
function answerOf(worker: Worker): Promise<WorkerAnswer> {
  const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
  worker.once('message', (told: WorkerAnswer) => resolve(told));
  worker.once('exit', (code, signal) => {
    if (code === 0) return resolve({ kind: 'problem', message: 'Un proceso de Matiz se detuvo.' });
    const reason = `Un proceso de Matiz no pudo iniciar (${signal ?? code}).`;
    resolve({ kind: 'problem', message: reason });
  });
  worker.on('error', () => {});
  return promise;
}
