import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { findsCustomer } from '#db/finds-customer.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

export interface CustomerForm {
  /** Null: it is not blocked. */
  readonly blockReason: string | null;
}

/** The businesses that buy; those that only began to register, or were removed, are none. */
export function createCustomerResource(clock: Clock): Resource<CustomerForm> {
  const name = (sql: SqlFragments) => sql`lower(customer.business_name)`;
  const created = (sql: SqlFragments) => sql`customer.created_at`;
  return {
    table: 'customer',
    kind: 'customer',
    key: 'id',
    fields: ['blockReason'],
    source: {
      columns: (sql) => sql`customer.id::text AS id, customer.version,
        customer.business_name AS "businessName",
        concat_ws(' ', customer.name, nullif(customer.last_name, '')) AS name,
        customer.document_type AS "documentType", customer.document_number AS "documentNumber",
        (SELECT name FROM city WHERE city.code = customer.city_code) AS city,
        (SELECT name FROM trade_type WHERE trade_type.id = customer.trade_type_id) AS "tradeType",
        customer.loyalty_tier AS tier, customer.phone,
        coalesce(customer.email, (SELECT app_user.email FROM app_user
          WHERE app_user.customer_id = customer.id AND app_user.removed_at IS NULL
          ORDER BY app_user.created_at, app_user.id LIMIT 1)) AS email,
        customer.status, customer.status_note AS note, customer.block_reason AS "blockReason",
        customer.status <> 'approved' AND customer.document_number <> '' AND EXISTS (
          SELECT FROM customer other
          WHERE other.document_type = customer.document_type
            AND other.document_number = customer.document_number
            AND other.status = 'approved') AS "isDocumentTaken",
        (SELECT coalesce(json_agg(json_build_object('id', seller.id,
            'name', concat_ws(' ', seller.name, nullif(seller.last_name, '')))
            ORDER BY seller.name, seller.id), '[]')
          FROM seller_customer assigned JOIN app_user seller ON seller.id = assigned.seller_id
          WHERE assigned.customer_id = customer.id AND seller.removed_at IS NULL) AS sellers,
        ${isoText(sql, sql`customer.created_at`)} AS "createdAt",
        (SELECT ${isoText(sql, sql`placed_at`)} FROM customer_order
          WHERE customer_order.customer_id = customer.id
          ORDER BY placed_at DESC, customer_order.id LIMIT 1) AS "lastOrderAt"`,
      from: (sql) => sql`customer`,
      id: { key: (sql) => sql`customer.id`, type: 'uuid' },
      where: (sql) => sql`customer.status NOT IN ('started', 'removed')`,
      search: findsCustomer,
      filters: {
        'f.state': whereState,
        'f.seller': (sql, value) =>
          value === 'none'
            ? sql`NOT EXISTS (SELECT FROM seller_customer WHERE customer_id = customer.id)`
            : sql`customer.id = ANY (ARRAY(
                SELECT customer_id FROM seller_customer WHERE seller_id = ${value}))`,
      },
      orders: {
        name: { key: name, type: 'text' },
        '-name': { key: name, type: 'text', isDescending: true },
        '-created': { key: created, type: 'timestamptz', isDescending: true },
        created: { key: created, type: 'timestamptz' },
      },
    },
    columnsOf: ({ blockReason }) =>
      blockReason === undefined
        ? {}
        : { block_reason: blockReason, blocked_at: blockReason === null ? null : clock() },
  };
}

function whereState(sql: SqlFragments, value: string): Fragment {
  switch (value) {
    case 'blocked':
      return sql`customer.blocked_at IS NOT NULL`;
    case 'incomplete':
      return sql`customer.status = 'phone_verified'`;
    case 'waiting':
      return sql`customer.status IN ('in_review', 'more_information')`;
    default:
      return sql`customer.status = ${value}`;
  }
}

function isoText(sql: SqlFragments, moment: Fragment): Fragment {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
