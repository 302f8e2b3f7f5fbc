import type pg from 'pg';
import { isDown } from './unavailable.ts';

interface Lane {
  readonly client: Promise<pg.PoolClient>;
  running: number;
  isBroken: boolean;
}

/**
 * Statements on a lane at once: one that runs and one that waits in the socket, so that PostgreSQL
 * never sleeps between the two. More would only wait behind a slow one while another lane is free.
 */
const depth = 2;

/**
 * Shares at most `max` connections between statements: each is written behind the one before
 * without waiting for its answer. Not for what may wait for a lock, since what is written behind it
 * would wait as well. Who finds no place waits in order of arrival.
 */
export function createLanes(connect: () => Promise<pg.PoolClient>, max: number) {
  const lanes: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];

  function enter(): Promise<Lane> | Lane {
    const lane = freest();
    if (!lane) return new Promise((resolve) => waiting.push(resolve));
    lane.running += 1;
    return lane;
  }

  function freest(): Lane | undefined {
    let best: Lane | undefined;
    for (const lane of lanes) {
      const isOpen = !lane.isBroken && lane.running < depth;
      if (isOpen && (!best || lane.running < best.running)) best = lane;
    }
    if (best?.running === 0 || lanes.length >= max) return best;
    const lane = { client: connect(), running: 0, isBroken: false };
    lanes.push(lane);
    return lane;
  }

  /** The place goes to whoever waits longest; a lane that nobody needs gives its connection back. */
  async function leave(lane: Lane): Promise<void> {
    const next = lane.isBroken ? undefined : waiting.shift();
    if (next) return next(lane);
    lane.running -= 1;
    if (lane.running > 0) return;
    lanes.splice(lanes.indexOf(lane), 1);
    const client = await lane.client.catch(() => null);
    client?.release(lane.isBroken);
    const stranded = waiting.shift();
    if (stranded) stranded(await enter());
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
