/** How long a phone or an e-mail that was proven in a session counts, in milliseconds. */
export const proofLife = 30 * 60 * 1000;

/** What a code proved in a session: a phone as E.164, or an e-mail. */
export interface ContactProof {
  readonly contact: string | null;
  readonly provenAt: Date | null;
}

/** Whether it was this phone or e-mail, and not too long ago. */
export function isProven({ contact, provenAt }: ContactProof, wanted: string, now: Date): boolean {
  if (provenAt === null || contact !== wanted) return false;
  return now.getTime() - provenAt.getTime() <= proofLife;
}
