import type { Fragment, SqlFragments } from '#db/sql.ts';

/** How far the payment of an unpaid order is: what its tries, `tried`, by its `method` say. */
export function unpaidState(sql: SqlFragments): Fragment {
  return sql`CASE
    WHEN bool_or(tried.state = 'pending'
      AND (tried.proof_state = 'sent' OR method.means = 'agreement')) THEN 'review'
    WHEN bool_or(tried.state = 'pending' AND tried.transaction_id IS NOT NULL) THEN 'running'
    WHEN NOT bool_or(tried.state = 'pending') THEN 'declined'
    ELSE 'waiting' END`;
}
