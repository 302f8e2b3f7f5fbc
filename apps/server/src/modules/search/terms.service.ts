import type { SearchTermList } from '@matiz/contracts/search.ts';
import {
  limitOf,
  type Sender,
  type SenderLimits,
  type SpendTry,
} from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { looksPersonal } from '@matiz/domain/search/personal-data.ts';
import { normaliseQuery, tidyQuery } from '@matiz/domain/search/query.ts';
import type { Sql } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { deleteOldTerms, insertTerm, readOwnTerms, readSharedTerms } from './terms.store.ts';

interface TermsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly spendTry: SpendTry;
  /** How many products a search finds. */
  readonly count: (text: string, principal: Visitor) => Promise<number>;
}

const limits: SenderLimits = {
  session: { name: 'terms.session', burst: 20, refillSeconds: 3 },
  address: { name: 'terms.address', burst: 500, refillSeconds: 0.1 },
};
const shortest = 2;
const listed = 10;

/** What was searched for (§7 Marketing). */
export function createSearchTerms({ sql, clock, spendTry, count }: TermsDeps) {
  return {
    /**
     * Writes a search down; answers whether it was kept. Never kept: what says nothing, what looks
     * like personal data, and more than a person types. Of a visitor only that it was searched for.
     */
    async add(typed: string, principal: Visitor, sender: Sender): Promise<boolean> {
      const term = normaliseQuery(typed);
      if (!/[a-z0-9ñ]/.test(term) || term.length < shortest || looksPersonal(term)) return false;
      const at = clock();
      if ((await spendTry(...limitOf(limits, sender), at)) > 0) return false;
      await insertTerm(sql, {
        term,
        shown: tidyQuery(typed),
        userId: principal.role === 'Guest' ? null : principal.userId,
        cityCode: principal.location.cityCode,
        results: await count(typed, principal),
        at,
      });
      return true;
    },

    /** Only terms that several people searched for. */
    shared: async (order: 'recent' | 'top', limit = listed): Promise<SearchTermList> => ({
      result: await readSharedTerms(sql.reader, order, limit),
    }),

    own: async (
      order: 'recent' | 'top',
      principal: Visitor,
      limit = listed,
    ): Promise<SearchTermList> => ({
      result:
        principal.role === 'Guest'
          ? []
          : await readOwnTerms(sql.reader, principal.userId, order, limit),
    }),

    forgetOld: () => deleteOldTerms(sql, clock()),
  };
}
