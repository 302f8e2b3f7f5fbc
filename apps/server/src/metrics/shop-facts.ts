import { statfs } from 'node:fs/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { listBackups } from '#backup/backup-files.ts';
import type { SqlReader } from '#db/pool.ts';
import {
  readJobState,
  readMessageState,
  readPaymentStates,
  readPhoneMessages,
  readShopState,
} from './shop-facts.store.ts';
import type { ShopCounts } from './shop-gauges.ts';

interface FactsDeps {
  readonly sql: SqlReader;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly backup: { readonly folder: string };
}

/** One asking collects a dozen gauges, and several may ask: all are told what was read once. */
const rememberedMs = 5_000;

const nothing = {
  jobsWaiting: 0,
  jobsOldest: 0,
  jobsFailed: 0,
  ordersLastHour: 0,
  ordersUnpaid: 0,
  paymentsPending: 0,
  refundsDue: 0,
  searchesLastHour: 0,
  searchesEmptyLastHour: 0,
  paymentsLastHour: {},
  phoneMessages: [],
  phoneSpend: 0,
  mailBounces: 0,
};

/** Reads the shop's state for the gauges; where the database is down, that it is. */
export function createShopFacts(deps: FactsDeps): () => Promise<ShopCounts> {
  let last: { readonly at: number; readonly facts: Promise<ShopCounts> } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at > rememberedMs) {
      last = { at: performance.now(), facts: readFacts(deps) };
    }
    return last.facts;
  };
}

async function readFacts({ sql, clock, dataDir, backup }: FactsDeps): Promise<ShopCounts> {
  const now = clock();
  const [state, disk, backups] = await Promise.all([
    readState(sql, now).catch(() => ({ databaseUp: 0 as const, ...nothing })),
    statfs(dataDir),
    listBackups(backup.folder),
  ]);
  const newest = backups[0]?.takenAt.getTime();
  return {
    ...state,
    diskFree: disk.bavail * disk.bsize,
    backupAge: newest === undefined ? null : (now.getTime() - newest) / 1000,
  };
}

async function readState(sql: SqlReader, now: Date) {
  const [shop, paymentsLastHour, jobs, sent, phoneMessages] = await Promise.all([
    readShopState(sql, now),
    readPaymentStates(sql, now),
    readJobState(sql, now),
    readMessageState(sql, now),
    readPhoneMessages(sql, now),
  ]);
  return { databaseUp: 1 as const, ...shop, ...jobs, ...sent, paymentsLastHour, phoneMessages };
}
