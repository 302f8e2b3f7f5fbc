import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listSellerCustomers } from '@matiz/contracts/identity.ts';
import type { Sql } from '../../db/pool.ts';

export type SellerCustomer = ReplyOf<typeof listSellerCustomers>['results'][number];

const atMost = 100;

/**
 * The seller's customers in whose name, business, document, phone or city every word stands;
 * those who ordered last come first.
 */
export async function searchCustomers(
  sql: Sql,
  sellerId: string,
  words: readonly string[],
): Promise<SellerCustomer[]> {
  return sql<SellerCustomer[]>`
    select customer.id as _id, customer.id as "customerId", customer.name, customer.last_name,
      customer.business_name as "businessName", city.name as city, state.name as state,
      city.code as "cityId", state.code as "stateId", trade_type.name as trade_type,
      trade_type.id::text as "tradeTypeId", customer.document_number as "documentNumber",
      customer.phone, customer.status as registration, customer.loyalty_tier as loyalty,
      to_char(last_order.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        as "lastOrderAt",
      exists (select from zone_city where zone_city.city_code = customer.city_code)
        as "hasCoverage"
    from seller_customer assigned
    join customer on customer.id = assigned.customer_id
      and customer.status in ('approved', 'in_review', 'more_information', 'phone_verified')
    join city on city.code = customer.city_code
    join state on state.code = city.state_code
    join trade_type on trade_type.id = customer.trade_type_id
    left join lateral (
      select placed_at from customer_order placed
      where placed.customer_id = customer.id order by placed_at desc limit 1
    ) last_order on true
    where assigned.seller_id = ${sellerId} and not exists (
      select from unnest(${words}::text[]) as word
      where strpos(fold_text(concat_ws(' ', customer.name, customer.last_name,
        customer.business_name, customer.document_number,
        translate(customer.document_number, '-', ''), customer.phone, city.name)), word) = 0
    )
    order by last_order.placed_at desc nulls last, customer.business_name, customer.id
    limit ${atMost}`;
}
