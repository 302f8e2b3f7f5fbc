import type { Request } from '@matiz/client/request.ts';
import {
  listHome,
  listMenu,
  type ProductDetail,
  queryProduct,
} from '@matiz/contracts/catalogue.ts';
import { queryOptions } from '@tanstack/react-query';

const menuFreshMs = 10 * 60_000;

/** Categories and brands, for the menus. */
export function menuQuery(request: Request) {
  return queryOptions({
    queryKey: ['menu'],
    queryFn: async () => (await request(listMenu, {})).result,
    staleTime: menuFreshMs,
  });
}

/** The lists of the marketplace home. */
export function homeListsQuery(request: Request) {
  return queryOptions({
    queryKey: ['home-lists'],
    queryFn: async () => (await request(listHome, {})).result,
  });
}

/** One product with all its versions. */
export function productQuery(request: Request, productId: string) {
  return queryOptions({
    queryKey: ['product', productId],
    queryFn: async (): Promise<ProductDetail> =>
      (await request(queryProduct, { query: { _id: productId } })).result,
  });
}
