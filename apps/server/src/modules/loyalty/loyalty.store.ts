import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Sql } from '../../db/pool.ts';

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
export async function sumLedger(sql: Sql, customerId: string, since: Date): Promise<LedgerSum> {
  const [row] = await sql<LedgerSum[]>`
    select
      (select coalesce(sum(amount), 0)::bigint from loyalty_entry
        where customer_id = ${customerId} and counts_at > ${since}) as amount,
      (select coalesce(json_agg(json_build_object('name', name, 'threshold', threshold,
        'color', color) order by rank), '[]') from loyalty_tier) as tiers`;
  return row ?? { amount: 0, tiers: [] };
}
