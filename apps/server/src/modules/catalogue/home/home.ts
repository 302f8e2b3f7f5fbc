import type { ListName, listHome } from '@matiz/contracts/catalogue.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { toProductCard } from '../card/product-card.ts';
import type { Viewer } from '../card/viewer.ts';
import type { HomeList, HomeProduct } from './home.store.ts';

export type HomeSection = ReplyOf<typeof listHome>['result'][number];

/** Where each list of the home goes on (§2). */
const ownLists: Record<ListName, { title: string; path: string }> = {
  offers: { title: messages.listOffers, path: '/home/offers/full' },
  new: { title: messages.listNew, path: '/home/new-products' },
  bestsellers: { title: messages.listBestsellers, path: '/home/bestsellers' },
  combos: { title: messages.listCombos, path: '/home/combos/combos' },
};

/** The lists of the home that hold something, in their order, each with its first products. */
export function toHomeSections(
  lists: readonly HomeList[],
  rows: readonly HomeProduct[],
  viewer: Viewer,
  moment: Date,
): HomeSection[] {
  const bySection = Map.groupBy(rows, ({ section }) => section);
  return lists.flatMap((list, section) => {
    const products = (bySection.get(section) ?? []).map((row) =>
      toProductCard(row, viewer, moment),
    );
    return products.length === 0 ? [] : [{ ...headingOf(list), products }];
  });
}

function headingOf({ list, urlName, title }: HomeList) {
  if (list !== null) return { key: list, ...ownLists[list] };
  return { key: urlName, title, path: `/products/custom-list/${urlName}` };
}
