/** How long a phone that was proven in a session counts, in milliseconds. */
export const PROOF_LIFE = 30 * 60 * 1000;

/** The phone that a code proved in a session, as E.164. */
export interface PhoneProof {
  readonly phone: string | null;
  readonly provenAt: Date | null;
}

/** Whether it was this phone, and not too long ago. */
export function isPhoneProven({ phone, provenAt }: PhoneProof, wanted: string, now: Date): boolean {
  if (provenAt === null || phone !== wanted) return false;
  return now.getTime() - provenAt.getTime() <= PROOF_LIFE;
}
