import type { LoyaltyTier } from '@matiz/contracts/loyalty.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { CountedAmount } from '@matiz/domain/loyalty/tier-lasts.ts';
import type { Fragment, SqlFragments, SqlReader, Tx } from '#db/sql.ts';

export interface TierRow {
  name: Tier;
  threshold: number;
  color: string;
}

export interface LedgerSum {
  /** Whole pesos that counted since the given moment, less returns. */
  amount: number;
  tiers: TierRow[];
}

/** What counted for a customer since a moment, with all tiers, in one statement. */
export async function sumLedger(
  sql: SqlReader,
  customerId: string,
  since: Date,
): Promise<LedgerSum> {
  const [row] = await sql<LedgerSum[]>`
    SELECT
      (SELECT coalesce(sum(amount), 0)::bigint FROM loyalty_entry
        WHERE customer_id = ${customerId} AND counts_at > ${since}) AS amount,
      (SELECT coalesce(json_agg(json_build_object('name', name, 'threshold', threshold,
        'color', color) ORDER BY rank), '[]') FROM loyalty_tier) AS tiers`;
  return row ?? { amount: 0, tiers: [] };
}

/** The single amounts behind the sum, the oldest first. */
export async function readLedger(
  sql: SqlReader,
  customerId: string,
  since: Date,
): Promise<CountedAmount[]> {
  return sql<CountedAmount[]>`
    SELECT amount, counts_at AS at FROM loyalty_entry
    WHERE customer_id = ${customerId} AND counts_at > ${since}
    ORDER BY counts_at, id`;
}

/** Every tier with what it gives at a moment, the lowest first. */
export async function readTiers(sql: SqlReader, moment: Date): Promise<LoyaltyTier[]> {
  return sql<LoyaltyTier[]>`
    SELECT loyalty_tier.name, loyalty_tier.color, loyalty_tier.threshold,
      loyalty_tier.shipping_off AS "shippingOff", loyalty_tier.free_from AS "freeFrom",
      given.products, given.most_off AS "mostOff",
      (SELECT count(*)::int FROM coupon WHERE coupon.tier = loyalty_tier.name AND is_listed
        AND starts_at <= ${moment} AND ends_at > ${moment}) AS coupons
    FROM loyalty_tier CROSS JOIN LATERAL (
      SELECT count(*)::int AS products, max(percent)::float8 AS most_off
      FROM (${selectTierProducts(sql, moment)}) product
    ) given
    ORDER BY loyalty_tier.rank`;
}

/**
 * The products that have a price for everyone in the `loyalty_tier` of the statement around it:
 * lists that ask for something more beside the tier promise nothing to all of them.
 */
export function selectTierProducts(sql: SqlFragments, moment: Date): Fragment {
  return sql`SELECT item.product_id, max(item.percent) AS percent
    FROM price_list list JOIN price_list_item item ON item.list_id = list.id
    JOIN product ON product.id = item.product_id AND product.withdrawn_at IS NULL
    WHERE list.loyalty_tier = loyalty_tier.name AND list.trade_type_id IS NULL
      AND list.city_code IS NULL AND list.state_code IS NULL AND list.customer_id IS NULL
      AND (list.starts_at IS NULL OR list.starts_at <= ${moment})
      AND (list.ends_at IS NULL OR list.ends_at > ${moment})
    GROUP BY item.product_id`;
}

/** Their thresholds, which nobody else changes until the transaction ends. */
export async function lockTiers(tx: Tx): Promise<{ name: Tier; threshold: number }[]> {
  return tx<{ name: Tier; threshold: number }[]>`
    SELECT name, threshold FROM loyalty_tier ORDER BY rank FOR UPDATE`;
}
