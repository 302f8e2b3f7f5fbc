import type { Sql, SqlReader } from '#db/pool.ts';

export interface OwnNames {
  readonly name: string;
  readonly lastName: string;
  readonly email: string | null;
}

export async function findOwnNames(sql: SqlReader, userId: string): Promise<OwnNames | null> {
  const [row] = await sql<OwnNames[]>`
    SELECT name, last_name AS "lastName", email FROM app_user
    WHERE id = ${userId} AND removed_at IS NULL`;
  return row ?? null;
}

/** The address that someone wants for their account, until it is confirmed. */
export async function findAskedEmail(
  sql: SqlReader,
  userId: string,
): Promise<{ email: string; name: string } | undefined> {
  const [row] = await sql<{ email: string; name: string }[]>`
    SELECT pending_email AS email, name FROM app_user
    WHERE id = ${userId} AND removed_at IS NULL AND pending_email IS NOT NULL`;
  return row;
}

/** The person, and the contact of their own business, which is the same one. */
export async function saveNames(
  sql: Sql,
  userId: string,
  { name, lastName }: { name: string; lastName: string },
): Promise<void> {
  await sql`
    WITH person AS (
      UPDATE app_user SET name = ${name}, last_name = ${lastName}
      WHERE id = ${userId} AND removed_at IS NULL RETURNING customer_id
    )
    UPDATE customer SET name = ${name}, last_name = ${lastName}
    FROM person WHERE customer.id = person.customer_id`;
}

export async function saveBusinessName(
  sql: Sql,
  customerId: string,
  businessName: string,
): Promise<void> {
  // Staff who have its form open learn of it by the version.
  await sql`UPDATE customer SET business_name = ${businessName}, version = version + 1
    WHERE id = ${customerId} AND business_name <> ${businessName}`;
}

export async function savePendingEmail(sql: Sql, userId: string, email: string): Promise<void> {
  await sql`UPDATE app_user SET pending_email = ${email} WHERE id = ${userId}`;
}

/** Ends a person's sessions: one, all, or all but one. Answers those that it ended. */
export async function endOwnSessions(
  sql: Sql,
  { userId, only, except }: { userId: string; only?: string; except?: string },
  because: 'owner' | 'password',
  now: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE session SET ended_at = ${now}, ended_because = ${because}
    WHERE user_id = ${userId} AND ended_at IS NULL
      AND (${only ?? null}::uuid IS NULL OR id = ${only ?? null})
      AND id IS DISTINCT FROM ${except ?? null}::uuid
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Where and with what a session was used last. */
export async function noteSeen(
  sql: Sql,
  { sessionId, agent, from, at }: { sessionId: string; agent: string; from: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE session SET seen_at = ${at}, agent = ${agent}, seen_from = ${from}
    WHERE id = ${sessionId} AND ended_at IS NULL`;
}
