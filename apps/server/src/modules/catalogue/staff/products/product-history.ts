import { failure } from '@matiz/contracts/errors.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Fragment, Sql, SqlFragments } from '#db/sql.ts';
import { listHistory } from '#resource/history.ts';
import type { ListQuery, ListSource } from '#resource/list-rows.ts';
import { journaledPrices } from '../../import/apply/journaled-prices.ts';

/**
 * All that was done to a product: by people, and by files, whose journal says what they did to its
 * prices. It is read from there because a file of 100,000 rows has no time to write it twice.
 */
export async function listProductHistory(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  query: ListQuery,
) {
  const page = await listHistory(sql.reader, query, historyOfProduct);
  return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
}

const historyOfProduct: ListSource = {
  reads: (sql, query) => {
    const id = query['f.id'] ?? '';
    return sql`told AS MATERIALIZED (
      ${audited(sql, id)} UNION ALL ${pastedBefore(sql, id)} UNION ALL ${imported(sql, id)})`;
  },
  columns: (sql) => sql`told.id,
    to_char(told.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
    concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS by,
    told.action, told.subject, told.before, told.after, told.reason, told.via,
    told.batch_id AS "batchId"`,
  from: (sql) => sql`told LEFT JOIN app_user ON app_user.id = told.actor_id`,
  id: { key: (sql) => sql`told.id`, type: 'text' },
  // What is read is of this product alone.
  filters: { 'f.id': (sql) => sql`TRUE` },
  orders: {
    '-at': { key: (sql) => sql`told.at`, type: 'timestamptz', isDescending: true },
    at: { key: (sql) => sql`told.at`, type: 'timestamptz' },
  },
};

function audited(sql: SqlFragments, id: string): Fragment {
  return sql`SELECT 'a' || lpad(id::text, 18, '0') AS id, at, actor_id, action, subject, before,
      after, reason, via, batch_id
    FROM audit_entry WHERE subject = ${`product:${id}`}`;
}

/** Pasted prices had a subject of their own once. */
function pastedBefore(sql: SqlFragments, id: string): Fragment {
  const named = sql`jsonb_build_object('price_' || warehouse.code, `;
  return sql`SELECT 'a' || lpad(entry.id::text, 18, '0'), entry.at, entry.actor_id,
      'product.changed', ${`product:${id}`}, ${named} entry.before -> 'price'),
      ${named} entry.after -> 'price'), entry.reason, entry.via, entry.batch_id
    FROM warehouse
    JOIN audit_entry entry ON entry.subject = 'price:' || warehouse.code || ${`-${id}`}`;
}

/** Each file once, and once more where it was taken back; why is the file's name. */
function imported(sql: SqlFragments, id: string): Fragment {
  const journal = sql`SELECT * FROM import_change
    WHERE product_id = CASE WHEN ${id} ~ '^\\d{1,9}$' THEN ${id}::text::integer END`;
  return sql`SELECT 'i' || lpad(price.place::text, 18, '0') || done.kind, done.at, done.actor_id,
      'product.changed', ${`product:${id}`},
      jsonb_object_agg('price_' || price.warehouse, done.before),
      jsonb_object_agg('price_' || price.warehouse, done.after),
      batch.file_name, CASE WHEN batch.upload_id IS NULL THEN 'command' ELSE 'import' END, batch.id
    FROM (${journaledPrices(sql, journal)} UNION ALL
      SELECT product_id, batch_id, place, warehouse, before, after, undone_at FROM imported_price
      WHERE product_id = CASE WHEN ${id} ~ '^\\d{1,9}$' THEN ${id}::text::integer END
    ) price
    JOIN import_batch batch ON batch.id = price.batch_id
    CROSS JOIN LATERAL (
      SELECT 'a' AS kind, batch.started_at AS at, batch.actor_id, price.before, price.after
      UNION ALL
      SELECT 'b', price.undone_at, (
        SELECT actor_id FROM audit_entry
        WHERE subject = 'import:' || batch.upload_id::text AND action = 'import.undone'
        ORDER BY id DESC LIMIT 1
      ), price.after, price.before
      WHERE price.undone_at IS NOT NULL
    ) done
    GROUP BY price.place, done.kind, done.at, done.actor_id, batch.id`;
}
