import type { ProductCard as Product } from '@matiz/contracts/catalogue.ts';
import { Tag } from '@matiz/ui/tag.tsx';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';

/** At most two tags on a product's page, and one over a tile's small picture. */
export function ProductTags({
  product,
  most = 2,
  offerFirst = false,
  isCrowned = true,
}: {
  product: Product;
  most?: number;
  /** Where there is room for one, what is saved says most; elsewhere the price beside says it of one unit. */
  offerFirst?: boolean;
  /** Whether a best seller is said to be one: where everything sells well, it tells nothing. */
  isCrowned?: boolean;
}) {
  const offer = offerFirst || !isCheaper(product) ? offerOf(product) : null;
  const offerTag =
    offer === null ? null : (
      <Tag key="offer" kind="offer">
        {offer}
      </Tag>
    );
  const tags = [
    offerFirst ? offerTag : null,
    product.isNew ? (
      <Tag key="new" kind="new">
        {copy.isNew}
      </Tag>
    ) : null,
    offerFirst ? null : offerTag,
    product.isBestSeller && isCrowned ? (
      <Tag key="best" kind="best-seller">
        {copy.isBestSeller}
      </Tag>
    ) : null,
    product.isCombo ? (
      <Tag key="combo" kind="combo">
        {copy.combo}
      </Tag>
    ) : null,
  ];
  return tags.filter((tag) => tag !== null).slice(0, most);
}

/** One unit already costs less than it did. */
function isCheaper({ warehouses: [here] }: Product): boolean {
  return (here?.price ?? 0) < (here?.originalPrice ?? 0);
}

/** What is saved, and from how many on where one unit saves nothing; null: it is no offer. */
function offerOf({
  applicableDealsId,
  programmedPriceId,
  lowestPrice,
  warehouses,
}: Product): string | null {
  const { price = null, originalPrice = null } = warehouses[0] ?? {};
  const savedOf = (less: number) =>
    originalPrice ? Math.round((1 - less / originalPrice) * 100) : 0;
  if (price !== null && savedOf(price) > 0) return copy.saving(savedOf(price));
  if (lowestPrice && savedOf(lowestPrice.price) > 0) {
    return copy.savingFrom(savedOf(lowestPrice.price), lowestPrice.minQuantity);
  }
  return applicableDealsId !== null || programmedPriceId !== null ? copy.offer : null;
}
