/** A code part of its own, which comes when it is drawn. */
export const loadUnpaidOrders = () => import('./unpaid-orders.tsx');
