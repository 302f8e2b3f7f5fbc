import { maxFavourites } from '@matiz/contracts/catalogue/favourites.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { type PageQuery, pagesOf, spanOf } from '../lists/paging.ts';
import type { ReadCards } from '../lists/read-cards.ts';
import { createFavouriteLists } from './favourite-lists.ts';
import {
  addFavourite,
  type RemovedFavourite,
  readFavourites,
  removeFavourite,
  selectFavourites,
} from './favourites.store.ts';

/** A product in one of the own lists; without a list, in «Mis favoritos». */
interface ListedFavourite {
  readonly productId: number;
  readonly listId: string | undefined;
}

/** What a person keeps at hand (§2): their own and nobody else's, no matter who is named. */
export function createFavourites({ sql, clock }: { sql: Sql; clock: Clock }, readCards: ReadCards) {
  return {
    ...createFavouriteLists({ sql, clock }),

    async favourites(query: PageQuery & { listId: string | undefined }, principal: Principal) {
      const span = spanOf(query);
      const list = { userId: principal.userId, listId: query.listId ?? null };
      const [kept, { total, cards }] = await Promise.all([
        readFavourites(sql.reader, list),
        readCards((viewer) => selectFavourites(sql, list, viewer), span, principal),
      ]);
      if (!kept.is_known) return fail(failure('NOT_FOUND'));
      return ok({
        result: cards,
        total,
        totalPage: pagesOf(total, span),
        page: query.page ?? 1,
        ids: kept.ids.map(String),
        notes: kept.notes,
      });
    },

    async addFavourite(
      { productId, listId, note }: ListedFavourite & { readonly note: string | undefined },
      { userId }: Principal,
    ): Promise<
      Result<undefined, Failure<'UNKNOWN_PRODUCT' | 'TOO_MANY_FAVOURITES' | 'NOT_FOUND'>>
    > {
      const most = maxFavourites;
      const list = { userId, listId: listId ?? null };
      const added = await addFavourite(sql, { ...list, productId, note, at: clock(), most });
      if (!added.is_own) return fail(failure('NOT_FOUND'));
      if (!added.is_known) return fail(failure('UNKNOWN_PRODUCT'));
      return added.is_kept ? ok(undefined) : fail(failure('TOO_MANY_FAVOURITES', { max: most }));
    },

    /** Where it was. Of a list of another person nothing is taken, and nothing is said. */
    removeFavourite(
      { productId, listId = null }: { productId: number; listId?: string | null },
      isEverywhere: boolean,
      { userId }: Principal,
    ): Promise<readonly RemovedFavourite[]> {
      return removeFavourite(sql, { userId, listId, productId }, isEverywhere);
    },
  };
}
