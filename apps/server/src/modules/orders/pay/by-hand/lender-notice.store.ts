import type { Sql, SqlReader } from '#db/sql.ts';

export interface LenderNotice {
  /** In hex; the same message has the same. */
  readonly signature: string;
  readonly method: string;
  readonly reference: string;
  readonly amount: number;
  readonly state: 'approved' | 'declined';
  readonly at: Date;
}

export async function isLenderNoticeKept(sql: SqlReader, signature: string): Promise<boolean> {
  const kept = await sql`
    SELECT FROM lender_notice WHERE signature = ${Buffer.from(signature, 'hex')}`;
  return kept.count > 0;
}

export async function keepLenderNotice(sql: Sql, notice: LenderNotice): Promise<void> {
  const { signature, method, reference, amount, state, at } = notice;
  await sql`
    INSERT INTO lender_notice (signature, method, reference, amount, state, at)
    VALUES (${Buffer.from(signature, 'hex')}, ${method}, ${reference}, ${amount}, ${state}, ${at})
    ON CONFLICT DO NOTHING`;
}
