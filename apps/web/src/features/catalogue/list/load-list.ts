import { loadQuery } from '#lib/network/load-query.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { countChosen, withoutPrices } from '../filters/list-filters.ts';
import { facetsQuery, type ListFilter } from './list.queries.ts';
import { loadListPages, readPage } from './list-pages.ts';
import { productSource } from './product-source.ts';

/** Loads the page of the address, and the names of the filters that it is narrowed by. */
export async function loadList({ queryClient, request, url }: ScreenArgs, filter: ListFilter) {
  const page = readPage(url.searchParams);
  const [first] = await Promise.all([
    loadListPages(queryClient, request, productSource(filter), page),
    countChosen(withoutPrices(filter.filters ?? {})) > 0
      ? // The list stands without them: a chip then shows its value.
        loadQuery(queryClient, facetsQuery(request, filter)).catch(() => null)
      : null,
  ]);
  return first;
}
