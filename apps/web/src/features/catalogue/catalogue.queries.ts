import {
  listHome,
  listMenu,
  listProducts,
  type ProductDetail,
  type ProductList,
  type productLists,
  type productSorts,
  queryProduct,
} from '@matiz/contracts/catalogue.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Request } from '../../lib/request-client.ts';

export type ListName = (typeof productLists)[number];
export type Sort = (typeof productSorts)[number];

/** What a list of products is of; also its key in the cache. */
export interface ListFilter {
  readonly categoryId?: string;
  readonly manufacturerId?: string;
  readonly list?: ListName;
  readonly sort?: Sort;
}

const MENU_FRESH_MS = 10 * 60_000;

/** Categories and brands, for the menus. */
export function menuQuery(request: Request) {
  return queryOptions({
    queryKey: ['menu'],
    queryFn: async () => (await request(listMenu, {})).result,
    staleTime: MENU_FRESH_MS,
  });
}

/** The lists of the marketplace home. */
export function homeListsQuery(request: Request) {
  return queryOptions({
    queryKey: ['home-lists'],
    queryFn: async () => (await request(listHome, {})).result,
  });
}

/** One page of a list, from 1. */
export async function fetchProductPage(
  request: Request,
  filter: ListFilter,
  page: number,
): Promise<ProductList> {
  return request(listProducts, { query: { ...filter, page: String(page) } });
}

/** One product with all its versions. */
export function productQuery(request: Request, productId: string) {
  return queryOptions({
    queryKey: ['product', productId],
    queryFn: async (): Promise<ProductDetail> =>
      (await request(queryProduct, { query: { _id: productId } })).result,
  });
}
