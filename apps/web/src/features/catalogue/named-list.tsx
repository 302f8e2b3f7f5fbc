import { useSearchParams } from 'react-router';
import type { PageMeta, ScreenArgs } from '../../lib/screen.ts';
import type { ListName, Sort } from './catalogue.queries.ts';
import { homeCrumb } from './crumbs.ts';
import { firstPicture } from './list-lcp.ts';
import { loadListPages, readPage } from './list-pages.ts';
import { ListScreen } from './list-screen.tsx';
import { productSource, readSort } from './product-source.ts';

/** One of the lists of §2 (offers, new, best sellers, combos). */
export interface NamedList {
  readonly list: ListName;
  readonly title: string;
  readonly description: string;
  /** The orders that it may be read in; the first is its own. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** Loads the list's page of the address. */
export async function loadNamedList(
  { list, sorts, title, description }: NamedList,
  { queryClient, request, url }: ScreenArgs,
): Promise<PageMeta> {
  const source = productSource({ list, sort: readSort(url.searchParams, sorts[0]) });
  const first = await loadListPages(queryClient, request, source, readPage(url.searchParams));
  return { title, description, ...firstPicture(first) };
}

export function NamedListScreen({ named }: { named: NamedList }) {
  const [search] = useSearchParams();
  const sort = readSort(search, named.sorts[0]);
  return (
    <ListScreen
      title={named.title}
      source={productSource({ list: named.list, sort })}
      crumbs={[homeCrumb, { label: named.title }]}
      sorts={named.sorts}
      sort={sort}
    />
  );
}
