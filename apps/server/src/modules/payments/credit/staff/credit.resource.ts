import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { SqlFragments, Tx } from '#db/sql.ts';
import type { Author } from '#resource/author.ts';
import type { Resource } from '#resource/resource.ts';

export interface CreditForm {
  readonly customerId: string;
  readonly limit: number;
  readonly termsDays: number;
}

/** Credits as cartera keeps them: each save that moves the limit is a line of the ledger. */
export function creditResource(clock: Clock): Resource<CreditForm> {
  /** As `creditStateOf` says it of one: what should have been paid, less all that was. */
  const overdue = (sql: SqlFragments) => sql`
    (SELECT greatest(coalesce(sum(entry.amount) FILTER (
        WHERE entry.due_on < ${bogotaDate(clock())}::date OR entry.kind = 'payment'), 0), 0)::bigint
      FROM credit_entry entry WHERE entry.customer_id = credit_account.customer_id)`;
  return {
    table: 'credit_account',
    kind: 'credit',
    key: 'customer_id',
    fields: ['customerId', 'limit', 'termsDays'],
    source: {
      columns: (sql) => sql`credit_account.customer_id::text AS id, credit_account.version,
        credit_account.customer_id::text AS "customerId", customer.business_name AS customer,
        credit_limit AS "limit", used, greatest(credit_limit - used, 0) AS left,
        ${overdue(sql)} AS overdue, terms_days AS "termsDays"`,
      from: (sql) => sql`credit_account
        JOIN customer ON customer.id = credit_account.customer_id`,
      id: { key: (sql) => sql`credit_account.customer_id`, type: 'uuid' },
      search: (sql, text) =>
        sql`fold_text(customer.business_name) LIKE '%' || fold_text(${text}) || '%'`,
      filters: {
        'f.state': (sql, value) => {
          if (value === 'free') return sql`used <= 0`;
          return value === 'owes' ? sql`used > 0` : sql`${overdue(sql)} > 0`;
        },
      },
      sums: {
        limit: (sql) => sql`credit_limit`,
        used: (sql) => sql`used`,
        left: (sql) => sql`greatest(credit_limit - used, 0)`,
      },
      orders: {
        customer: { key: (sql) => sql`fold_text(customer.business_name)`, type: 'text' },
        '-used': { key: (sql) => sql`credit_account.used`, type: 'bigint', isDescending: true },
      },
    },
    newColumns: ({ customerId }) => ({ customer_id: customerId }),
    columnsOf: ({ limit, termsDays }) => ({
      ...(limit === undefined ? {} : { credit_limit: limit }),
      ...(termsDays === undefined ? {} : { terms_days: termsDays }),
    }),
    async check(tx, id, { limit }) {
      if (id === null || limit === undefined) return null;
      const [row] = await tx<{ used: number }[]>`
        SELECT used FROM credit_account WHERE customer_id = ${id} FOR UPDATE`;
      if (!row || row.used <= limit) return null;
      const sentence = say('creditBelowUsed', { used: formatPesos(row.used) });
      return failureAt('set.limit', 'INVALID_REQUEST', sentence);
    },
    fieldsByConstraint: { credit_account_customer_id_fkey: 'set.customerId' },
    parts: {
      write: (tx, id, { limit }, author) =>
        limit === undefined ? Promise.resolve() : writeLimit(tx, id, author),
    },
  };
}

/** The first limit of a credit is its allocation. */
async function writeLimit(tx: Tx, customerId: string, { at, userId }: Author): Promise<void> {
  await tx`
    INSERT INTO credit_entry (customer_id, amount, kind, at, balance, credit_limit, actor_id)
    SELECT customer_id, 0, CASE WHEN EXISTS (SELECT FROM credit_entry before
        WHERE before.customer_id = credit_account.customer_id) THEN 'limit' ELSE 'allocation' END,
      ${at}::timestamptz, used, credit_limit, ${userId}::uuid
    FROM credit_account WHERE customer_id = ${customerId}`;
}
