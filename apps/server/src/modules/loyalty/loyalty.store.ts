import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { SqlReader } from '#db/pool.ts';

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
