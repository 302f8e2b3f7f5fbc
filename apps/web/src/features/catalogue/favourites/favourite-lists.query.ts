import { RequestError } from '@matiz/client/request-error.ts';
import {
  removeFavouriteList,
  saveFavouriteList,
} from '@matiz/contracts/catalogue/favourite-lists.ts';
import { addFavourite, removeFavourite } from '@matiz/contracts/catalogue/favourites.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { useRequest } from '#lib/services.ts';
import { favouriteIdsKey, favouriteListsKey, favouritePagesKey } from './favourites-source.ts';

/** What hangs on the lists is read again: after a change of a list, or of what is in it. */
function useForget() {
  const client = useQueryClient();
  // Of a list that is gone nothing is asked, though it may still be drawn.
  return async (goneId?: string) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: favouriteListsKey }),
      client.invalidateQueries({
        queryKey: favouritePagesKey,
        predicate: ({ queryKey }) => goneId === undefined || !queryKey.includes(goneId),
      }),
      client.invalidateQueries({ queryKey: favouriteIdsKey }),
    ]);
  };
}

/**
 * Makes, renames and removes lists; what is removed can be put back as it was. `leave`: away from a
 * list that is gone, before what hangs on it is asked for again.
 */
export function useListChanges(leave?: () => Promise<void> | void) {
  const request = useRequest();
  const forget = useForget();
  const save = useMutation({
    mutationFn: async ({ _id, name }: { readonly _id: string; readonly name: string }) => {
      const { result } = await request(saveFavouriteList, { body: { _id, name } });
      await forget();
      return result;
    },
  });
  const remove = useMutation({
    mutationFn: (listId: string) => request(removeFavouriteList, { query: { listId } }),
    async onSuccess({ result }, _id) {
      const putBack = () =>
        void request(saveFavouriteList, { body: { _id, ...result } }).then(
          () => forget(),
          alertFailure,
        );
      toast({
        message: copy.removed(result.name),
        action: { label: copy.undo, onAction: putBack },
      });
      await leave?.();
      await forget(_id);
    },
    onError(error) {
      // Another tab was faster: what was wanted is so.
      if (error instanceof RequestError && error.status === 404) void leave?.();
      else alertFailure(error);
    },
  });
  return { save, remove };
}

/** A list of which the name is asked for: its id is made once, so that two presses make one list. */
export const newListId = newId;

/** Puts a product in a list and takes it out, and notes something of it there. */
export function useListedProduct(productId: string) {
  const request = useRequest();
  const forget = useForget();
  const inList = (listId: string | null) => ({ productId, ...(listId === null ? {} : { listId }) });
  const put = useMutation({
    mutationFn: ({ listId, isIn }: { readonly listId: string | null; readonly isIn: boolean }) =>
      request(isIn ? addFavourite : removeFavourite, { body: inList(listId) }),
    onError: alertFailure,
    onSettled: () => forget(),
  });
  const note = useMutation({
    mutationFn: ({ listId, text }: { readonly listId: string | null; readonly text: string }) =>
      request(addFavourite, { body: { ...inList(listId), note: text } }),
    onSuccess: () => toast({ tone: 'success', message: copy.noteSaved }),
    onSettled: () => forget(),
  });
  return { put, note };
}
