import type { ProductCard as Product } from '@matiz/contracts/catalogue.ts';
import { Tag } from '@matiz/ui/tag.tsx';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';

/** At most two tags on a product's page, and one over a tile's small picture. */
export function ProductTags({ product, most = 2 }: { product: Product; most?: number }) {
  const tags = [
    product.isNew ? (
      <Tag key="new" kind="new">
        {copy.isNew}
      </Tag>
    ) : null,
    product.isBestSeller ? (
      <Tag key="best" kind="best-seller">
        {copy.isBestSeller}
      </Tag>
    ) : null,
    product.isCombo ? (
      <Tag key="combo" kind="neutral">
        {copy.combo}
      </Tag>
    ) : null,
    isOnOffer(product) ? (
      <Tag key="offer" kind="offer">
        {copy.offer}
      </Tag>
    ) : null,
  ];
  return tags.filter((tag) => tag !== null).slice(0, most);
}

function isOnOffer({ applicableDealsId, programmedPriceId, warehouses }: Product): boolean {
  const { price = null, originalPrice = null } = warehouses[0] ?? {};
  const isReduced = price !== null && originalPrice !== null && price < originalPrice;
  return isReduced || applicableDealsId !== null || programmedPriceId !== null;
}
