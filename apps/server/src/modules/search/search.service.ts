import type { SearchResults } from '@matiz/contracts/search.ts';
import type { Sql } from '../../db/sql.ts';
import type { Principal } from '../../http/principal.ts';
import { type CatalogueService, pagesOf, spanOf } from '../catalogue/index.ts';
import { selectAlike, selectMatches } from './search.store.ts';
import { readTerms } from './search-terms.ts';

export interface SearchRequest {
  readonly search: string;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ sql, catalogue }: { sql: Sql; catalogue: CatalogueService }) {
  return {
    /**
     * Finds products (§2, D-14). Text without a letter or a digit finds nothing. What matches
     * nothing is looked up once more, forgiving mistyped words.
     */
    async find({ search, ...query }: SearchRequest, principal: Principal): Promise<SearchResults> {
      const span = spanOf(query);
      const answer = ({ cards, total }: Pick<Found, 'cards' | 'total'>) => ({
        products: cards,
        totalItems: total,
        totalPages: pagesOf(total, span),
        page: query.page ?? 1,
      });
      const terms = readTerms(search);
      if (terms === null) return answer({ cards: [], total: 0 });
      const found = await catalogue.readCards(
        (viewer) => selectMatches(sql, terms, viewer),
        span,
        principal,
      );
      if (found.total > 0 || terms.forgivable.length === 0) return answer(found);
      return answer(
        await catalogue.readCards((viewer) => selectAlike(sql, terms, viewer), span, principal),
      );
    },
  };
}

type Found = Awaited<ReturnType<CatalogueService['readCards']>>;
