import type { Sql, SqlReader } from '#db/pool.ts';
import { legalVersionAt } from '../legal/legal-texts.store.ts';

interface Accepted {
  readonly version: string;
  readonly at: string;
  readonly by: string;
}
type OwnTerms = { readonly inForce: string } & (Accepted | Record<keyof Accepted, null>);

/** The terms that count, and those that a business agreed to last; null: to none. */
export async function findOwnTerms(
  sql: SqlReader,
  customerId: string,
  now: Date,
): Promise<OwnTerms> {
  const [row] = await sql<OwnTerms[]>`
    SELECT ${legalVersionAt(sql, 'terms', now)} AS "inForce", accepted.version, accepted.at, accepted.by
    FROM (VALUES (1)) AS always LEFT JOIN (
    SELECT consent.text_version AS version,
      to_char(consent.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      concat_ws(' ', actor.name, nullif(actor.last_name, '')) AS by
    FROM consent JOIN app_user actor ON actor.id = consent.actor_id
    WHERE consent.customer_id = ${customerId} AND consent.kind = 'terms' AND consent.is_given
    ORDER BY consent.at DESC, consent.id DESC LIMIT 1) accepted ON true`;
  if (!row) throw new Error('a row of values is one row');
  return row;
}

/** Writes down that a business agreed, as proof, unless it did already. */
export async function saveAcceptedTerms(
  sql: Sql,
  accepted: { customerId: string; actorId: string; version: string; address: string; at: Date },
): Promise<void> {
  const { customerId, actorId, version, address, at } = accepted;
  await sql`
    WITH agreed AS (
      UPDATE customer SET terms_version = ${version}
      WHERE id = ${customerId} AND terms_version IS DISTINCT FROM ${version}
      RETURNING id
    )
    INSERT INTO consent (customer_id, kind, text_version, is_given, actor_id, address, at)
    SELECT id, 'terms', ${version}, true, ${actorId}, ${address}, ${at} FROM agreed`;
}
