import type { Role } from '@matiz/domain/identity/access.ts';
import type { BuyingState, RegistrationState } from '@matiz/domain/identity/registration.ts';
import type { Sql } from '../../db/pool.ts';
import type { Business, BusinessAddress } from './registration-intake.ts';

/** What a registration refers to, as far as it is there. */
export interface References {
  isTradeType: boolean;
  /** Of the city; null: no such city. */
  stateCode: string | null;
}

export async function findReferences(
  sql: Sql,
  { tradeTypeId, address }: Pick<Business, 'tradeTypeId' | 'address'>,
): Promise<References> {
  const [row] = await sql<References[]>`
    select exists (select from trade_type where id::text = ${tradeTypeId}) as "isTradeType",
      (select state_code from city where code = ${address.cityCode}) as "stateCode"`;
  if (!row) throw new Error('A select without a table answers one row');
  return row;
}

/** Whether an approved business, other than `except`, has the document. */
export async function isDocumentTaken(
  sql: Sql,
  { documentType, documentNumber }: Pick<Business, 'documentType' | 'documentNumber'>,
  except: string | null = null,
): Promise<boolean> {
  const rows = await sql`
    select from customer where document_type = ${documentType}
      and document_number = ${documentNumber} and status = 'approved'
      and id is distinct from ${except}`;
  return rows.length > 0;
}

/** An account that has a phone, and whether it was registered in this session. */
export interface PhoneHolder {
  userId: string;
  customerId: string | null;
  role: Role;
  name: string;
  lastName: string;
  status: RegistrationState | null;
  isFromHere: boolean;
}

export async function findPhoneHolder(
  sql: Sql,
  phone: string,
  sessionId: string,
): Promise<PhoneHolder | undefined> {
  const [row] = await sql<PhoneHolder[]>`
    select app_user.id as "userId", app_user.customer_id as "customerId", app_user.role,
      app_user.name, app_user.last_name as "lastName", customer.status,
      exists (select from audit_entry done
        where done.customer_id = app_user.customer_id and done.action = 'registration.submit'
          and done.session_id = ${sessionId}) as "isFromHere"
    from app_user
    left join customer on customer.id = app_user.customer_id
    where app_user.phone = ${phone}`;
  return row;
}

/** Whether somebody has confirmed this address as theirs. */
export async function isEmailTaken(sql: Sql, email: string): Promise<boolean> {
  return (await sql`select from app_user where email = ${email}`).length > 0;
}

export interface NewRegistration {
  customerId: string;
  userId: string;
  addressId: string;
  business: Business;
  phone: string;
  email: string;
  passwordHash: string | null;
  status: BuyingState;
  sellerId: string | null;
  isFromLanding: boolean;
  leadOn: string;
  consentVersion: string;
  acceptsMarketing: boolean;
  /** The network part of the address that it came from. */
  network: string;
  now: Date;
}

/** The business, its account, its address, what it agreed to, and the seller it belongs to. */
export async function insertRegistration(sql: Sql, one: NewRegistration): Promise<void> {
  const { customerId, userId, business, now, sellerId } = one;
  await sql`
    insert into customer (id, name, last_name, business_name, document_type, document_number,
      trade_type_id, city_code, phone, status, registered_by, from_landing, lead_on, created_at)
    values (${customerId}, ${business.name}, ${business.lastName}, ${business.businessName},
      ${business.documentType}, ${business.documentNumber}, ${business.tradeTypeId}::smallint,
      ${business.address.cityCode}, ${one.phone}, ${one.status}, ${sellerId},
      ${one.isFromLanding}, ${one.leadOn}, ${now})`;
  await sql`
    insert into app_user (id, pending_email, phone, password_hash, name, last_name, role,
      customer_id, created_at)
    values (${userId}, ${one.email}, ${one.phone}, ${one.passwordHash}, ${business.name},
      ${business.lastName}, 'Admin customer', ${customerId}, ${now})`;
  await insertDefaultAddress(sql, one.addressId, customerId, business.address, now);
  const actorId = sellerId ?? userId;
  await sql`
    insert into consent (customer_id, kind, text_version, is_given, actor_id, address, at)
    values
      (${customerId}, 'data_treatment', ${one.consentVersion}, true, ${actorId}, ${one.network}, ${now}),
      (${customerId}, 'marketing', ${one.consentVersion}, ${one.acceptsMarketing}, ${actorId},
        ${one.network}, ${now})`;
  if (sellerId === null) return;
  await sql`
    insert into seller_customer (seller_id, customer_id, assigned_at)
    values (${sellerId}, ${customerId}, ${now})`;
}

export async function insertDefaultAddress(
  sql: Sql,
  id: string,
  customerId: string,
  { title, line, complement, neighbourhood, cityCode, phone }: BusinessAddress,
  now: Date,
): Promise<void> {
  await sql`
    insert into address (id, customer_id, title, line, complement, neighbourhood, city_code,
      phone, is_default, created_at)
    values (${id}, ${customerId}, ${title}, ${line}, ${complement}, ${neighbourhood}, ${cityCode},
      ${phone}, true, ${now})`;
}
