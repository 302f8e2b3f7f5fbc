import type { Sql, SqlReader, Tx } from '#db/sql.ts';

export interface StoredFactor {
  readonly secret: Buffer;
  readonly isOn: boolean;
  /** The step of the last code that was taken. */
  readonly lastStep: number;
}

/** The factor of someone, held until the transaction ends: a code counts once. */
export async function lockFactor(tx: Tx, userId: string): Promise<StoredFactor | null> {
  const [row] = await tx<StoredFactor[]>`
    SELECT secret, confirmed_at IS NOT NULL AS "isOn", last_step::float8 AS "lastStep"
    FROM staff_factor WHERE user_id = ${userId} FOR UPDATE`;
  return row ?? null;
}

export interface FactorRow {
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly recoveryCodes: number;
  readonly email: string;
  readonly business: string;
}

export async function readFactor(sql: SqlReader, userId: string): Promise<FactorRow | null> {
  const [row] = await sql<FactorRow[]>`
    SELECT coalesce(staff_factor.confirmed_at IS NOT NULL, false) AS "isOn",
      business.needs_second_factor AS "isRequired", app_user.email,
      coalesce(nullif(business.name, ''), 'Matiz') AS business,
      (SELECT count(*)::int FROM staff_recovery_code code
        WHERE code.user_id = app_user.id AND used_at IS NULL) AS "recoveryCodes"
    FROM app_user CROSS JOIN business
    LEFT JOIN staff_factor ON staff_factor.user_id = app_user.id
    WHERE app_user.id = ${userId}`;
  return row ?? null;
}

/** A secret that nobody has proven yet; one that is on stays as it is. Answers whether it was kept. */
export async function keepSecret(sql: Sql, userId: string, secret: Buffer): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO staff_factor (user_id, secret) VALUES (${userId}, ${secret})
    ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret
    WHERE staff_factor.confirmed_at IS NULL`;
  return count === 1;
}

export async function turnOn(
  tx: Tx,
  userId: string,
  { now, step, hashes }: { now: Date; step: number; hashes: readonly Buffer[] },
): Promise<void> {
  await tx`
    UPDATE staff_factor SET confirmed_at = ${now}, last_step = ${step} WHERE user_id = ${userId}`;
  for (const hash of hashes) {
    await tx`INSERT INTO staff_recovery_code (user_id, hash) VALUES (${userId}, ${hash})`;
  }
}

export async function useStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx`UPDATE staff_factor SET last_step = ${step} WHERE user_id = ${userId}`;
}

/** Whether there was such a code that nobody had used. */
export async function useRecoveryCode(
  tx: Tx,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE staff_recovery_code SET used_at = ${now}
    WHERE user_id = ${userId} AND hash = ${hash} AND used_at IS NULL`;
  return count === 1;
}

export async function removeFactor(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx`DELETE FROM staff_factor WHERE user_id = ${userId}`;
  return count === 1;
}

export async function noteProven(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx`UPDATE session SET factor_at = ${now} WHERE id = ${sessionId}`;
}
