import type { RegistrationStatus } from '@matiz/contracts/identity/registration-progress.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Business, BusinessAddress, BusinessPatch } from './business-intake.ts';
import { insertDefaultAddress } from './registration.store.ts';

/** What the database knows of it; whether mail is connected, the settings. */
export type StoredRegistration = Omit<RegistrationStatus, 'canConfirmEmail' | 'missing'>;

/** A business with the account of `userId`, or of its first user when a seller asks. */
export async function findRegistration(
  sql: SqlReader,
  customerId: string,
  userId: string | null,
): Promise<StoredRegistration | undefined> {
  const [row] = await sql<StoredRegistration[]>`
    SELECT customer.status, customer.status_note AS note, account.phone,
      coalesce(account.pending_email, account.email) AS email,
      coalesce(account.email IS NOT NULL AND account.pending_email IS NULL, false)
        AS "isEmailConfirmed",
      coalesce(account.password_hash IS NOT NULL, false) AS "hasPassword",
      jsonb_build_object('name', customer.name, 'last_name', customer.last_name,
        -- Until it has told its names, its phone stands for it.
        'businessName', CASE WHEN customer.name = '' THEN '' ELSE customer.business_name END,
        'documentType', customer.document_type, 'documentNumber', customer.document_number,
        'tradeTypeId', customer.trade_type_id::text,
        'address', coalesce(place.json, jsonb_build_object('address', '', 'cityId',
          customer.city_code, 'stateId', left(customer.city_code, 2)))) AS business
    FROM customer
    LEFT JOIN LATERAL (
      SELECT * FROM app_user
      WHERE app_user.customer_id = customer.id AND app_user.removed_at IS NULL
        AND app_user.id = coalesce(${userId}, app_user.id)
      ORDER BY app_user.created_at, app_user.id LIMIT 1
    ) account ON true
    LEFT JOIN LATERAL (
      SELECT jsonb_strip_nulls(jsonb_build_object('title', address.title, 'address', address.line,
        'complement', address.complement, 'neighbourhood', address.neighbourhood,
        'cityId', address.city_code, 'stateId', left(address.city_code, 2),
        'phone', address.phone)) AS json
      FROM address
      WHERE address.customer_id = customer.id AND address.removed_at IS NULL
      ORDER BY address.is_default DESC, address.created_at, address.id LIMIT 1
    ) place ON true
    WHERE customer.id = ${customerId} AND customer.status <> 'removed'`;
  return row;
}

/** The state of a business, which nobody else changes until the transaction ends. */
export async function lockBusiness(
  sql: Sql,
  customerId: string,
): Promise<RegistrationState | undefined> {
  const [row] = await sql<{ status: RegistrationState }[]>`
    SELECT status FROM customer WHERE id = ${customerId} AND status <> 'removed'
    for no key UPDATE`;
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
  const { customerId, business } = change;
  const { address } = business;
  await sql`
    UPDATE customer SET name = ${business.name}, last_name = ${business.lastName},
      business_name = ${business.businessName}, document_type = ${business.documentType},
      document_number = ${business.documentNumber},
      trade_type_id = ${business.tradeTypeId}::smallint, city_code = ${address.cityCode},
      status = ${change.status}, status_note = NULL
    WHERE id = ${customerId}`;
  await sql`
    UPDATE app_user SET name = ${business.name}, last_name = ${business.lastName}
    WHERE id = ${change.userId} AND customer_id = ${customerId}`;
  await saveDefaultAddress(sql, change, address);
}

/** What one step told, of a business that still owes some of it. Its city stays until it is whole. */
export async function updatePart(
  sql: Sql,
  part: Omit<BusinessChange, 'business' | 'status'> & { readonly part: BusinessPatch },
): Promise<void> {
  const { customerId, userId } = part;
  const { name, lastName, businessName, tradeTypeId, document, address, email } = part.part;
  await sql`
    UPDATE customer SET name = coalesce(${name}, name), last_name = coalesce(${lastName}, last_name),
      business_name = coalesce(${businessName}, business_name),
      trade_type_id = coalesce(${tradeTypeId}::smallint, trade_type_id),
      document_type = coalesce(${document?.documentType ?? null}, document_type),
      document_number = coalesce(${document?.documentNumber ?? null}, document_number)
    WHERE id = ${customerId}`;
  await sql`
    UPDATE app_user SET name = coalesce(${name}, name), last_name = coalesce(${lastName}, last_name)
    WHERE id = ${userId} AND customer_id = ${customerId}`;
  if (email !== null) await savePendingBusinessEmail(sql, part, email);
  if (address !== null) await saveDefaultAddress(sql, part, address);
}

/** The e-mail that the business's account is to confirm; the one that it has confirmed stays. */
export async function savePendingBusinessEmail(
  sql: Sql,
  { customerId, userId }: Pick<BusinessChange, 'customerId' | 'userId'>,
  email: string,
): Promise<void> {
  await sql`
    UPDATE app_user SET pending_email = nullif(${email}, app_user.email)
    WHERE id = (SELECT id FROM app_user account
      WHERE account.customer_id = ${customerId} AND account.removed_at IS NULL
        AND account.id = coalesce(${userId}, account.id)
      ORDER BY account.created_at, account.id LIMIT 1)`;
}

async function saveDefaultAddress(
  sql: Sql,
  { customerId, newAddressId, now }: Pick<BusinessChange, 'customerId' | 'newAddressId' | 'now'>,
  address: BusinessAddress,
): Promise<void> {
  const { count } = await sql`
    UPDATE address SET title = ${address.title}, line = ${address.line},
      complement = ${address.complement}, neighbourhood = ${address.neighbourhood},
      city_code = ${address.cityCode}, phone = ${address.phone}
    WHERE customer_id = ${customerId} AND is_default`;
  if (count === 0) await insertDefaultAddress(sql, newAddressId, customerId, address, now);
}

export async function setDecision(
  sql: Sql,
  customerId: string,
  { status, note }: { status: RegistrationState; note: string | null },
): Promise<void> {
  await sql`
    UPDATE customer SET status = ${status}, status_note = ${note} WHERE id = ${customerId}`;
}
