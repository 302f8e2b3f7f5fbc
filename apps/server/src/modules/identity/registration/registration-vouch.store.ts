import type { Sql, SqlReader } from '#db/pool.ts';

/** A code that was asked for, and waits for a person of the staff to tell it. */
export interface WaitingCode {
  id: string;
  phone: string;
  askedAt: Date;
  /** When someone of the staff called; null: nobody has yet. */
  toldAt: Date | null;
}

const atMost = 200;

/**
 * Those that were asked for since then, the oldest first; of one phone only when it is given. Anyone who
 * proved that phone meanwhile waits no longer, and neither does who asked with it before.
 */
export async function findWaitingCodes(
  sql: SqlReader,
  since: Date,
  phone: string | null = null,
): Promise<WaitingCode[]> {
  return sql<WaitingCode[]>`
    SELECT id, phone, sent_at AS "askedAt", told_at AS "toldAt" FROM phone_code
    WHERE awaits_staff AND used_at IS NULL AND sent_at > ${since}
      AND (${phone}::text IS NULL OR phone = ${phone})
      AND NOT EXISTS (SELECT FROM phone_code proven WHERE proven.phone = phone_code.phone
        AND proven.email IS NULL AND proven.used_at >= phone_code.sent_at)
    ORDER BY sent_at LIMIT ${atMost}`;
}

/** From now on the code counts that was told, for the whole of its time. */
export async function renewCode(
  sql: Sql,
  { id, hash, toldAt, expiresAt }: { id: string; hash: Buffer; toldAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    UPDATE phone_code
    SET hash = ${hash}, told_at = ${toldAt}, expires_at = ${expiresAt}, guesses = 0
    WHERE id = ${id} AND used_at IS NULL`;
}
