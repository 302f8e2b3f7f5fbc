import type { Sql } from '../db/sql.ts';
import type { Author } from './author.ts';

interface AuditedChange {
  /** What was done, as `word.verb`. */
  readonly action: string;
  /** To what, as `kind:id`. */
  readonly subject: string;
  /** Whose business it was about, where it is not said by the subject. */
  readonly customerId?: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** Writes down what someone of the staff changed (D-19); give it the transaction of the deed. */
export async function writeAudit(sql: Sql, author: Author, change: AuditedChange): Promise<void> {
  await writeAudits(sql, author, [change]);
}

/** The same of many rows that one action changed: one statement. */
export async function writeAudits(
  sql: Sql,
  author: Author,
  changes: readonly AuditedChange[],
): Promise<void> {
  const rows = changes.map(
    ({ action, subject, customerId = null, before = null, after = null }) => {
      return { action, subject, customer: customerId, before, after };
    },
  );
  await sql`
    INSERT INTO audit_entry
      (at, actor_id, customer_id, session_id, request_id, action, subject, before, after, reason,
        batch_id, via)
    SELECT ${author.at}::timestamptz, ${author.userId}::uuid, customer, ${author.sessionId}::uuid,
      ${author.requestId}::text, action, subject, before, after, ${author.reason}::text,
      ${author.batchId}::uuid, ${author.via}::text
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb)
      AS changed (action text, subject text, customer uuid, before jsonb, after jsonb)`;
}
