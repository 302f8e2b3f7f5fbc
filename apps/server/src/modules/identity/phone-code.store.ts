import type { PhoneProof } from '@matiz/domain/identity/phone-proof.ts';
import type { Sql } from '../../db/pool.ts';

/** The phone that a code proved in this session. */
export async function findProof(sql: Sql, sessionId: string): Promise<PhoneProof | undefined> {
  const [row] = await sql<PhoneProof[]>`
    select proven_phone as phone, proven_at as "provenAt" from session where id = ${sessionId}`;
  return row;
}
