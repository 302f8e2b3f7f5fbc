import type { Sql, SqlReader } from '#db/pool.ts';

export interface AcceptedTerms {
  readonly version: string;
  readonly at: string;
  readonly by: string;
}

/** What a business agreed to last; null: nothing. */
export async function findAcceptedTerms(
  sql: SqlReader,
  customerId: string,
): Promise<AcceptedTerms | null> {
  const [row] = await sql<AcceptedTerms[]>`
    SELECT consent.text_version AS version,
      to_char(consent.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      concat_ws(' ', actor.name, nullif(actor.last_name, '')) AS by
    FROM consent JOIN app_user actor ON actor.id = consent.actor_id
    WHERE consent.customer_id = ${customerId} AND consent.kind = 'terms' AND consent.is_given
    ORDER BY consent.at DESC, consent.id DESC LIMIT 1`;
  return row ?? null;
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
