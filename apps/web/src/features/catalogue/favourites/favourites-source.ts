import type { Request } from '@matiz/client/request.ts';
import { listFavouriteLists } from '@matiz/contracts/catalogue/favourite-lists.ts';
import { queryFavourites } from '@matiz/contracts/catalogue/favourites.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ProductListSource } from '../list/list-pages.ts';

/** Of the pages of every list, of the ids that hearts are drawn by, of the lists by name. */
const pagesKey = 'favourites-list';
export const favouritePagesKey = ['products', pagesKey] as const;
export const favouriteIdsKey = ['favourites'] as const;
export const favouriteListsKey = ['favourite-lists'] as const;

/** Which list of favourites, in their address. */
export const listParam = 'lista';

/** A list of favourites as it is read page by page, the last ones first; null: the heart's. */
export function favouritesSource(listId: string | null): ProductListSource {
  return {
    key: [pagesKey, listId],
    async fetchPage(request, page) {
      const list = listId === null ? {} : { listId };
      const reply = await request(queryFavourites, { query: { page: String(page), ...list } });
      return {
        products: reply.result,
        page: reply.page,
        total: reply.total,
        totalPages: reply.totalPage,
        notes: reply.notes,
      };
    },
  };
}

/** A person's lists, «Mis favoritos» first; with a product, in which of them it is. */
export function favouriteListsQuery(request: Request, productId?: string) {
  return queryOptions({
    queryKey: [...favouriteListsKey, productId ?? null],
    queryFn: async () =>
      (await request(listFavouriteLists, { query: productId ? { productId } : {} })).result,
  });
}
