import type { Role } from '@matiz/domain/identity/access.ts';
import type { BuyingState, RegistrationState } from '@matiz/domain/identity/registration.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Business, BusinessAddress, NewBusiness } from './business-intake.ts';
import { namesFrom, type Proof } from './registration-proof.ts';

/** What a registration refers to, as far as it is there. */
export interface References {
  isTradeType: boolean;
  /** Of the city; null: no such city. */
  stateCode: string | null;
}

export async function findReferences(
  sql: SqlReader,
  { tradeTypeId, cityCode }: { readonly tradeTypeId: string; readonly cityCode: string },
): Promise<References> {
  const [row] = await sql<References[]>`
    SELECT EXISTS (SELECT FROM trade_type WHERE id::text = ${tradeTypeId}) AS "isTradeType",
      (SELECT state_code FROM city WHERE code = ${cityCode}) AS "stateCode"`;
  if (!row) throw new Error('A select without a table answers one row');
  return row;
}

/** Whether an approved business, other than `except`, has the document. */
export async function isDocumentTaken(
  sql: SqlReader,
  { documentType, documentNumber }: Pick<Business, 'documentType' | 'documentNumber'>,
  except: string | null = null,
): Promise<boolean> {
  const rows = await sql`
    SELECT FROM customer WHERE document_type = ${documentType}
      AND document_number = ${documentNumber} AND status = 'approved'
      AND id IS DISTINCT FROM ${except}`;
  return rows.length > 0;
}

/** An account that has a phone or an e-mail, and whether it was registered in this session. */
export interface AccountHolder {
  userId: string;
  customerId: string | null;
  /** What its identifier is made of. */
  customerNumber: number | null;
  role: Role;
  name: string;
  lastName: string;
  status: RegistrationState | null;
  isFromHere: boolean;
}

/** Who has this phone, or where it is null this confirmed e-mail. */
export async function findHolder(
  sql: SqlReader,
  { phone, email }: { phone: string | null; email: string | null },
  sessionId: string,
): Promise<AccountHolder | undefined> {
  const [row] = await sql<AccountHolder[]>`
    SELECT app_user.id AS "userId", app_user.customer_id AS "customerId",
      customer.number AS "customerNumber", app_user.role, app_user.name,
      app_user.last_name AS "lastName", customer.status,
      EXISTS (SELECT FROM audit_entry done
        WHERE done.customer_id = app_user.customer_id
          AND done.action IN ('registration.submit', 'registration.start')
          AND done.session_id = ${sessionId}) AS "isFromHere"
    FROM app_user
    LEFT JOIN customer ON customer.id = app_user.customer_id
    WHERE ${phone === null ? sql`app_user.email = ${email}` : sql`app_user.phone = ${phone}`}`;
  return row;
}

/** Whether someone has confirmed this address as theirs. */
export async function isEmailTaken(sql: SqlReader, email: string): Promise<boolean> {
  return (await sql`SELECT FROM app_user WHERE email = ${email}`).length > 0;
}

export interface NewRegistration {
  customerId: string;
  userId: string;
  addressId: string;
  business: NewBusiness;
  phone: string;
  /** Null: asked before the first order. */
  email: string | null;
  proof: Proof;
  passwordHash: string | null;
  status: BuyingState;
  sellerId: string | null;
  isFromLanding: boolean;
  leadOn: string;
  consentVersion: string;
  termsVersion: string;
  acceptsMarketing: boolean;
  /** The network part of the address that it came from. */
  network: string;
  now: Date;
}

/**
 * The business, its account, its address if it told one, what it agreed to, and the seller it
 * belongs to. Answers the customer's number.
 */
export async function insertRegistration(sql: Sql, one: NewRegistration): Promise<number> {
  const { customerId, userId, business, now, sellerId } = one;
  // What was not proven is a contact of the business, and nobody's name to enter by.
  const names = namesFrom(one.proof, one);
  const [customer] = await sql<{ number: number }[]>`
    INSERT INTO customer (id, name, last_name, business_name, document_type, document_number,
      trade_type_id, city_code, phone, status, registered_by, from_landing, lead_on, created_at,
      terms_version)
    VALUES (${customerId}, ${business.name}, ${business.lastName}, ${business.businessName},
      ${business.documentType}, ${business.documentNumber}, ${business.tradeTypeId}::smallint,
      ${business.address.cityCode}, ${one.phone}, ${one.status}, ${sellerId},
      ${one.isFromLanding}, ${one.leadOn}, ${now}, ${one.termsVersion})
    RETURNING number`;
  if (!customer) throw new Error('The insert answered no number');
  await sql`
    INSERT INTO app_user (id, email, pending_email, phone, password_hash, name, last_name, role,
      customer_id, created_at)
    VALUES (${userId}, ${names.email}, ${names.email === null ? one.email : null}, ${names.phone},
      ${one.passwordHash}, ${business.name}, ${business.lastName}, 'Admin customer', ${customerId},
      ${now})`;
  if (business.address.line !== null) {
    await insertDefaultAddress(sql, one.addressId, customerId, business.address, now);
  }
  const actorId = sellerId ?? userId;
  await sql`
    INSERT INTO consent (customer_id, kind, text_version, is_given, actor_id, address, at)
    VALUES
      (${customerId}, 'data_treatment', ${one.consentVersion}, true, ${actorId}, ${one.network}, ${now}),
      (${customerId}, 'terms', ${one.termsVersion}, true, ${actorId}, ${one.network}, ${now}),
      (${customerId}, 'marketing', ${one.consentVersion}, ${one.acceptsMarketing}, ${actorId},
        ${one.network}, ${now})`;
  if (sellerId !== null) {
    await sql`
      INSERT INTO seller_customer (seller_id, customer_id, assigned_at)
      VALUES (${sellerId}, ${customerId}, ${now})`;
  }
  return customer.number;
}

export async function insertDefaultAddress(
  sql: Sql,
  id: string,
  customerId: string,
  { title, line, complement, neighbourhood, cityCode, phone }: BusinessAddress,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO address (id, customer_id, title, line, complement, neighbourhood, city_code,
      phone, is_default, created_at)
    VALUES (${id}, ${customerId}, ${title}, ${line}, ${complement}, ${neighbourhood}, ${cityCode},
      ${phone}, true, ${now})`;
}
