import { QuickOrderPage } from '../../features/cart/quick-order/quick-order-page.tsx';

/** /home/quick-order, ours beside §2. */
export function Component() {
  return <QuickOrderPage />;
}
