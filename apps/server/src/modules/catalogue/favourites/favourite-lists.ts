import {
  type FavouriteList,
  maxFavouriteLists,
  type saveFavouriteList,
} from '@matiz/contracts/catalogue/favourite-lists.ts';
import { maxFavourites } from '@matiz/contracts/catalogue/favourites.ts';
import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { readLists, removeList, saveList } from './favourite-lists.store.ts';

/** The lists that a person names (§3): «Mis favoritos» first, then theirs by name. */
export function createFavouriteLists({ sql, clock }: { sql: Sql; clock: Clock }) {
  return {
    async favouriteLists(
      productId: number | null,
      { userId }: Principal,
    ): Promise<FavouriteList[]> {
      const rows = await readLists(sql.reader, userId, productId);
      return rows.map((row) => ({ ...row, name: row.name ?? say('ownFavourites') }));
    },

    async saveFavouriteList(
      { _id, name, items = [] }: BodyOf<typeof saveFavouriteList>,
      { userId }: Principal,
    ): Promise<ResultOf<typeof saveFavouriteList>> {
      // Two of one name could not be told apart.
      if (foldText(name) === foldText(say('ownFavourites')))
        return fail(failure('LIST_NAME_TAKEN'));
      try {
        const saved = await saveList(sql, {
          id: _id,
          userId,
          name,
          items,
          at: clock(),
          mostLists: maxFavouriteLists,
          mostItems: maxFavourites,
        });
        switch (saved) {
          case 'saved':
            return ok({ result: { _id, name } });
          case 'not own':
            return fail(failure('NOT_FOUND'));
          case 'too many lists':
            return fail(failure('TOO_MANY_LISTS', { max: maxFavouriteLists }));
          case 'too many items':
            return fail(failure('TOO_MANY_FAVOURITES', { max: maxFavourites }));
        }
      } catch (error) {
        if (brokenConstraint(error) !== 'favourite_list_name') throw error;
        return fail(failure('LIST_NAME_TAKEN'));
      }
    },

    async removeFavouriteList(listId: string, { userId }: Principal) {
      const removed = await removeList(sql, { userId, listId });
      return removed ? ok({ result: removed }) : fail(failure('NOT_FOUND'));
    },
  };
}
