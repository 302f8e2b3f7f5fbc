/** The way into loyalty: what screens, the frame and later words use. */

export { loadCartEffect } from './cart-effect.lazy.ts';
export { hasTier, type LoyaltySubject, loyaltyQuery, tiersQuery } from './loyalty.query.ts';
export { LoyaltyCard } from './loyalty-card.tsx';
export { TierCards } from './tier-cards.tsx';
export { TierMark } from './tier-mark.tsx';
