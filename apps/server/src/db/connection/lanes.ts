import type pg from 'pg';
import { DatabaseUnavailable, isDown } from './unavailable.ts';

interface Lane {
  readonly client: Promise<pg.PoolClient>;
  running: number;
  /** When its first statement came first, in milliseconds of the process. */
  since: number;
  isBroken: boolean;
}

/**
 * Statements on a lane at once: one that runs, and others that wait in the socket, so that PostgreSQL
 * never sleeps between two.
 */
const depth = 3;

/** Milliseconds after which a lane's first statement is slow: nobody is put behind it any more. */
const slowAfter = 10;

/** Beyond so many the answer would come after whoever asked has gone. */
const mostWaiting = 2_000;

export interface LaneCounts {
  /** Lanes that are used at once while no statement is slow. */
  readonly usual: number;
  /** Lanes at most: those beyond the usual ones go round slow statements. */
  readonly most: number;
}

/**
 * Shares few connections between statements: each is written behind the one before without waiting
 * for its answer. Not for what may wait for a lock, since what is written behind it would wait as
 * well. Who finds no place waits in order of arrival; throws `DatabaseUnavailable` when too many do.
 */
export function createLanes(connect: () => Promise<pg.PoolClient>, { usual, most }: LaneCounts) {
  const lanes: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  let lookAgain: NodeJS.Timeout | null = null;

  async function enter(): Promise<Lane> {
    const lane = waiting.length === 0 ? takePlace() : undefined;
    if (lane) return lane;
    if (waiting.length >= mostWaiting) {
      throw new DatabaseUnavailable('busy', new Error(`${mostWaiting} statements wait already`));
    }
    const place = new Promise<Lane>((resolve) => waiting.push(resolve));
    // Those who wait go round as well, once what they wait for turns out to be slow.
    lookAgain ??= setTimeout(admit, slowAfter);
    return place;
  }

  /** Lets in who waited longest, as far as there are places. */
  function admit(): void {
    if (lookAgain) clearTimeout(lookAgain);
    lookAgain = null;
    while (waiting.length > 0) {
      const lane = takePlace();
      if (!lane) break;
      waiting.shift()?.(lane);
    }
    if (waiting.length > 0) lookAgain = setTimeout(admit, slowAfter);
  }

  function takePlace(): Lane | undefined {
    const lane = freest();
    if (lane) lane.running += 1;
    return lane;
  }

  function freest(): Lane | undefined {
    const now = performance.now();
    const quick = lanes.filter((lane) => !lane.isBroken && now - lane.since < slowAfter);
    if (quick.length < usual && lanes.length < most) return openLane(now);
    let best: Lane | undefined;
    for (const lane of quick) {
      if (lane.running < (best?.running ?? depth)) best = lane;
    }
    return best;
  }

  function openLane(since: number): Lane {
    const lane = { client: connect(), running: 0, since, isBroken: false };
    lanes.push(lane);
    return lane;
  }

  /** The place goes to whoever waits longest; a lane that nobody needs gives its connection back. */
  async function leave(lane: Lane): Promise<void> {
    lane.since = performance.now();
    const next = lane.isBroken ? undefined : waiting.shift();
    if (next) return next(lane);
    lane.running -= 1;
    if (lane.running > 0) return;
    lanes.splice(lanes.indexOf(lane), 1);
    const client = await lane.client.catch(() => null);
    client?.release(lane.isBroken);
    admit();
  }

  /** Runs `work`, which sends one statement on the connection that it is given. */
  return async function run<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const lane = await enter();
    try {
      return await work(await lane.client);
    } catch (error) {
      lane.isBroken ||= isDown(error);
      throw error;
    } finally {
      await leave(lane);
    }
  };
}
