import type { Role } from '@matiz/domain/identity/access.ts';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import type { StaffRole } from '@matiz/domain/identity/scopes.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Sql } from '../db/pool.ts';
import { nextId, nextNumber } from './numbers.ts';
import { buildPlaces } from './places.ts';

/** The password of everybody below, hashed once: hashing is slow on purpose. */
export const password = 'matiz-demo-2026';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$mTcJ/v7FuCGGWdqOfM+S0w$j5ZWto91L1SDMAQy/gMAMtH++8Qa1c4m+kQBpEaTHJE';

export interface BuiltCustomer {
  id: string;
  businessName: string;
  cityCode: string;
}

interface CustomerOptions {
  businessName?: string;
  cityCode?: string;
  tradeTypeId?: number;
  loyaltyTier?: Tier;
  documentNumber?: string;
  phone?: string | null;
  /** The seller to whom it is assigned. */
  sellerId?: string;
}

/** A beauty business in Bogotá, approved. */
export async function buildCustomer(
  sql: Sql,
  options: CustomerOptions = {},
): Promise<BuiltCustomer> {
  await buildPlaces(sql);
  const number = nextNumber();
  const id = nextId();
  const {
    businessName = `Salón Prueba ${number}`,
    cityCode = '11001',
    tradeTypeId = 1,
    loyaltyTier = 'Bronce',
    documentNumber = String(900_000_000 + number),
    phone = null,
    sellerId,
  } = options;
  await sql`INSERT INTO customer (id, name, last_name, business_name, document_type,
      document_number, trade_type_id, city_code, phone, loyalty_tier, terms_version)
    VALUES (${id}, 'Ana', ${`Prueba ${number}`}, ${businessName}, 'NIT', ${documentNumber},
      ${tradeTypeId}, ${cityCode}, ${phone}, ${loyaltyTier}, ${baseTextVersion})`;
  if (sellerId) await assignCustomer(sql, sellerId, id);
  return { id, businessName, cityCode };
}

export async function assignCustomer(
  sql: Sql,
  sellerId: string,
  customerId: string,
): Promise<void> {
  await sql`INSERT INTO seller_customer (seller_id, customer_id)
    VALUES (${sellerId}, ${customerId})`;
}

/** An address of the customer; the first one should be the default. Answers its id. */
export async function buildAddress(
  sql: Sql,
  customerId: string,
  options: { cityCode?: string; title?: string | null; isDefault?: boolean } = {},
): Promise<string> {
  const id = nextId();
  const { cityCode = '11001', title = 'Salón', isDefault = false } = options;
  await sql`INSERT INTO address (id, customer_id, title, line, city_code, is_default)
    VALUES (${id}, ${customerId}, ${title}, ${`Calle ${nextNumber()} # 1-23`}, ${cityCode},
      ${isDefault})`;
  return id;
}

export interface BuiltUser {
  id: string;
  email: string;
  role: Role;
  customerId: string | null;
}

/**
 * Someone who can log in with `password`; an Admin customer gets a business unless one is given,
 * a person of the staff is a director unless roles are.
 */
export async function buildUser(
  sql: Sql,
  role: Exclude<Role, 'Guest'>,
  options: { email?: string; customerId?: string; staffRoles?: readonly StaffRole[] } = {},
): Promise<BuiltUser> {
  const id = nextId();
  const email = options.email ?? `persona${nextNumber()}@prueba.co`;
  const customerId =
    role === 'Admin customer' ? (options.customerId ?? (await buildCustomer(sql)).id) : null;
  await sql`INSERT INTO app_user (id, email, password_hash, name, last_name, role, customer_id)
    VALUES (${id}, ${email}, ${passwordHash}, 'Ana', 'Prueba', ${role}, ${customerId})`;
  if (role === 'Staff') {
    const { staffRoles = ['direction'] } = options;
    await sql`INSERT INTO staff_member (user_id, roles) VALUES (${id}, ${staffRoles})`;
  }
  return { id, email, role, customerId };
}
