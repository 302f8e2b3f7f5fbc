import { IconButton } from '@matiz/ui/icon-button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Share2 } from 'lucide-react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { FavouriteButton } from '../tile/favourite-button.tsx';

/** What a person does with a product beside buying it: keep it, and send it to someone. */
export function ProductActions({ product }: { product: { _id: string; name: string } }) {
  return (
    <div className="flex">
      <FavouriteButton productId={product._id} tip="below" size={22} />
      <IconButton
        label={copy.share}
        tip="below"
        icon={<Share2 size={21} />}
        onClick={() => void share(product.name)}
      />
    </div>
  );
}

/** The machine's own way of sharing; without one, WhatsApp, where salons talk to each other. */
async function share(name: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = `${origin}${pathname}`;
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  const text = encodeURIComponent(`${name} ${url}`);
  if (window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener')) return;
  await navigator.clipboard?.writeText(url).then(
    () => toast({ message: copy.copied, tone: 'success' }),
    () => undefined,
  );
}
