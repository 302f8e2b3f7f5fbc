import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { PriceTag } from '@matiz/ui/goods/price-tag.tsx';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { loginPath } from '#lib/page/return-path.ts';
import { isSeller, useMe } from '#session/me.query.ts';

type Priced = Pick<
  ProductCard,
  '_id' | 'slug' | 'warehouses' | 'priceHidden' | 'contentSize' | 'isCombo'
>;

/**
 * A product's price, or the veil and the way to see it: for a guest the login, for a business that
 * was not approved its registration. No digit is sent (D-3).
 */
export function Price({ product, size = 'md' }: { product: Priced; size?: 'sm' | 'md' | 'lg' }) {
  const offer = product.warehouses[0];
  const { contentSize, isCombo } = product;
  if (offer?.price == null) {
    return <HiddenPrice product={product} size={size} />;
  }
  const original = offer.originalPrice ?? offer.price;
  const percent = original > 0 ? Math.round((1 - offer.price / original) * 100) : 0;
  return (
    <PriceTag
      size={size}
      current={offer.price}
      original={original}
      percent={percent}
      // A tile says beside its name how much a combo holds.
      unit={isCombo ? size !== 'sm' && contentSize : contentSize && `x ${contentSize}`}
    />
  );
}

/** How low an offer goes and from how many on, beside the price of the fewest. */
export function LowestPrice({ product }: { product: ProductCard }) {
  const { lowestPrice } = product;
  if (lowestPrice === null) return null;
  return (
    <p className="text-xs font-semibold text-accent tabular-nums">
      {copy.from(lowestPrice.minQuantity, lowestPrice.price)}
    </p>
  );
}

/** The veil with the way to see what is under it, in the words of the one who may not. */
function HiddenPrice({ product, size }: { product: Priced; size: 'sm' | 'md' | 'lg' }) {
  const isForCustomer = isSeller(useMe());
  const isRejected = product.priceHidden === 'REJECTED';
  // In two lines of a length where a phone's tile has no room for one.
  const link = 'hit relative z-10 block font-semibold text-balance text-accent hover:underline';
  return (
    <PriceTag
      hidden
      size={size}
      hiddenLabel={isRejected ? copy.priceRejected : copy.priceHidden}
      hint={
        isRejected && isForCustomer ? (
          copy.rejectedFor
        ) : isRejected ? (
          <AppLink to={links.registrationStatus} className={link}>
            {copy.seeWhyRejected}
          </AppLink>
        ) : (
          <AppLink to={loginPath(links.product(product))} className={link}>
            {copy.seePrices}
          </AppLink>
        )
      }
    />
  );
}
