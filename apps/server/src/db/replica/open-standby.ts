import { setTimeout as wait } from 'node:timers/promises';
import { mayReadLate } from '#lib/late-reads.ts';
import { createSql, type PoolOptions, type SqlPool } from '../pool.ts';
import type { StandbyReads } from './route-reads.ts';

/** Milliseconds that a standby may be behind its leader and still be read from. */
const mostBehind = 2_000;
/** Milliseconds between two looks at it. */
const pause = 250;

export interface Standby extends StandbyReads {
  end(): Promise<void>;
}

/** A position in the leader's log, and when (`performance.now()`) it was certainly reached there. */
interface Mark {
  readonly lsn: string;
  readonly at: number;
}

/**
 * Reads from a standby of the same PostgreSQL, for whom it is allowed (`mayReadLate`), as long as it holds
 * all that was written until `mostBehind` ago. That is proven again and again: the leader tells how far
 * it is, and the standby whether it has replayed that. Until the first proof it is not asked.
 */
export function openStandby(url: string, leader: SqlPool, options: PoolOptions = {}): Standby {
  const pool = createSql(url, options);
  const stopping = new AbortController();
  let holdsUntil = Number.NEGATIVE_INFINITY;
  let mark: Mark | null = null;

  async function look(): Promise<void> {
    // An old one proves nothing any more, and one of a leader that is gone may never be reached.
    const isCurrent = mark !== null && performance.now() - mark.at < mostBehind;
    mark = isCurrent ? mark : await takeMark(leader);
    if (mark === null) return;
    const [there] = await pool.reader<{ holds: boolean }[]>`
      SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${mark.lsn}::pg_lsn AS holds
      FROM pg_control_system() WHERE system_identifier::text = ${await identify()}`;
    if (!there?.holds) return;
    holdsUntil = mark.at;
    mark = null;
  }

  let identity: Promise<string> | null = null;
  function identify(): Promise<string> {
    identity ??= readIdentity(leader).catch((error: unknown) => {
      identity = null;
      throw error;
    });
    return identity;
  }

  async function watch(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      // What does not answer is asked again; meanwhile the leader is.
      await look().catch(() => {});
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    reader: pool.reader,
    isUsable: () => mayReadLate() && performance.now() - holdsUntil < mostBehind,
    noteLoss: () => {
      holdsUntil = Number.NEGATIVE_INFINITY;
      mark = null;
    },
    end: async () => {
      stopping.abort();
      await watching;
      await pool.end();
    },
  };
}

async function takeMark(leader: SqlPool): Promise<Mark> {
  const at = performance.now();
  const [row] = await leader.reader<{ lsn: string }[]>`SELECT pg_current_wal_lsn()::text AS lsn`;
  if (!row) throw new Error('the leader does not say how far it is');
  return { lsn: row.lsn, at };
}

/** Of the whole PostgreSQL: a standby's is its leader's. */
async function readIdentity(leader: SqlPool): Promise<string> {
  const [row] = await leader.reader<{ id: string }[]>`
    SELECT system_identifier::text AS id FROM pg_control_system()`;
  if (!row) throw new Error('the leader does not say which it is');
  return row.id;
}
