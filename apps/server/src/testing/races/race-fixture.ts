import { setTimeout as wait } from 'node:timers/promises';
import { findViolations } from '#db/audit.ts';
import type { Address, Sql } from '#db/pool.ts';
import { buildPaymentMethods } from '../orders.ts';
import { buildPlaces } from '../places.ts';
import { type Buyer, buildCrowd, buildSellers, buildStaffToken } from './crowd.ts';
import { dropBackstops } from './sabotage.ts';
import { type Servers, startServers } from './servers.ts';

/** Two processes of the product on one PostgreSQL, and those who will rush them. */
export interface RaceFixture {
  readonly sql: Sql;
  readonly addresses: readonly string[];
  readonly buyers: readonly Buyer[];
  readonly staffToken: string;
  /** More of them, for a race that takes more. */
  recruit(count: number): Promise<Buyer[]>;
  /** Sellers who work for one customer. */
  recruitSellers(count: number, customerId: string): Promise<Buyer[]>;
  stop(): Promise<void>;
}

export interface RaceFixtureOptions {
  readonly database: Exclude<Address, string>;
  readonly sql: Sql;
  readonly buyers: number;
  /** Another build than this one, without its guards. */
  readonly sabotagedMain?: string;
}

/** The database must be migrated; it is the race's own. */
export async function startRaceFixture(options: RaceFixtureOptions): Promise<RaceFixture> {
  const { database, sql, sabotagedMain } = options;
  if (sabotagedMain !== undefined) await dropBackstops(sql);
  await buildPlaces(sql);
  await buildPaymentMethods(sql);
  const servers: Servers = await startServers(
    database,
    sabotagedMain === undefined ? {} : { main: sabotagedMain },
  );
  const { addresses, secret, stop } = servers;
  return {
    sql,
    addresses,
    stop,
    recruit: (count) => buildCrowd(sql, secret, count),
    recruitSellers: (count, customerId) => buildSellers(sql, secret, { count, customerId }),
    buyers: await buildCrowd(sql, secret, options.buyers),
    staffToken: await buildStaffToken(sql, secret),
  };
}

export interface Watch {
  /** Ends it. Answers what did not hold at any moment, and how many moments were looked at. */
  end(): Promise<{ broken: string[]; snapshots: number }>;
}

/** Looks at the invariants again and again while a race runs, and once more after it. */
export function watchInvariants(sql: Sql): Watch {
  let isOver = false;
  let snapshots = 0;
  const broken = new Set<string>();
  async function look(): Promise<void> {
    for (const { invariant, subject, expected, found } of await findViolations(sql)) {
      broken.add(`${invariant}: ${subject} (expected ${expected}, found ${found})`);
    }
    snapshots += 1;
  }
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await look();
      // It reads whole tables: without a pause it took more of the machine than the race itself.
      await wait(3 * (performance.now() - start));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      await look();
      return { broken: [...broken], snapshots };
    },
  };
}
