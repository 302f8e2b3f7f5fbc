import type { Sql } from '#db/pool.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly actorId: string;
  readonly customerId: string | null;
  /** Null: nobody asked for it. */
  readonly sessionId: string | null;
  readonly requestId: string;
  /** What was done, as `word.verb`. */
  readonly action: string;
  /** To what, as `kind:id`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down who did what for whom (D-4); give it the transaction of the deed itself. */
export async function recordAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql`
    INSERT INTO audit_entry
      (at, actor_id, customer_id, session_id, request_id, action, subject, detail)
    VALUES (${entry.at}, ${entry.actorId}, ${entry.customerId}, ${entry.sessionId},
      ${entry.requestId}, ${entry.action}, ${entry.subject}, ${sql.json(entry.detail ?? {})})`;
}
