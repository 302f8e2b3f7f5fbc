/** A code part of its own, which comes when it is drawn. */
export const loadUnfinishedOrder = () => import('./unfinished-order.tsx');
