import type { Sql, SqlReader } from '#db/pool.ts';

/*
 * All that is known of a business and its people, wherever it is kept, in one place: so that one
 * look tells what is erased. `removal.test.ts` fails when a table comes that nobody thought of.
 */

/** What proves that it is the owner who asks. */
export interface RemovalProof {
  passwordHash: string | null;
  phone: string | null;
  email: string | null;
}

export async function findRemovalProof(
  sql: SqlReader,
  userId: string,
): Promise<RemovalProof | undefined> {
  const [row] = await sql<RemovalProof[]>`
    SELECT password_hash AS "passwordHash", phone, email FROM app_user
    WHERE id = ${userId} AND removed_at IS NULL`;
  return row;
}

/** The business of the user, if nobody else is removing it; held until the transaction ends. */
export async function lockRemoval(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT customer.id FROM app_user
    JOIN customer ON customer.id = app_user.customer_id AND customer.status <> 'removed'
    WHERE app_user.id = ${userId} AND app_user.removed_at IS NULL
    for no key UPDATE of customer`;
  return row?.id;
}

/** An account of a business that is not removed; the business is held until the transaction ends. */
export async function findAnyAccount(sql: Sql, customerId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT app_user.id FROM customer JOIN app_user ON app_user.customer_id = customer.id
    WHERE customer.id = ${customerId} AND customer.status <> 'removed'
    ORDER BY app_user.created_at, app_user.id
    LIMIT 1
    for no key UPDATE of customer`;
  return row?.id;
}

/** Everybody whose data was erased here, and when. */
export async function findRemovedCustomers(
  sql: SqlReader,
): Promise<{ customerId: string; at: Date }[]> {
  return sql<{ customerId: string; at: Date }[]>`
    SELECT customer_id AS "customerId", min(at) AS at FROM audit_entry
    WHERE action = 'customer.remove' AND customer_id IS NOT NULL
    GROUP BY customer_id`;
}

/** Ends open carts; what was ordered stays. First of all: an order on its way is waited for. */
export async function closeCarts(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql`
    UPDATE cart SET state = CASE state WHEN 'open' THEN 'cleared' ELSE state END,
      revision = revision + 1, changed_at = ${now}, address_id = NULL, payment_method = NULL
    WHERE customer_id = ${customerId} AND (state = 'open' OR address_id IS NOT NULL)`;
  await sql`
    UPDATE hand_over SET answered_by = NULL, reason = NULL, address_id = NULL,
      revoked_at = CASE WHEN answer IS NULL THEN coalesce(revoked_at, ${now}) ELSE revoked_at END
    WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM cart_abandonment WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM cart_mutation WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM saved_line WHERE customer_id = ${customerId}`;
}

/**
 * Keeps who bought, where there are orders or a debt: ten years from the last of them (Código de
 * Comercio, art. 60). Without any, nothing is kept.
 */
export async function keepIdentity(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO kept_identity (customer_id, name, last_name, business_name, document_type,
      document_number, removed_at, keep_until)
    SELECT customer.id, customer.name, customer.last_name, customer.business_name,
      customer.document_type, customer.document_number, ${now},
      ((coalesce(bought.last_at, ${now}) + interval '10 years') at time zone 'America/Bogota')::date
    FROM customer
    CROSS JOIN LATERAL (
      SELECT max(placed_at) AS last_at FROM customer_order WHERE customer_id = customer.id
    ) bought
    LEFT JOIN credit_account credit ON credit.customer_id = customer.id
    WHERE customer.id = ${customerId} AND (bought.last_at IS NOT NULL OR credit.used > 0)`;
}

/** An address that an order names keeps its city only; the order has its own copy. */
export async function eraseAddresses(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql`
    DELETE FROM address WHERE customer_id = ${customerId}
      AND NOT EXISTS (SELECT FROM customer_order placed WHERE placed.address_id = address.id)`;
  await sql`
    UPDATE address SET title = NULL, line = 'Dirección eliminada', complement = NULL,
      neighbourhood = NULL, phone = NULL, is_default = false,
      removed_at = coalesce(removed_at, ${now})
    WHERE customer_id = ${customerId}`;
}

export interface ErasedAccount {
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
): Promise<ErasedAccount> {
  const users = await sql<Contact[]>`
    SELECT id, email, pending_email AS "pendingEmail", phone FROM app_user
    WHERE customer_id = ${customerId} AND removed_at IS NULL for no key UPDATE`;
  const ids = users.map(({ id }) => id);
  await eraseTraces(sql, users);
  await sql`
    UPDATE app_user SET name = 'Cuenta eliminada', last_name = '', email = NULL,
      pending_email = NULL, phone = NULL, password_hash = NULL, provider_code = NULL,
      removed_at = ${now}
    WHERE id = ANY (${ids})`;
  await sql`UPDATE session SET address_id = NULL WHERE user_id = ANY (${ids})`;
  const ended = await sql<{ id: string }[]>`
    UPDATE session SET ended_at = ${now}, ended_because = 'removed'
    WHERE user_id = ANY (${ids}) AND ended_at IS NULL
    RETURNING id`;
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
  await sql`DELETE FROM account_link WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM support_thread WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM favourite WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM stock_alert WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM notice_off WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM notice_on WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM table_view WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM favourite_list WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM search_term_of_user WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM phone_code WHERE phone = ANY (${phones}) OR email = ANY (${emails})`;
  await sql`DELETE FROM coverage_lead WHERE phone = ANY (${phones})`;
  await sql`DELETE FROM staff_invitation WHERE email = ANY (${emails})`;
  await sql`
    DELETE FROM local_message WHERE recipient = ANY (${[...phones, ...emails]})
      OR recipient IN (SELECT token FROM push_token WHERE user_id = ANY (${ids}))`;
  await sql`DELETE FROM push_token WHERE user_id = ANY (${ids})`;
  await sql`DELETE FROM notification_read WHERE user_id = ANY (${ids})`;
  await sql`
    UPDATE session SET proven_phone = NULL, proven_at = NULL
    WHERE proven_phone = ANY (${phones})`;
  await sql`
    UPDATE session SET proven_email = NULL, proven_email_at = NULL
    WHERE proven_email = ANY (${emails})`;
}

/** The business stays as a name for its orders, without saying whose they were. */
export async function eraseBusiness(sql: Sql, customerId: string): Promise<void> {
  await sql`
    UPDATE customer SET name = 'Cuenta eliminada', last_name = '',
      business_name = 'Cuenta eliminada', document_type = 'DIE', document_number = 'ELIMINADO',
      phone = NULL, email = NULL, schedule = NULL, status = 'removed', status_note = NULL,
      registered_by = NULL, lead_on = NULL
    WHERE id = ${customerId}`;
  await sql`DELETE FROM seller_customer WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM support_thread WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM notification WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM promotion_told WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM stored_card WHERE customer_id = ${customerId}`;
  await sql`DELETE FROM payment_limit WHERE customer_id = ${customerId}`;
  await sql`
    UPDATE session SET working_customer_id = NULL, address_id = NULL
    WHERE working_customer_id = ${customerId}`;
}

/** Identities whose day has come. */
export async function removeOldIdentities(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM kept_identity
    WHERE keep_until < (${now}::timestamptz at time zone 'America/Bogota')::date`;
}
