import type { Request } from '@matiz/client/request.ts';
import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { FoundTone } from '@matiz/contracts/search.ts';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** A product of a list, with the tone that was asked for where one was. */
export type ListedGoods = ProductCard & { readonly matchedTone?: FoundTone | null };

/** One page of any list of products: of a category, a brand, a search. */
export interface ProductListPage {
  readonly products: readonly ListedGoods[];
  readonly page: number;
  readonly total: number;
  /** The total is where counting stopped: there are as many or more. */
  readonly isTotalLeast?: boolean;
  readonly totalPages: number;
  /** What the list is called, where only the server knows it. */
  readonly title?: string | undefined;
  /** Of a search: what was looked for instead, and the words that were let go. */
  readonly suggestion?: string | null;
  readonly leftOut?: readonly string[];
  /** Of a list of favourites: what is noted of its products, by product. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Where the filters left nothing: the first without them. */
  readonly alternatives?: readonly ListedGoods[];
}

/** A list that is read page by page: its key in the cache, and how a page is fetched. */
export interface ProductListSource {
  readonly key: readonly unknown[];
  readonly fetchPage: (request: Request, page: number) => Promise<ProductListPage>;
}

/** The pages of a list as they are read, in both directions from the page in the address. */
export function listPagesQuery(request: Request, source: ProductListSource, firstPage: number) {
  return infiniteQueryOptions({
    queryKey: ['products', ...source.key],
    queryFn: ({ pageParam }) => source.fetchPage(request, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
  });
}

/**
 * Loads a list for its screen. Pages that were read before are kept, so that going back finds the
 * same place; an address with another page starts the list there.
 */
export async function loadListPages(
  client: QueryClient,
  request: Request,
  source: ProductListSource,
  page: number,
): Promise<ProductListPage | null> {
  const options = listPagesQuery(request, source, page);
  const state = client.getQueryState(options.queryKey);
  const cached = client.getQueryData<InfiniteData<ProductListPage, number>>(options.queryKey);
  const isUsable = cached?.pageParams.includes(page) && state?.isInvalidated === false;
  if (cached && !isUsable) client.removeQueries({ queryKey: options.queryKey, exact: true });
  const data = cached && isUsable ? cached : await client.fetchInfiniteQuery(options);
  return data.pages.find((each) => each.page === page) ?? null;
}

/** The page of an address; 1 for anything that is not a page. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
