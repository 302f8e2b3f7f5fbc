import type { SearchResults } from '@matiz/contracts/search.ts';
import { readQuestion } from '@matiz/domain/search/read-question.ts';
import type { Sql } from '../../db/sql.ts';
import type { Principal } from '../../http/principal.ts';
import { type CatalogueService, pagesOf, spanOf, viewerOf } from '../catalogue/index.ts';
import { compileQuestion } from './compile-question.ts';
import { type Found, type FoundProduct, findProducts } from './search.store.ts';

export interface SearchRequest {
  readonly search: string;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export type SearchService = ReturnType<typeof createSearchService>;

const nothing: Found = { total: 0, suggestion: null, page: [], alternatives: [] };

export function createSearchService({ sql, catalogue }: { sql: Sql; catalogue: CatalogueService }) {
  /** The cards of what was found, each with the tone that matched. */
  async function showFound(found: readonly FoundProduct[], principal: Principal) {
    if (found.length === 0) return [];
    const { cards } = await catalogue.readCards(
      () => ({
        hits: sql`SELECT id, place FROM unnest(${found.map(({ id }) => id)}::int[])
          WITH ORDINALITY AS found (id, place)`,
        order: sql`place, id`,
        isGathered: true,
        exists: null,
      }),
      { limit: found.length, offset: 0 },
      principal,
    );
    const tones = new Map(found.map(({ id, tone }) => [String(id), tone]));
    return cards.map((card) => ({ ...card, matchedTone: tones.get(card._id) ?? null }));
  }

  return {
    /**
     * Finds products (§2, D-14): one statement finds and ranks, one reads the cards. Text without a
     * letter or a digit finds nothing.
     */
    async find({ search, ...query }: SearchRequest, principal: Principal): Promise<SearchResults> {
      const span = spanOf(query);
      const question = readQuestion(search);
      const found =
        question.parts.length === 0
          ? nothing
          : await findProducts(sql, compileQuestion(question), viewerOf(principal), span);
      const isFound = found.total > 0;
      const shown = await showFound(isFound ? found.page : found.alternatives, principal);
      return {
        products: isFound ? shown : [],
        totalItems: found.total,
        totalPages: pagesOf(found.total, span),
        page: query.page ?? 1,
        suggestion: found.suggestion,
        alternatives: isFound ? [] : shown,
      };
    },
  };
}
