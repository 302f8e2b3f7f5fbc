import { IconButton } from '@matiz/ui/icon-button.tsx';
import { toast } from '@matiz/ui/toast-store.ts';
import { clsx } from 'clsx';
import { Heart, Share2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { productCopy as copy } from '../../../copy/product.ts';
import { loginPath } from '../../../lib/return-path.ts';
import { useFavourite } from '../favourites.query.ts';

/** What a person does with a product beside buying it: keep it, and send it to somebody. */
export function ProductActions({ product }: { product: { _id: string; name: string } }) {
  return (
    <div className="flex">
      <FavouriteButton productId={product._id} />
      <IconButton
        label={copy.share}
        tip="below"
        icon={<Share2 size={21} />}
        onClick={() => void share(product.name)}
      />
    </div>
  );
}

function FavouriteButton({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const { isFavourite, isGuest, keep } = useFavourite(productId);
  const press = () => {
    const { pathname, search } = window.location;
    if (isGuest) void navigate(loginPath(`${pathname}${search}`));
    else keep(!isFavourite);
  };
  return (
    <IconButton
      label={isFavourite ? copy.unkeep : copy.keep}
      aria-pressed={isFavourite}
      tip="below"
      icon={<Heart size={22} className={clsx(isFavourite && 'fill-accent text-accent')} />}
      onClick={press}
    />
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
