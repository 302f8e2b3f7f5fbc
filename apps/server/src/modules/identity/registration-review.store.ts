import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listRegistrations } from '@matiz/contracts/registration-staff.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import type { Sql } from '../../db/pool.ts';

export type RegistrationRow = ReplyOf<typeof listRegistrations>['results'][number];

const waiting: readonly RegistrationState[] = ['phone_verified', 'in_review', 'more_information'];
const atMost = 200;

/** Registrations in a state, or all that wait; those that came first come first. */
export async function findRegistrations(
  sql: Sql,
  status: RegistrationState | undefined,
): Promise<RegistrationRow[]> {
  return sql<RegistrationRow[]>`
    select customer.id as "customerId", customer.status, customer.business_name as "businessName",
      concat_ws(' ', customer.name, nullif(customer.last_name, '')) as name,
      customer.document_type as "documentType", customer.document_number as "documentNumber",
      exists (select from customer other
        where other.document_type = customer.document_type
          and other.document_number = customer.document_number
          and other.status = 'approved' and other.id <> customer.id) as "isDocumentTaken",
      trade_type.name as "tradeType", city.name as city, customer.phone,
      customer.status_note as note,
      to_char(customer.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from customer
    join trade_type on trade_type.id = customer.trade_type_id
    join city on city.code = customer.city_code
    where customer.status = any (${status ? [status] : waiting})
    order by customer.created_at, customer.id
    limit ${atMost}`;
}

/** How a business can be reached: its confirmed e-mail, else the phone that it proved. */
export interface Contact {
  email: string | null;
  phone: string | null;
}

export async function findContact(sql: Sql, customerId: string): Promise<Contact | undefined> {
  const [row] = await sql<Contact[]>`
    select email, phone from app_user
    where customer_id = ${customerId} and removed_at is null
    order by created_at, id limit 1`;
  return row;
}
