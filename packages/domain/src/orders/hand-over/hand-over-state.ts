/** Hours in which a buyer can answer what a seller sent. */
export const handOverHours = 72;

/**
 * sent: nobody opened it yet; approved: it became an order; declined: the buyer said no, with a
 * reason; revoked: the seller took it back, sent another one or ordered it; expired: its time is over.
 */
export const handOverStates = [
  'sent',
  'opened',
  'approved',
  'declined',
  'revoked',
  'expired',
] as const;
export type HandOverState = (typeof handOverStates)[number];

/** What decides how far a hand-over is. */
export interface HandOverFacts {
  readonly answer: 'approved' | 'declined' | null;
  readonly isRevoked: boolean;
  readonly isOpened: boolean;
  readonly expiresAt: Date;
  /** Whether the draft can still be ordered, and its sender still works for the customer. */
  readonly isDraftOpen: boolean;
}

/** What was answered stands, whatever came later; what was taken back is not merely late. */
export function handOverState(facts: HandOverFacts, now: Date): HandOverState {
  if (facts.answer !== null) return facts.answer;
  if (facts.isRevoked || !facts.isDraftOpen) return 'revoked';
  if (now >= facts.expiresAt) return 'expired';
  return facts.isOpened ? 'opened' : 'sent';
}

/** Until when one that is sent now can be answered. */
export function handOverExpiry(now: Date): Date {
  return new Date(now.getTime() + handOverHours * 3_600_000);
}
