/** A code part of its own, which comes when it is drawn. */
export const loadPendingBar = () => import('./pending-bar.tsx');
