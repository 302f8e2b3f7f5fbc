import type { BoughtGood } from '@matiz/contracts/catalogue/restock.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Check, Plus } from 'lucide-react';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { restockCopy as copy } from '#copy/restock.ts';
import { useAddToCart, useUnitsInCart } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';

/** One tap adds as many as usual; how many the cart holds is said under it. */
export function AddUsual({ good }: { good: BoughtGood }) {
  const { productId, code, versionCode, quantity, name, versionName, slug } = good;
  const { addToCart, isAdding } = useAddToCart();
  const held = useUnitsInCart(productId, versionCode);
  const add = () =>
    addToCart(
      {
        productId,
        code,
        ...(versionCode === null ? { quantity } : { versions: [{ code: versionCode, quantity }] }),
      },
      { returnTo: links.product({ _id: productId, slug }) },
    );
  const label = copy.addOf(quantity, `${name} ${versionName ?? ''}`.trim());
  return (
    <Button
      variant={held > 0 ? 'secondary' : 'soft'}
      size="sm"
      block
      loading={isAdding}
      loadingLabel={catalogueCopy.adding}
      start={
        held > 0 ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />
      }
      aria-label={held > 0 ? `${catalogueCopy.inCart(held)}. ${label}` : label}
      onClick={add}
    >
      {held > 0 ? catalogueCopy.inCart(held) : copy.add(quantity)}
    </Button>
  );
}
