import type { Sql } from '#db/pool.ts';

export interface PageView {
  readonly at: Date;
  readonly path: string;
}

/** All of them in one statement. They outlive the session, and know nothing of whose it was. */
export async function insertPageViews(
  sql: Sql,
  from: { sessionId: string | null; reference: string | null; campaign: string | null },
  views: readonly PageView[],
): Promise<void> {
  await sql`
    INSERT INTO page_view (at, session_id, path, reference, campaign)
    SELECT view.at, ${from.sessionId}::uuid, view.path, ${from.reference}, ${from.campaign}
    FROM jsonb_to_recordset(${sql.json(views)}::jsonb) AS view (at timestamptz, path text)`;
}

/** Throws away what was counted before that moment. */
export async function deletePageViews(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM page_view WHERE at < ${before}`;
}
