import { isPhoneProven } from '@matiz/domain/identity/phone-proof.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '../../db/pool.ts';
import { findProof } from './phone-code.store.ts';

export interface PhoneCodeDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}

export type PhoneCodes = ReturnType<typeof createPhoneCodes>;

/** Codes that prove that a phone is in somebody's hand (§7 Authentication). */
export function createPhoneCodes({ sql, clock }: PhoneCodeDeps) {
  /** Whether a code proved this phone (E.164) in this session, not too long ago. */
  async function hasProvenPhone(sessionId: string, phone: string, tx: Sql = sql): Promise<boolean> {
    const proof = await findProof(tx, sessionId);
    return proof !== undefined && isPhoneProven(proof, phone, clock());
  }

  return { hasProvenPhone };
}
