import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import {
  type Equivalent,
  maxCountedResults,
  type SearchResults,
  type SearchSuggestions,
} from '@matiz/contracts/search.ts';
import type { SpendTry } from '@matiz/domain/identity/limit.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { leftOutOf } from '@matiz/domain/search/left-out.ts';
import { readQuestion } from '@matiz/domain/search/read-question.ts';
import type { Sql } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { createCache } from '#lib/cache.ts';
import {
  type CatalogueService,
  needsPrice,
  type PageSpan,
  pagesOf,
  readNarrowing,
  type Sort,
  spanOf,
  viewerOf,
} from '../catalogue/index.ts';
import { compileQuestion } from './compile-question.ts';
import { readEquivalents } from './equivalents.store.ts';
import { rememberTones, type SearchPage, showAgain } from './found-again.ts';
import { rememberHits } from './hits.store.ts';
import { orderIndex } from './index-order.store.ts';
import { type SearchOutcome, searchProducts } from './search.store.ts';
import { showFound, showSuggested } from './show-found.ts';
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

type Filters = Partial<Parameters<typeof readNarrowing>[0]>;
export interface SearchRequest extends Filters {
  readonly search: string;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: Sort | undefined;
}

export type SearchService = ReturnType<typeof createSearchService>;

const nothing: Pick<SearchOutcome, 'total' | 'suggestion' | 'page' | 'kept'> = {
  total: 0,
  suggestion: null,
  page: [],
  kept: null,
};
const suggested = 8;
/** What is narrowed, and so many without the filters where they leave nothing. */
const everyFound: PageSpan = { limit: maxCountedResults, offset: 0 };
const alternativesShown = 8;
/** So many texts are remembered, and of each so many depths and warehouses. */
const [mostTexts, mostHits] = [1_000, 6];
/** Milliseconds that it is remembered what a text finds. */
const hitsTtlMs = 10_000;

export function createSearchService(deps: SearchDeps) {
  const { sql, clock, catalogue } = deps;
  // Words change seldom, and what is popular is searched for again and again. Past purchases, shown
  // stock and prices are always read again.
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
    const { page, ...found } = await look(search, span, who);
    return { ...found, shown: await showFound(deps, page, who) };
  }

  async function look(search: string, span: PageSpan, who: Visitor) {
    const question = readQuestion(search);
    if (question.parts.length === 0) return nothing;
    const viewer = viewerOf(who);
    const known = cache.get(question.text) ?? null;
    const found = await searchProducts(sql.reader, compileQuestion(question), viewer, span, {
      known,
      moment: clock(),
    });
    const kept = known ?? (found.understood && keep(question.text, found.understood));
    kept?.matching.set(viewer.warehouseId, found.matching);
    if (kept) rememberHits(kept, found, viewer);
    if (kept) rememberTones(kept, found, viewer);
    return found;
  }

  /** What was found, narrowed and sorted as a list is; without anything left the first of all. */
  async function narrow(
    { search, sort = 'listed', page: wanted, limit, ...filters }: SearchRequest,
    who: Visitor,
  ): Promise<SearchPage & Pick<SearchResults, 'alternatives'>> {
    const { page, suggestion, kept } = await look(search, everyFound, who);
    const products = page.map(({ id }) => id);
    const narrowing = readNarrowing(filters);
    const list = await catalogue.list({ products, narrowing, sort, page: wanted, limit }, who);
    if (!list.ok) throw new Error(`what was found is no list: ${list.error.code}`);
    const { total, result } = list.value;
    const hits = new Map(page.map((hit) => [String(hit.id), hit]));
    const shown = result.flatMap(({ _id }) => hits.get(_id) ?? []);
    const alternatives = total > 0 ? [] : page.slice(0, alternativesShown);
    return {
      total,
      suggestion,
      kept,
      shown: await showFound(deps, shown, who),
      alternatives: await showFound(deps, alternatives, who),
    };
  }

  return {
    /** Finds products (§2, D-14). Text without a letter or a digit finds nothing. */
    async find(
      request: SearchRequest,
      principal: Visitor,
    ): Promise<Result<SearchResults, Failure<'PRICES_HIDDEN'>>> {
      const { search, sort, ...query } = request;
      const narrowing = readNarrowing(query);
      if (viewerOf(principal).priceHidden && needsPrice(narrowing, sort ?? 'listed')) {
        return fail(failure('PRICES_HIDDEN'));
      }
      const span = spanOf(query);
      const isPlain = narrowing === null && sort === undefined;
      const found = isPlain
        ? { ...(await show(search, span, principal)), alternatives: [] }
        : await narrow(request, principal);
      const { total, suggestion, kept, shown, alternatives } = found;
      return ok({
        products: shown,
        totalItems: total,
        totalPages: pagesOf(total, span),
        page: query.page ?? 1,
        // What was mended may be what was let go.
        suggestion: kept === null ? suggestion : null,
        leftOut: leftOutOf(search, kept),
        alternatives,
      });
    },

    /** How many products each filter leaves of what a search found. */
    async facets(
      { search, ...filters }: Filters & { readonly search: string },
      principal: Visitor,
    ): Promise<Result<Facets, Failure<'PRICES_HIDDEN'>>> {
      const { page } = await look(search, everyFound, principal);
      const narrowing = readNarrowing(filters);
      const facets = await catalogue.facets(
        { products: page.map(({ id }) => id), narrowing },
        principal,
      );
      return facets.ok ? facets : fail(failure('PRICES_HIDDEN'));
    },

    /** What is offered while someone types. */
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
      const moment = clock();
      const asking = { known, moment };
      const read = await readSuggestions(sql.reader, compiled, viewer, { limit, userId }, asking);
      const { suggestions, understood } = read;
      const kept = known ?? (understood && keep(question.text, understood));
      const { products, brands, categories } = suggestions;
      kept?.headings.set(viewer.warehouseId, { brands, categories });
      if (kept) rememberHits(kept, read, viewer);
      return {
        ...suggestions,
        products: products.map((product) => showSuggested(product, viewer, moment)),
        // What was mended may be what was let go.
        suggestion: read.kept === null ? suggestions.suggestion : null,
        leftOut: leftOutOf(search, read.kept),
      };
    },

    terms: createSearchTerms({
      ...deps,
      // What was found without some of the words is nothing to suggest to others.
      count: async (text, principal) => {
        const { total, kept } = await look(text, { limit: 1, offset: 0 }, principal);
        return kept === null ? total : 0;
      },
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
