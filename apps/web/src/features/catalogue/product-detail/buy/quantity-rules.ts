import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { productCopy as copy } from '#copy/catalogue/product.ts';

/** The minimum and the multiple, where there are any; empty otherwise. */
export function quantityRules({
  minQuantity,
  multiple,
}: Pick<ProductDetail, 'minQuantity' | 'multiple'>): string {
  return [
    ...(minQuantity > 1 ? [copy.minimum(minQuantity)] : []),
    ...(multiple > 1 ? [copy.multiple(multiple)] : []),
  ].join(' · ');
}
