import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Share2 } from 'lucide-react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { useServices } from '#lib/services.ts';
import { share, sharedAddress } from '#lib/share.ts';
import { FavouriteButton } from '../tile/favourite-button.tsx';

/** What a person does with a product beside buying it: keep it, and send it to someone. */
export function ProductActions({ product }: { product: { _id: string; name: string } }) {
  const { platform } = useServices();
  return (
    <div className="flex">
      <FavouriteButton productId={product._id} tip="below" size={22} />
      <IconButton
        label={copy.share}
        tip="below"
        icon={<Share2 size={21} />}
        onClick={() => void share(platform, { title: product.name, url: sharedAddress(platform) })}
      />
    </div>
  );
}
