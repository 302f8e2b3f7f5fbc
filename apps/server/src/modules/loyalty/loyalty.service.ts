import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { LoyaltyStatus } from '@matiz/contracts/loyalty.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  countsSince,
  type TierProgress,
  thresholdsOf,
  tierProgressFor,
} from '@matiz/domain/loyalty/tier.ts';
import type { Sql } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { addEntry, type LedgerEntry, lockCustomer, setAllTiers, setTier } from './ledger.store.ts';
import { sumLedger } from './loyalty.store.ts';

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
    return { ...progress, color: tiers.find(({ name }) => name === progress.current)?.color ?? '' };
  }

  /** The buyer's own status; asking for another customer's finds nobody. */
  async function statusFor(
    buyer: Buyer,
    customerId?: string,
  ): Promise<Result<LoyaltyStatus, Failure<'CUSTOMER_NOT_FOUND'>>> {
    if (customerId !== undefined && customerId !== buyer.customer.id) {
      return fail(failure('CUSTOMER_NOT_FOUND'));
    }
    const { current, color, next, amountToNext } = await progressOf(buyer.customer.id);
    return ok({
      currentLoyaltyStatus: { name: current, color, amountToNextStatus: amountToNext },
      nextLoyaltyStatus: next === null ? null : { name: next },
    });
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

  return { progressOf, statusFor, count, recountAll };
}
