/** For `lazyPart`: nobody prints an order before its page stands. */
export const loadPrintedOrder = () => import('./printed-order.tsx');
