/** A code part of its own, which comes when it is drawn. */
export const loadMovedNotice = () => import('./moved-notice.tsx');
