import type { Fragment, SqlFragments } from '#db/sql.ts';

/**
 * Whose orders: a business sees its own, a seller those of their customers and their own work, the
 * staff all of them.
 */
export type Reader =
  | { readonly customerId: string }
  | { readonly sellerId: string }
  | { readonly isStaff: true };

/** What a reader's list holds, as a condition on `placed`. */
export function whereListed(sql: SqlFragments, of: Reader): Fragment {
  if ('isStaff' in of) return sql`true`;
  return 'customerId' in of
    ? sql`placed.customer_id = ${of.customerId}`
    : sql`placed.actor_id = ${of.sellerId}`;
}

/** What a reader may look at, as a condition on `placed`. */
export function whereSeen(sql: SqlFragments, of: Reader): Fragment {
  if (!('sellerId' in of)) return whereListed(sql, of);
  return sql`(placed.actor_id = ${of.sellerId} OR ${whereAssigned(sql, of.sellerId)})`;
}

/** What a reader may change: a seller acts only for customers assigned to them (D-4). */
export function whereChanged(sql: SqlFragments, of: Reader): Fragment {
  return 'sellerId' in of ? whereAssigned(sql, of.sellerId) : whereListed(sql, of);
}

function whereAssigned(sql: SqlFragments, sellerId: string): Fragment {
  return sql`EXISTS (SELECT FROM seller_customer
    WHERE seller_id = ${sellerId} AND seller_customer.customer_id = placed.customer_id)`;
}

/** A moment as JSON has it: `2026-01-31T14:05:09.120Z`. */
export function isoText(sql: SqlFragments, moment: Fragment): Fragment {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
