import type { RegistrationStatus } from '@matiz/contracts/registration.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import type { Sql } from '../../db/pool.ts';
import { insertDefaultAddress } from './registration.store.ts';
import type { Business } from './registration-intake.ts';

/** A business with the account of `userId`, or of its first user when a seller asks. */
export async function findRegistration(
  sql: Sql,
  customerId: string,
  userId: string | null,
): Promise<RegistrationStatus | undefined> {
  const [row] = await sql<RegistrationStatus[]>`
    select customer.status, customer.status_note as note, account.phone,
      coalesce(account.pending_email, account.email) as email,
      coalesce(account.email is not null and account.pending_email is null, false)
        as "isEmailConfirmed",
      coalesce(account.password_hash is not null, false) as "hasPassword",
      case when place.json is not null then jsonb_build_object('name', customer.name, 'last_name', customer.last_name,
        'businessName', customer.business_name, 'documentType', customer.document_type,
        'documentNumber', customer.document_number, 'tradeTypeId', customer.trade_type_id::text,
        'address', place.json) end as business
    from customer
    left join lateral (
      select * from app_user
      where app_user.customer_id = customer.id and app_user.removed_at is null
        and app_user.id = coalesce(${userId}, app_user.id)
      order by app_user.created_at, app_user.id limit 1
    ) account on true
    left join lateral (
      select jsonb_strip_nulls(jsonb_build_object('title', address.title, 'address', address.line,
        'complement', address.complement, 'neighbourhood', address.neighbourhood,
        'cityId', address.city_code, 'stateId', left(address.city_code, 2),
        'phone', address.phone)) as json
      from address
      where address.customer_id = customer.id and address.removed_at is null
      order by address.is_default desc, address.created_at, address.id limit 1
    ) place on true
    where customer.id = ${customerId} and customer.status <> 'removed'`;
  return row;
}

/** The state of a business, which nobody else changes until the transaction ends. */
export async function lockBusiness(
  sql: Sql,
  customerId: string,
): Promise<RegistrationState | undefined> {
  const [row] = await sql<{ status: RegistrationState }[]>`
    select status from customer where id = ${customerId} and status <> 'removed'
    for no key update`;
  return row?.status;
}

export interface BusinessChange {
  customerId: string;
  /** The account that carries the same name; null: none of the asker's. */
  userId: string | null;
  business: Business;
  status: RegistrationState;
  /** For an address, when the business has no default one any more. */
  newAddressId: string;
  now: Date;
}

/** What the business says of itself now. What staff had asked for has been answered. */
export async function updateBusiness(sql: Sql, change: BusinessChange): Promise<void> {
  const { customerId, business, now } = change;
  const { address } = business;
  await sql`
    update customer set name = ${business.name}, last_name = ${business.lastName},
      business_name = ${business.businessName}, document_type = ${business.documentType},
      document_number = ${business.documentNumber},
      trade_type_id = ${business.tradeTypeId}::smallint, city_code = ${address.cityCode},
      status = ${change.status}, status_note = null
    where id = ${customerId}`;
  await sql`
    update app_user set name = ${business.name}, last_name = ${business.lastName}
    where id = ${change.userId} and customer_id = ${customerId}`;
  const { count } = await sql`
    update address set title = ${address.title}, line = ${address.line},
      complement = ${address.complement}, neighbourhood = ${address.neighbourhood},
      city_code = ${address.cityCode}, phone = ${address.phone}
    where customer_id = ${customerId} and is_default`;
  if (count === 0) await insertDefaultAddress(sql, change.newAddressId, customerId, address, now);
}

export async function setDecision(
  sql: Sql,
  customerId: string,
  { status, note }: { status: RegistrationState; note: string | null },
): Promise<void> {
  await sql`
    update customer set status = ${status}, status_note = ${note} where id = ${customerId}`;
}
