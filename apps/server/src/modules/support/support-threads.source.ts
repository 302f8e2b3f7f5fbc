import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import { findsCustomer } from '#db/finds-customer.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { ListSource } from '#resource/list-rows.ts';
import { selectMessages } from './threads.store.ts';

const excerptLength = 160;

/** Every conversation of the shop; who waits longest first. */
export const supportThreadSource: ListSource = {
  columns: (sql) => rowColumns(sql),
  from: (sql) => sql`support_thread thread
    JOIN app_user asker ON asker.id = thread.user_id
    LEFT JOIN customer ON customer.id = thread.customer_id
    LEFT JOIN customer_order placed ON placed.id = thread.order_id`,
  id: { key: (sql) => sql`thread.id`, type: 'uuid' },
  search(sql, text) {
    const code = readOrderCode(text);
    if (code !== null) return sql`placed.code = ${code}`;
    return sql`thread.customer_id = ANY (ARRAY(
      SELECT customer.id FROM customer WHERE ${findsCustomer(sql, text)}))`;
  },
  filters: {
    'f.state': (sql, value) =>
      value === 'waiting' ? sql`thread.waits_since IS NOT NULL` : sql`thread.waits_since IS NULL`,
  },
  orders: {
    attention: { key: (sql) => sql`thread.attention`, type: 'bigint' },
    '-last': { key: (sql) => sql`thread.last_at`, type: 'timestamptz', isDescending: true },
  },
};

/** One of them, with what is needed to answer. */
export const supportThreadPage: ListSource = {
  ...supportThreadSource,
  columns: (sql) => sql`${rowColumns(sql)}, thread.customer_id AS "customerId",
    coalesce(asker.phone, customer.phone) AS phone, coalesce(asker.email, customer.email) AS email,
    ${selectMessages(sql)} AS messages`,
};

function rowColumns(sql: SqlFragments): Fragment {
  return sql`thread.id, placed.code AS "orderCode",
    coalesce(customer.business_name, concat_ws(' ', asker.name, nullif(asker.last_name, ''))) AS name,
    concat_ws(' ', asker.name, nullif(asker.last_name, '')) AS person,
    to_char(thread.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastAt",
    to_char(thread.waits_since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "waitsSince",
    (SELECT left(said.body, ${excerptLength}) FROM support_message said
      WHERE said.thread_id = thread.id ORDER BY said.number DESC LIMIT 1) AS excerpt,
    (SELECT concat_ws(' ', writer.name, nullif(writer.last_name, ''))
      FROM support_message said JOIN app_user writer ON writer.id = said.author_id
      WHERE said.thread_id = thread.id AND said.is_from_staff
      ORDER BY said.number DESC LIMIT 1) AS "answeredBy"`;
}
