import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Equivalent, SearchResults, SearchSuggestions } from '@matiz/contracts/search.ts';
import type { SpendTry } from '@matiz/domain/identity/limit.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { readQuestion } from '@matiz/domain/search/read-question.ts';
import type { Sql } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { createCache } from '#lib/cache.ts';
import {
  type CatalogueService,
  type PageSpan,
  pagesOf,
  spanOf,
  viewerOf,
} from '../catalogue/index.ts';
import { compileQuestion } from './compile-question.ts';
import { readEquivalents } from './equivalents.store.ts';
import { rememberTones, type SearchPage, showAgain } from './found-again.ts';
import { rememberHits } from './hits.store.ts';
import { orderIndex } from './index-order.store.ts';
import { type SearchOutcome, searchProducts } from './search.store.ts';
import { showFound, tellTone } from './show-found.ts';
import { noSuggestions, readSuggestions } from './suggestions.store.ts';
import { createSearchTerms } from './terms.service.ts';
import type { Hits, QueryCache, QueryMeaning } from './understood.ts';

export interface SearchDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly catalogue: CatalogueService;
  readonly spendTry: SpendTry;
  /** How long it is remembered what a text means, in milliseconds. */
  readonly searchTtlMs: number;
}

export interface SearchRequest {
  readonly search: string;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export type SearchService = ReturnType<typeof createSearchService>;

const nothing: Pick<SearchOutcome, 'total' | 'suggestion' | 'page' | 'alternatives'> = {
  ...{ total: 0, suggestion: null, page: [], alternatives: [] },
};
const suggested = 8;
/** So many texts are remembered, and of each so many depths and warehouses. */
const [mostTexts, mostHits] = [1_000, 6];
/** Milliseconds that it is remembered what a text finds. */
const hitsTtlMs = 10_000;

export function createSearchService(deps: SearchDeps) {
  const { sql, clock } = deps;
  // Words change seldom, and what is popular is searched for again and again. Past purchases, shown
  // stock and prices are always read anew.
  const cache = createCache<QueryCache>({ ttlMs: deps.searchTtlMs, max: mostTexts, now: clock });

  function keep(text: string, understood: QueryMeaning): QueryCache {
    const ttlMs = Math.min(hitsTtlMs, deps.searchTtlMs);
    const hits = createCache<Hits>({ ttlMs, max: mostHits, now: clock });
    const known = { understood, hits, matching: new Map(), headings: new Map() };
    cache.set(text, known);
    return known;
  }

  /** One statement finds and ranks, one reads the cards; both in one when it was found a moment ago. */
  async function show(search: string, span: PageSpan, who: Visitor): Promise<SearchPage> {
    const known = cache.get(readQuestion(search).text) ?? null;
    const again = await showAgain(deps, known, span, who);
    if (again) return again;
    const { total, suggestion, page, alternatives } = await look(search, span, who);
    const shown = await showFound(deps, total > 0 ? page : alternatives, who);
    return { total, suggestion, shown };
  }

  async function look(search: string, span: PageSpan, who: Visitor) {
    const question = readQuestion(search);
    if (question.parts.length === 0) return nothing;
    const viewer = viewerOf(who);
    const known = cache.get(question.text) ?? null;
    const found = await searchProducts(sql.reader, compileQuestion(question), viewer, span, known);
    const kept = known ?? (found.understood && keep(question.text, found.understood));
    kept?.matching.set(viewer.warehouseId, found.matching);
    if (kept) rememberHits(kept, found, viewer);
    if (kept) rememberTones(kept, found, viewer);
    return found;
  }

  return {
    /** Finds products (§2, D-14). Text without a letter or a digit finds nothing. */
    async find({ search, ...query }: SearchRequest, principal: Visitor): Promise<SearchResults> {
      const span = spanOf(query);
      const { total, suggestion, shown } = await show(search, span, principal);
      const isFound = total > 0;
      return {
        products: isFound ? shown : [],
        totalItems: total,
        totalPages: pagesOf(total, span),
        page: query.page ?? 1,
        suggestion,
        alternatives: isFound ? [] : shown,
      };
    },

    /** What is offered while somebody types. */
    async suggest(
      { search, limit = suggested }: Pick<SearchRequest, 'search' | 'limit'>,
      principal: Visitor,
    ): Promise<SearchSuggestions> {
      const question = readQuestion(search);
      if (question.parts.length === 0) return noSuggestions;
      const userId = principal.role === 'Guest' ? null : principal.userId;
      const viewer = viewerOf(principal);
      const known = cache.get(question.text) ?? null;
      const compiled = compileQuestion(question);
      const read = await readSuggestions(sql.reader, compiled, viewer, { limit, userId }, known);
      const { suggestions, understood } = read;
      const kept = known ?? (understood && keep(question.text, understood));
      const { products, brands, categories } = suggestions;
      kept?.headings.set(viewer.warehouseId, { brands, categories });
      if (kept) rememberHits(kept, read, viewer);
      const told = products.map(({ matchedTone, ...product }) => ({
        ...product,
        matchedTone: tellTone(matchedTone, viewer),
      }));
      return { ...suggestions, products: told };
    },

    terms: createSearchTerms({
      ...deps,
      count: async (text, principal) =>
        (await look(text, { limit: 1, offset: 0 }, principal)).total,
    }),

    /** Fails for what is not sold where the viewer buys. */
    async equivalents(
      wanted: { productId: number; versionCode: string },
      principal: Visitor,
    ): Promise<Result<Equivalent[], Failure<'UNKNOWN_PRODUCT' | 'UNKNOWN_VERSION'>>> {
      const today = bogotaDate(clock());
      const viewer = viewerOf(principal);
      const read = await readEquivalents(sql.reader, wanted, viewer, today);
      if (!read.isProduct) return fail(failure('UNKNOWN_PRODUCT'));
      if (!read.isVersion) return fail(failure('UNKNOWN_VERSION'));
      const shown = await showFound(deps, read.rows, principal);
      const products = new Map(shown.map((product) => [product._id, product]));
      return ok(
        read.rows.flatMap(({ id, kind, dispatchDate, remaining }) => {
          const product = products.get(String(id));
          const told = viewer.priceHidden ? null : remaining;
          return product ? [{ kind, dispatchDate, remaining: told, product }] : [];
        }),
      );
    },

    /** Brings the best sellers first in the index, for searches with very many hits. */
    orderIndex: () => orderIndex(sql),
  };
}
