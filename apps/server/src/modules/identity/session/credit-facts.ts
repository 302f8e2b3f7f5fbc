import type { Credit } from '@matiz/contracts/identity.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { type CreditFacts, creditStateOf } from '@matiz/domain/payments/credit/credit-state.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';

export type { CreditFacts };

/** One JSON object of `CreditFacts`, of a customer; null: it has no credit. */
export function selectCreditFacts(sql: SqlFragments, customerId: Fragment): Fragment {
  return sql`
    SELECT json_build_object('limit', account.credit_limit, 'used', account.used,
      'termsDays', account.terms_days,
      'dues', coalesce((SELECT json_agg(json_build_object('on', due.due_on, 'amount', due.amount))
        FROM (SELECT entry.due_on, sum(entry.amount)::bigint AS amount FROM credit_entry entry
          WHERE entry.customer_id = account.customer_id AND entry.due_on IS NOT NULL
          GROUP BY entry.due_on) due), '[]'::json),
      'paid', (SELECT coalesce(-sum(entry.amount), 0)::bigint FROM credit_entry entry
        WHERE entry.customer_id = account.customer_id AND entry.kind = 'payment'))
    FROM credit_account account WHERE account.customer_id = ${customerId}`;
}

/** How a credit stands at a moment. */
export function showCredit(facts: CreditFacts, now: Date): Credit {
  const { limit, used, termsDays } = facts;
  return { limit, used, termsDays, ...creditStateOf(facts, bogotaDate(now)) };
}
