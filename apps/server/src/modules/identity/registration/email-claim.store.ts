import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql, SqlReader } from '#db/pool.ts';

/** The account of a link that was opened, and the address that the link was sent to. */
export interface EmailClaim {
  userId: string;
  email: string;
  customerId: string | null;
}

/**
 * Makes an address that has been proven the account's own, if it waits for that or is already.
 * False when someone else has proven it before (ADR 0010). Within a transaction.
 */
export async function claimEmail(
  tx: Sql,
  { userId, email, customerId }: EmailClaim,
): Promise<boolean> {
  try {
    const { count } = await tx.begin(
      (level) => level`
        update app_user set email = ${email}, pending_email = nullif(pending_email, ${email})
        where id = ${userId} and ${email} in (email, pending_email)`,
    );
    if (count === 0) return false;
  } catch (error) {
    if (brokenConstraint(error) === 'app_user_email_key') return false;
    throw error;
  }
  await tx`update customer set email = ${email} where id = ${customerId}`;
  return true;
}

/** The address of an account that waits to be confirmed. */
export async function findPendingEmail(sql: SqlReader, userId: string): Promise<string | null> {
  const [row] = await sql<{ email: string | null }[]>`
    SELECT pending_email AS email FROM app_user WHERE id = ${userId}`;
  return row?.email ?? null;
}
