/** A code part of its own, which comes when it is drawn. */
export const loadRemoveCard = () => import('./remove-card.tsx');
