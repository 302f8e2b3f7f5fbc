import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import { dayStart } from '#db/day-start.ts';
import { findsCustomer } from '#db/finds-customer.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { ListSource } from '#resource/list-rows.ts';
import { selectPayment } from '../history/orders.store.ts';
import { isoText } from '../rows/order-reader.store.ts';

/** Customers whose own orders are looked up; more of them are met soon on a walk through all orders. */
const mostLed = 1_000;

/** Every order of the shop, for those who dispatch them. */
export const orderSource: ListSource = {
  columns: (sql) => sql`placed.id::text AS id, placed.code, placed.state,
    ${isoText(sql, sql`placed.placed_at`)} AS "placedAt",
    placed.customer_id AS "customerId", customer.business_name AS "businessName",
    (SELECT name FROM city WHERE city.code = placed.address_city_code) AS city,
    ${sellersOf(sql, sql`placed.customer_id`)} AS sellers,
    (SELECT json_agg(json_build_object('deliveryId', position::text, 'state', state,
        'dispatchDate', dispatch_date) ORDER BY dispatch_date NULLS FIRST, position)
      FROM order_delivery WHERE order_id = placed.id) AS deliveries,
    (SELECT sum(quantity)::int FROM order_line WHERE order_id = placed.id) AS units,
    placed.total - placed.cancelled AS total, method.name AS "paymentMethod",
    ${selectPayment(sql)}->>'state' AS payment,
    placed.origin_campaign AS campaign`,
  from: (sql) => sql`customer_order placed
    JOIN customer ON customer.id = placed.customer_id
    JOIN payment_method method ON method.code = placed.payment_method`,
  id: { key: (sql) => sql`placed.id`, type: 'uuid' },
  search(sql, text) {
    const code = readOrderCode(text);
    if (code !== null) return sql`placed.code = ${code}`;
    const found = sql`FROM customer WHERE ${findsCustomer(sql, text)}`;
    return {
      few: sql`placed.customer_id = ANY (ARRAY(SELECT customer.id ${found}))`,
      // In a CASE no index leads to it, and half of the rows are expected to be it: the order is walked.
      many: sql`CASE WHEN ${findsCustomer(sql, text)} THEN true END`,
      isMany: sql`(SELECT count(*) > ${mostLed} FROM (SELECT ${found} LIMIT ${mostLed + 1}) met)`,
    };
  },
  filters: {
    'f.state': (sql, value) => sql`placed.state = ${value}`,
    'f.method': (sql, value) => sql`placed.payment_method = ${value}`,
    'f.payment': wherePayment,
    'f.from': (sql, day) => sql`placed.placed_at >= ${dayStart(sql, day)}`,
    'f.to': (sql, day) => sql`placed.placed_at < ${dayStart(sql, day, 1)}`,
    'f.customer': (sql, value) => sql`placed.customer_id = ${value}`,
    'f.campaign': (sql, value) =>
      sql`placed.origin_campaign IS NOT NULL AND lower(placed.origin_campaign) = lower(${value})`,
  },
  sums: { total: (sql) => sql`placed.total - placed.cancelled` },
  orders: {
    '-placed': { key: (sql) => sql`placed.placed_at`, type: 'timestamptz', isDescending: true },
    placed: { key: (sql) => sql`placed.placed_at`, type: 'timestamptz' },
  },
};

/** Whom a customer is assigned to, by name; empty: to nobody. */
export function sellersOf(sql: SqlFragments, customerId: Fragment): Fragment {
  return sql`coalesce((
    SELECT string_agg(concat_ws(' ', seller.name, nullif(seller.last_name, '')), ', '
      ORDER BY seller.name, seller.id)
    FROM seller_customer assigned JOIN app_user seller ON seller.id = assigned.seller_id
    WHERE assigned.customer_id = ${customerId} AND seller.removed_at IS NULL), '')`;
}

function wherePayment(sql: SqlFragments, value: string): Fragment {
  switch (value) {
    case 'paid':
      return sql`EXISTS (SELECT FROM payment tried
        WHERE tried.order_id = placed.id AND tried.state IN ('approved', 'refunded'))`;
    case 'waiting':
      return sql`placed.state = 'created'`;
    default:
      return sql`(method.means IS NULL AND placed.total > placed.cancelled)`;
  }
}
