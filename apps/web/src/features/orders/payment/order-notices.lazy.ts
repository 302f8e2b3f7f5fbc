/** A code part of its own, which comes when it is drawn. */
export const loadOrderNotices = () => import('./order-notices.tsx');
