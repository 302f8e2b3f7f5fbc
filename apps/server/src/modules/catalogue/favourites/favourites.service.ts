import { maxFavourites } from '@matiz/contracts/catalogue/favourites.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { type PageQuery, pagesOf, spanOf } from '../lists/paging.ts';
import type { ReadCards } from '../lists/read-cards.ts';
import {
  addFavourite,
  readFavouriteIds,
  removeFavourite,
  selectFavourites,
} from './favourites.store.ts';

/** What a person keeps at hand (§2): their own and nobody else's, no matter who is named. */
export function createFavourites({ sql, clock }: { sql: Sql; clock: Clock }, readCards: ReadCards) {
  return {
    async favourites(query: PageQuery, principal: Principal) {
      const span = spanOf(query);
      const { userId } = principal;
      const [ids, { total, cards }] = await Promise.all([
        readFavouriteIds(sql.reader, userId),
        readCards((viewer) => selectFavourites(sql, userId, viewer), span, principal),
      ]);
      return {
        result: cards,
        total,
        totalPage: pagesOf(total, span),
        page: query.page ?? 1,
        ids: ids.map(String),
      };
    },

    async addFavourite(
      productId: number,
      { userId }: Principal,
    ): Promise<Result<undefined, Failure<'UNKNOWN_PRODUCT' | 'TOO_MANY_FAVOURITES'>>> {
      const most = maxFavourites;
      const added = await addFavourite(sql, { userId, productId, at: clock(), most });
      if (!added.is_known) return fail(failure('UNKNOWN_PRODUCT'));
      return added.is_kept ? ok(undefined) : fail(failure('TOO_MANY_FAVOURITES', { max: most }));
    },

    async removeFavourite(productId: number, { userId }: Principal): Promise<void> {
      await removeFavourite(sql, userId, productId);
    },
  };
}
