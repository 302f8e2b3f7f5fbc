/** A code part of its own, which comes when it is drawn. */
export const loadOrderMessages = () => import('./order-messages.tsx');
