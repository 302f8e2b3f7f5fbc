import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { PriceTag } from '@matiz/ui/price-tag.tsx';
import { catalogueCopy as copy } from '../../copy/catalogue.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { loginPath } from '../../lib/return-path.ts';

type Priced = Pick<
  ProductCard,
  '_id' | 'slug' | 'warehouses' | 'priceHidden' | 'contentSize' | 'isCombo'
>;

/** A product's price, or for a guest the veil and the way to see it: no digit is sent (D-3). */
export function Price({ product, size = 'md' }: { product: Priced; size?: 'sm' | 'md' | 'lg' }) {
  const offer = product.warehouses[0];
  const { contentSize, isCombo } = product;
  if (offer?.price == null) {
    return (
      <PriceTag
        hidden
        size={size}
        hiddenLabel={copy.priceHidden}
        hint={
          <AppLink
            to={loginPath(links.product(product))}
            className="hit relative z-10 font-semibold text-accent hover:underline"
          >
            {copy.seePrices}
          </AppLink>
        }
      />
    );
  }
  const original = offer.originalPrice ?? offer.price;
  const percent = original > 0 ? Math.round((1 - offer.price / original) * 100) : 0;
  return (
    <PriceTag
      size={size}
      current={offer.price}
      original={original}
      percent={percent}
      unit={contentSize && !isCombo ? `x ${contentSize}` : contentSize}
    />
  );
}
