import type { listHome } from '@matiz/contracts/catalogue.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { toProductCard } from '../card/product-card.ts';
import type { Viewer } from '../card/viewer.ts';
import type { HomeKey, HomeRow } from './home.store.ts';

export type HomeSection = ReplyOf<typeof listHome>['result'][number];

/** Where each list of the home goes on (§2). */
const sections: Record<HomeKey, { title: string; path: string }> = {
  offers: { title: messages.listOffers, path: '/home/offers/full' },
  new: { title: messages.listNew, path: '/home/new-products' },
  bestsellers: { title: messages.listBestsellers, path: '/home/bestsellers' },
  combos: { title: messages.listCombos, path: '/home/combos/combos' },
};

/** In the order of the screen. */
export const homeKeys: readonly HomeKey[] = ['offers', 'bestsellers', 'new', 'combos'];

/** The lists that hold something, each with its first products. */
export function toHomeSections(
  rows: readonly HomeRow[],
  viewer: Viewer,
  moment: Date,
): HomeSection[] {
  const bySection = Map.groupBy(rows, ({ section }) => section);
  return homeKeys.flatMap((key) => {
    const products = (bySection.get(key) ?? []).map((row) => toProductCard(row, viewer, moment));
    return products.length === 0 ? [] : [{ key, ...sections[key], products }];
  });
}
