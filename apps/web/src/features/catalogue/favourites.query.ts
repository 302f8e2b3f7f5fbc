import type { Request } from '@matiz/client/request.ts';
import {
  addFavourite,
  queryFavourites,
  removeFavourite,
} from '@matiz/contracts/catalogue/favourites.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import type { ProductListSource } from './list/list-pages.ts';

const freshMs = 5 * 60_000;
const favouritesKey = ['favourites-list'] as const;

/** A person's favourites as a list that is read page by page, the last ones first. */
export const favouritesSource: ProductListSource = {
  key: favouritesKey,
  async fetchPage(request, page) {
    const reply = await request(queryFavourites, { query: { page: String(page) } });
    return {
      products: reply.result,
      page: reply.page,
      total: reply.total,
      totalPages: reply.totalPage,
    };
  },
};

/** The ids of what this person keeps as favourites; nothing for a guest. */
function favouriteIdsQuery(request: Request, userId: string) {
  return queryOptions({
    queryKey: ['favourites', userId],
    queryFn: async () => (await request(queryFavourites, { query: { limit: '1' } })).ids,
    staleTime: freshMs,
  });
}

/** Whether a product is a favourite, and the way to change that: at once, back when it failed. */
export function useFavourite(productId: string) {
  const request = useRequest();
  const client = useQueryClient();
  const visitor = useMe();
  const query = favouriteIdsQuery(request, visitor?.user._id ?? '');
  const { data: ids } = useQuery({ ...query, enabled: !isGuest(visitor) });
  const isFavourite = ids?.includes(productId) ?? false;
  const write = (isKept: boolean) =>
    client.setQueryData(query.queryKey, (before = []) => {
      const others = before.filter((id) => id !== productId);
      return isKept ? [productId, ...others] : others;
    });
  const change = useMutation({
    scope: { id: `favourite-${productId}` },
    mutationFn: (isKept: boolean) =>
      request(isKept ? addFavourite : removeFavourite, { body: { productId }, keepalive: true }),
    onMutate: async (isKept) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      write(isKept);
    },
    onError: (error, isKept) => {
      write(!isKept);
      toast({ message: error.message, tone: 'danger' });
    },
    // The list itself changes the next time it is opened: nothing vanishes under a finger.
    onSuccess: () =>
      client.invalidateQueries({ queryKey: ['products', ...favouritesKey], refetchType: 'none' }),
  });
  return { isFavourite, isGuest: isGuest(visitor), keep: change.mutate };
}
