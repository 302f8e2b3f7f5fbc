import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listRegistrations } from '@matiz/contracts/identity/registration-staff.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import type { SqlReader } from '#db/pool.ts';

export type RegistrationRow = ReplyOf<typeof listRegistrations>['results'][number];

/** Where staff have something to decide; who still owes data of its own waits for nobody. */
const waiting: readonly RegistrationState[] = ['in_review', 'more_information'];
const atMost = 200;

/** Registrations in a state, or all that wait; those that came first come first. */
export async function findRegistrations(
  sql: SqlReader,
  status: RegistrationState | undefined,
): Promise<RegistrationRow[]> {
  return sql<RegistrationRow[]>`
    SELECT customer.id AS "customerId", customer.status, customer.business_name AS "businessName",
      concat_ws(' ', customer.name, nullif(customer.last_name, '')) AS name,
      customer.document_type AS "documentType", customer.document_number AS "documentNumber",
      EXISTS (SELECT FROM customer other
        WHERE other.document_type = customer.document_type
          AND other.document_number = customer.document_number
          AND other.status = 'approved' AND other.id <> customer.id) AS "isDocumentTaken",
      trade_type.name AS "tradeType", city.name AS city, customer.phone,
      customer.status_note AS note,
      to_char(customer.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt"
    FROM customer
    JOIN trade_type ON trade_type.id = customer.trade_type_id
    JOIN city ON city.code = customer.city_code
    WHERE customer.status = ANY (${status ? [status] : waiting})
    ORDER BY customer.created_at, customer.id
    LIMIT ${atMost}`;
}

/** How a business can be reached: its confirmed e-mail, else the phone that it proved. */
export interface Contact {
  email: string | null;
  phone: string | null;
  status: RegistrationState | 'removed';
  /** What staff wrote to it. */
  note: string | null;
}

export async function findContact(
  sql: SqlReader,
  customerId: string,
): Promise<Contact | undefined> {
  const [row] = await sql<Contact[]>`
    SELECT app_user.email, app_user.phone, customer.status, customer.status_note AS note
    FROM app_user JOIN customer ON customer.id = app_user.customer_id
    WHERE customer_id = ${customerId} AND removed_at IS NULL
    ORDER BY app_user.created_at, app_user.id LIMIT 1`;
  return row;
}
