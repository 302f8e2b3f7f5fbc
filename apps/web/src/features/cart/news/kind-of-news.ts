import type { CartNewsItem } from '@matiz/contracts/cart.ts';
import type { cartNewsCopy } from '#copy/cart/cart-news.ts';

/** As it is told: of less stock, nothing left is a kind of its own. */
export type ToldKind = keyof typeof cartNewsCopy.kinds;

export function kindOf({ kind, after }: Pick<CartNewsItem, 'kind' | 'after'>): ToldKind {
  return kind === 'LESS_STOCK' && after === 0 ? 'SOLD_OUT' : kind;
}
