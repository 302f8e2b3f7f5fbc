/** A code part of its own, which comes when the terms are asked for. */
export const loadAcceptTerms = () => import('./accept-terms.tsx');
