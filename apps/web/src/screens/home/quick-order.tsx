import { QuickOrderPage } from '#features/cart/index.ts';

/** /home/quick-order, ours beside §2. */
export function Component() {
  return <QuickOrderPage />;
}
