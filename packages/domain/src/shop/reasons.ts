/**
 * What staff give a reason for (D-19): stock that is corrected, an order that is cancelled, a customer
 * who is blocked, a registration that is refused, a payment that is not found. Each has reasons that
 * can be chosen; another one may always be written.
 */
export const reasonUses = ['adjust', 'cancel', 'block', 'register', 'payment'] as const;
export type ReasonUse = (typeof reasonUses)[number];
