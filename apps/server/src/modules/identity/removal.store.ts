import type { Sql } from '../../db/pool.ts';

/*
 * All that is known of a business and its people, wherever it is kept, in one place: so that one
 * look tells what is erased. `removal.test.ts` fails when a table comes that nobody thought of.
 */

/** What proves that it is the owner who asks. */
export interface RemovalProof {
  passwordHash: string | null;
  phone: string | null;
}

export async function findRemovalProof(
  sql: Sql,
  userId: string,
): Promise<RemovalProof | undefined> {
  const [row] = await sql<RemovalProof[]>`
    select password_hash as "passwordHash", phone from app_user
    where id = ${userId} and removed_at is null`;
  return row;
}

/** The business of the user, if nobody else is removing it; held until the transaction ends. */
export async function lockRemoval(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select customer.id from app_user
    join customer on customer.id = app_user.customer_id and customer.status <> 'removed'
    where app_user.id = ${userId} and app_user.removed_at is null
    for no key update of customer`;
  return row?.id;
}

/** Ends open carts; what was ordered stays. First of all: an order on its way is waited for. */
export async function closeCarts(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql`
    update cart set state = case state when 'open' then 'cleared' else state end,
      revision = revision + 1, changed_at = ${now}, address_id = null, payment_method = null
    where customer_id = ${customerId} and (state = 'open' or address_id is not null)`;
  await sql`delete from cart_abandonment where customer_id = ${customerId}`;
  await sql`delete from cart_mutation where customer_id = ${customerId}`;
}

/**
 * Keeps who bought, where there are orders or a debt: ten years from the last of them (Código de
 * Comercio, art. 60). Without any, nothing is kept.
 */
export async function keepIdentity(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql`
    insert into kept_identity (customer_id, name, last_name, business_name, document_type,
      document_number, removed_at, keep_until)
    select customer.id, customer.name, customer.last_name, customer.business_name,
      customer.document_type, customer.document_number, ${now},
      ((coalesce(bought.last_at, ${now}) + interval '10 years') at time zone 'America/Bogota')::date
    from customer
    cross join lateral (
      select max(placed_at) as last_at from customer_order where customer_id = customer.id
    ) bought
    left join credit_account credit on credit.customer_id = customer.id
    where customer.id = ${customerId} and (bought.last_at is not null or credit.used > 0)`;
}

/** An address that an order names keeps its city only; the order has its own copy. */
export async function eraseAddresses(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql`
    delete from address where customer_id = ${customerId}
      and not exists (select from customer_order placed where placed.address_id = address.id)`;
  await sql`
    update address set title = null, line = 'Dirección eliminada', complement = null,
      neighbourhood = null, phone = null, is_default = false,
      removed_at = coalesce(removed_at, ${now})
    where customer_id = ${customerId}`;
}

export interface Erased {
  /** Sessions that were ended. */
  sessionIds: string[];
  /** Where the owner may be told; only what was confirmed. */
  email: string | null;
}

/** The accounts of a business: nobody can be recognised or let in by them any more. */
export async function eraseAccounts(
  sql: Sql,
  { customerId, userId }: { customerId: string; userId: string },
  now: Date,
): Promise<Erased> {
  const users = await sql<Contact[]>`
    select id, email, pending_email as "pendingEmail", phone from app_user
    where customer_id = ${customerId} and removed_at is null for no key update`;
  const ids = users.map(({ id }) => id);
  await eraseTraces(sql, users);
  await sql`
    update app_user set name = 'Cuenta eliminada', last_name = '', email = null,
      pending_email = null, phone = null, password_hash = null, provider_code = null,
      removed_at = ${now}
    where id = any (${ids})`;
  await sql`update session set address_id = null where user_id = any (${ids})`;
  const ended = await sql<{ id: string }[]>`
    update session set ended_at = ${now}, ended_because = 'removed'
    where user_id = any (${ids}) and ended_at is null
    returning id`;
  const email = users.find(({ id }) => id === userId)?.email ?? null;
  return { sessionIds: ended.map(({ id }) => id), email };
}

interface Contact {
  id: string;
  email: string | null;
  pendingEmail: string | null;
  phone: string | null;
}

/** What was sent to them or stands for them elsewhere. */
async function eraseTraces(sql: Sql, users: readonly Contact[]): Promise<void> {
  const ids = users.map(({ id }) => id);
  const phones = users.flatMap(({ phone }) => phone ?? []);
  const emails = users.flatMap(({ email, pendingEmail }) =>
    [email ?? [], pendingEmail ?? []].flat(),
  );
  await sql`delete from account_link where user_id = any (${ids})`;
  await sql`delete from favourite where user_id = any (${ids})`;
  await sql`delete from search_term_of_user where user_id = any (${ids})`;
  await sql`delete from phone_code where phone = any (${phones})`;
  await sql`delete from coverage_lead where phone = any (${phones})`;
  await sql`delete from local_message where recipient = any (${[...phones, ...emails]})`;
  await sql`
    update session set proven_phone = null, proven_at = null
    where proven_phone = any (${phones})`;
}

/** The business stays as a name for its orders, without saying whose they were. */
export async function eraseBusiness(sql: Sql, customerId: string): Promise<void> {
  await sql`
    update customer set name = 'Cuenta eliminada', last_name = '',
      business_name = 'Cuenta eliminada', document_type = 'DIE', document_number = 'ELIMINADO',
      phone = null, email = null, schedule = null, status = 'removed', status_note = null,
      registered_by = null, lead_on = null
    where id = ${customerId}`;
  await sql`delete from seller_customer where customer_id = ${customerId}`;
  await sql`
    update session set working_customer_id = null, address_id = null
    where working_customer_id = ${customerId}`;
}

/** Identities whose day has come. */
export async function removeOldIdentities(sql: Sql, now: Date): Promise<void> {
  await sql`delete from kept_identity
    where keep_until < (${now}::timestamptz at time zone 'America/Bogota')::date`;
}
