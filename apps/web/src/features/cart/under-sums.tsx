import type { Cart } from '@matiz/contracts/cart.ts';
import type { CartEdits } from '#features/buying/index.ts';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { ShareCart } from './share-cart.tsx';
import { WaitingSum } from './waiting/waiting-lines.tsx';

/** Only for a seller. */
const HandOverPanel = lazyPart(
  async () =>
    (await loadPart('HandOverPanel', () => import('./hand-over/hand-over-panel.tsx')))
      .HandOverPanel,
);

/** What can be done with a whole cart besides ordering it: shared, or handed over to its customer. */
export function UnderSums({
  cart: { _id, products },
  flush,
  isForCustomer,
}: {
  cart: Cart;
  flush: CartEdits['flush'];
  isForCustomer: boolean;
}) {
  return (
    <>
      <WaitingSum />
      {isForCustomer && products.length > 0 ? (
        <HandOverPanel cartId={_id} flush={flush} />
      ) : (
        <ShareCart lines={products} />
      )}
    </>
  );
}
