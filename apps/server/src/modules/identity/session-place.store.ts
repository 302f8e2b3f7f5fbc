import type { Sql } from '../../db/pool.ts';

/** Holds the session until the transaction ends. */
export async function lockSession(sql: Sql, sessionId: string): Promise<void> {
  await sql`select from session where id = ${sessionId} for no key update`;
}

export async function setSessionAddress(
  sql: Sql,
  sessionId: string,
  addressId: string,
): Promise<void> {
  await sql`update session set address_id = ${addressId} where id = ${sessionId}`;
}

/** Counts where no customer says it: for a visitor. */
export async function setSessionCity(sql: Sql, sessionId: string, cityCode: string): Promise<void> {
  await sql`update session set city_code = ${cityCode}, address_id = null where id = ${sessionId}`;
}
