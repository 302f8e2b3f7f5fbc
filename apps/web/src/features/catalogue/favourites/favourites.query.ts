import type { Request } from '@matiz/client/request.ts';
import {
  addFavourite,
  queryFavourites,
  removeFavourite,
} from '@matiz/contracts/catalogue/favourites.ts';
import { dismissToast, toast } from '@matiz/ui/overlays/toast-store.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { useRequest } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { favouriteIdsKey, favouriteListsKey, favouritePagesKey } from './favourites-source.ts';

const freshMs = 5 * 60_000;

/** The ids of what this person keeps as favourites; nothing for a guest. */
function favouriteIdsQuery(request: Request, userId: string) {
  return queryOptions({
    queryKey: [...favouriteIdsKey, userId],
    queryFn: async () => (await request(queryFavourites, { query: { limit: '1' } })).ids,
    staleTime: freshMs,
  });
}

/**
 * Whether a product is a favourite in any list, and the way to change that: at once, back when it
 * failed. What is let go is out of every list, and comes back to each with its note.
 */
export function useFavourite(productId: string, { onChoose }: { onChoose: () => void }) {
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
  // The list itself changes the next time it is opened: nothing vanishes under a finger.
  const forget = () => {
    void client.invalidateQueries({ queryKey: favouritePagesKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: favouriteListsKey });
  };
  // The window of the lists opens beside the heart: without it there is nothing to press.
  const shown = useRef<number | null>(null);
  useEffect(
    () => () => {
      if (shown.current !== null) dismissToast(shown.current);
    },
    [],
  );
  const change = useMutation({
    scope: { id: `favourite-${productId}` },
    mutationFn: async (isKept: boolean) => {
      const body = { productId };
      if (isKept) await request(addFavourite, { body, keepalive: true });
      else {
        const everywhere = { ...body, everywhere: true };
        return (await request(removeFavourite, { body: everywhere, keepalive: true })).removed;
      }
      return null;
    },
    onMutate: async (isKept) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      write(isKept);
    },
    onError: (error, isKept) => {
      write(!isKept);
      toast({ message: error.message, tone: 'danger' });
    },
    onSuccess(removed) {
      forget();
      if (removed === null) {
        shown.current = toast({
          message: copy.kept,
          action: { label: copy.chooseList, onAction: onChoose },
        });
      } else if (removed.length > 0) {
        const message = removed.length === 1 ? copy.letGo : copy.letGoOf(removed.length);
        toast({ message, action: { label: copy.undo, onAction: () => void putBack(removed) } });
      }
    },
  });

  async function putBack(removed: NonNullable<typeof change.data>): Promise<void> {
    write(true);
    try {
      for (const { listId, note } of removed) {
        const body = {
          productId,
          ...(listId === null ? {} : { listId }),
          ...(note === null ? {} : { note }),
        };
        await request(addFavourite, { body });
      }
    } catch (error) {
      toast({ message: error instanceof Error ? error.message : '', tone: 'danger' });
      void client.invalidateQueries({ queryKey: query.queryKey });
    }
    forget();
  }

  return { isFavourite, isGuest: isGuest(visitor), keep: change.mutate };
}
