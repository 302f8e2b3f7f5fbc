import { IconButton, type IconButtonProps } from '@matiz/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { loginPath } from '#lib/page/return-path.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { useFavourite } from '../favourites/favourites.query.ts';
import { LateListChoice } from '../favourites/list-choice.lazy.ts';

/** The heart: kept at once, back when the server refuses; a visitor is asked to log in. */
export function FavouriteButton({
  productId,
  name,
  size,
  ...look
}: Pick<IconButtonProps, 'tip' | 'className'> & {
  productId: string;
  /** Of the product, where there are several hearts. */
  name?: string;
  size: number;
}) {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const { isFavourite, isGuest, keep } = useFavourite(productId, {
    onChoose: () => setChoosing(true),
  });
  const press = () => {
    const { pathname, search } = window.location;
    if (isGuest) void navigate(loginPath(`${pathname}${search}`));
    else keep(!isFavourite);
  };
  return (
    <>
      <IconButton
        {...look}
        label={[isFavourite ? copy.unkeep : copy.keep, name].filter(Boolean).join(': ')}
        icon={<Heart size={size} className={clsx(isFavourite && 'fill-accent text-accent')} />}
        onClick={press}
      />
      {isChoosing ? (
        <LateWindow>
          <LateListChoice
            product={{ productId, name: name ?? '' }}
            onClose={() => setChoosing(false)}
          />
        </LateWindow>
      ) : null}
    </>
  );
}

/** On a tile of a list: over the picture, outside the tile's link. */
export function TileFavourite({ productId, name }: { productId: string; name: string }) {
  return (
    <FavouriteButton
      productId={productId}
      name={name}
      size={18}
      tip="none"
      className="size-9! bg-surface/90 text-ink-soft shadow-card hover:text-accent"
    />
  );
}
