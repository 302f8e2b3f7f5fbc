import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { LoyaltyStatus, LoyaltyTier } from '@matiz/contracts/loyalty.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  countsSince,
  type Tier,
  type TierProgress,
  thresholdsOf,
  tierProgressFor,
} from '@matiz/domain/loyalty/tier.ts';
import { tierLastsUntil } from '@matiz/domain/loyalty/tier-lasts.ts';
import type { Sql } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { addEntry, type LedgerEntry, lockCustomer, setAllTiers, setTier } from './ledger.store.ts';
import { readLedger, readTiers, sumLedger, type TierRow } from './loyalty.store.ts';

export interface LoyaltyDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}

/** A standing with the colour of its tier. */
export interface ShownTier extends TierProgress {
  readonly color: string;
}

export type LoyaltyService = ReturnType<typeof createLoyaltyService>;

/** The tiers Bronce, Plata, Oro and Diamante, earned by what counted in the last 12 months (D-13). */
export function createLoyaltyService({ sql, clock }: LoyaltyDeps) {
  async function progressOf(customerId: string): Promise<ShownTier> {
    const { amount, tiers } = await sumLedger(sql.reader, customerId, countsSince(clock()));
    const progress = tierProgressFor(amount, thresholdsOf(tiers));
    return { ...progress, color: colorOf(tiers, progress.current) };
  }

  /**
   * The buyer's own status; asking for another customer's finds nobody. The zone that §7 names with
   * it changes nothing: a tier is the same everywhere.
   */
  async function statusFor(
    buyer: Buyer,
    customerId?: string,
  ): Promise<Result<LoyaltyStatus, Failure<'CUSTOMER_NOT_FOUND'>>> {
    if (customerId !== undefined && customerId !== buyer.customer.id) {
      return fail(failure('CUSTOMER_NOT_FOUND'));
    }
    const since = countsSince(clock());
    const [{ amount, tiers }, counted] = await Promise.all([
      sumLedger(sql.reader, buyer.customer.id, since),
      readLedger(sql.reader, buyer.customer.id, since),
    ]);
    const thresholds = thresholdsOf(tiers);
    const { current, next, amountToNext } = tierProgressFor(amount, thresholds);
    const lastsUntil = tierLastsUntil(counted, thresholds[current]);
    return ok({
      currentLoyaltyStatus: {
        name: current,
        color: colorOf(tiers, current),
        amountToNextStatus: amountToNext,
      },
      nextLoyaltyStatus: next === null ? null : { name: next },
      counted: amount,
      lastsUntil: lastsUntil?.toISOString() ?? null,
      tiers: tiers.map(({ name, threshold }) => ({ name, threshold })),
    });
  }

  /** What each tier gives now, for anybody to see. */
  async function listTiers(): Promise<LoyaltyTier[]> {
    return readTiers(sql.reader, clock());
  }

  /**
   * Counts goods that were delivered or came back, once for each delivery (D-13), and gives the
   * customer the tier that follows: from then on prices and shipping are those of that tier.
   */
  async function count(counted: LedgerEntry): Promise<void> {
    const { customerId } = counted;
    await sql.begin(async (tx) => {
      await lockCustomer(tx, customerId);
      await addEntry(tx, counted);
      const { amount, tiers } = await sumLedger(tx, customerId, countsSince(clock()));
      await setTier(tx, customerId, tierProgressFor(amount, thresholdsOf(tiers)).current);
    });
  }

  /** What counted more than a year ago counts no more; once a day is enough for that. */
  async function recountAll(): Promise<void> {
    await setAllTiers(sql, countsSince(clock()));
  }

  return { progressOf, statusFor, listTiers, count, recountAll };
}

function colorOf(tiers: readonly TierRow[], current: Tier): string {
  return tiers.find(({ name }) => name === current)?.color ?? '';
}
