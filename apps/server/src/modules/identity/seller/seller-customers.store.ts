import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listSellerCustomers } from '@matiz/contracts/identity.ts';
import type { SqlReader } from '#db/pool.ts';

export type SellerCustomer = ReplyOf<typeof listSellerCustomers>['results'][number];
export type SellerCustomerRow = Omit<SellerCustomer, 'matiz_identifier'> & { number: number };

const atMost = 100;

/**
 * The seller's customers in whose name, business, document, phone or city every word stands, or
 * the one of that number; those who ordered last come first.
 */
export async function searchCustomers(
  sql: SqlReader,
  sellerId: string,
  { words, number }: { words: readonly string[]; number: number | null },
): Promise<SellerCustomerRow[]> {
  return sql<SellerCustomerRow[]>`
    SELECT customer.id AS _id, customer.id AS "customerId", customer.number, customer.name, customer.last_name,
      customer.business_name AS "businessName", city.name AS city, state.name AS state,
      city.code AS "cityId", state.code AS "stateId", trade_type.name AS trade_type,
      trade_type.id::text AS "tradeTypeId", customer.document_type AS "documentType",
      customer.document_number AS "documentNumber",
      customer.phone, customer.status AS registration, customer.loyalty_tier AS loyalty,
      to_char(last_order.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        AS "lastOrderAt",
      EXISTS (SELECT FROM zone_city WHERE zone_city.city_code = customer.city_code)
        AS "hasCoverage"
    FROM seller_customer assigned
    JOIN customer ON customer.id = assigned.customer_id
      AND customer.status IN ('approved', 'in_review', 'more_information', 'phone_verified')
    JOIN city ON city.code = customer.city_code
    JOIN state ON state.code = city.state_code
    JOIN trade_type ON trade_type.id = customer.trade_type_id
    LEFT JOIN LATERAL (
      SELECT placed_at FROM customer_order placed
      WHERE placed.customer_id = customer.id ORDER BY placed_at DESC LIMIT 1
    ) last_order ON true
    WHERE assigned.seller_id = ${sellerId} AND (customer.number = ${number} OR NOT EXISTS (
      SELECT FROM unnest(${words}::text[]) AS word
      WHERE strpos(fold_text(concat_ws(' ', customer.name, customer.last_name,
        customer.business_name, customer.document_number,
        translate(customer.document_number, '-', ''), customer.phone, city.name)), word) = 0
    ))
    ORDER BY last_order.placed_at DESC nulls last, customer.business_name, customer.id
    LIMIT ${atMost}`;
}
