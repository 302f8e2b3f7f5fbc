import type pg from 'pg';
import { DatabaseUnavailable, isDown } from './unavailable.ts';

interface PipelinedConnection {
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

/** Beyond so many the answer would come after the one who asked has gone. */
const mostWaiting = 2_000;

export interface PipelineSize {
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
export function createPipeline(
  connect: () => Promise<pg.PoolClient>,
  { usual, most }: PipelineSize,
) {
  const connections: PipelinedConnection[] = [];
  const waiting: ((connection: PipelinedConnection) => void)[] = [];
  let lookAgain: NodeJS.Timeout | null = null;

  async function enter(): Promise<PipelinedConnection> {
    const connection = waiting.length === 0 ? takeConnection() : undefined;
    if (connection) return connection;
    if (waiting.length >= mostWaiting) {
      throw new DatabaseUnavailable('busy', new Error(`${mostWaiting} statements wait already`));
    }
    const place = new Promise<PipelinedConnection>((resolve) => waiting.push(resolve));
    // Those who wait go round as well, once what they wait for turns out to be slow.
    lookAgain ??= setTimeout(admit, slowAfter);
    return place;
  }

  /** Lets in who waited longest, as far as there are places. */
  function admit(): void {
    if (lookAgain) clearTimeout(lookAgain);
    lookAgain = null;
    while (waiting.length > 0) {
      const connection = takeConnection();
      if (!connection) break;
      waiting.shift()?.(connection);
    }
    if (waiting.length > 0) lookAgain = setTimeout(admit, slowAfter);
  }

  function takeConnection(): PipelinedConnection | undefined {
    const connection = freest();
    if (connection) connection.running += 1;
    return connection;
  }

  function freest(): PipelinedConnection | undefined {
    const now = performance.now();
    const quick = connections.filter(
      (connection) => !connection.isBroken && now - connection.since < slowAfter,
    );
    if (quick.length < usual && connections.length < most) return openConnection(now);
    let best: PipelinedConnection | undefined;
    for (const connection of quick) {
      if (connection.running < (best?.running ?? depth)) best = connection;
    }
    return best;
  }

  function openConnection(since: number): PipelinedConnection {
    const connection = { client: connect(), running: 0, since, isBroken: false };
    connections.push(connection);
    return connection;
  }

  /** The place goes to the one who waits longest; a lane that nobody needs gives its connection back. */
  async function leave(connection: PipelinedConnection): Promise<void> {
    connection.since = performance.now();
    const next = connection.isBroken ? undefined : waiting.shift();
    if (next) return next(connection);
    connection.running -= 1;
    if (connection.running > 0) return;
    connections.splice(connections.indexOf(connection), 1);
    const client = await connection.client.catch(() => null);
    client?.release(connection.isBroken);
    admit();
  }

  /** Runs `work`, which sends one statement on the connection that it is given. */
  return async function run<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const connection = await enter();
    try {
      return await work(await connection.client);
    } catch (error) {
      connection.isBroken ||= isDown(error);
      throw error;
    } finally {
      await leave(connection);
    }
  };
}
