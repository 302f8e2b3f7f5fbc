/** The way into loyalty: what screens, the frame and later words use. */

export { loyaltyQuery } from './loyalty.query.ts';
export { LoyaltyCard } from './loyalty-card.tsx';
export { TierMark } from './tier-mark.tsx';
