import type { Sql } from '#db/pool.ts';

/** Holds the session until the transaction ends. */
export async function lockSession(sql: Sql, sessionId: string): Promise<void> {
  await sql`SELECT FROM session WHERE id = ${sessionId} for no key UPDATE`;
}

export async function setSessionAddress(
  sql: Sql,
  sessionId: string,
  addressId: string,
): Promise<void> {
  await sql`UPDATE session SET address_id = ${addressId} WHERE id = ${sessionId}`;
}

/** Counts where no customer says it: for a visitor. */
export async function setSessionCity(sql: Sql, sessionId: string, cityCode: string): Promise<void> {
  await sql`UPDATE session SET city_code = ${cityCode}, address_id = NULL WHERE id = ${sessionId}`;
}
