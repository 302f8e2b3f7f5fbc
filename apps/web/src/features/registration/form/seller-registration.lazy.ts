/** A code part of its own, which comes when it is drawn. */
export const loadSellerRegistration = () => import('./seller-registration.tsx');
