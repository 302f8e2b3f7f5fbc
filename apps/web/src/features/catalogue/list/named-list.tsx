import type { ListName } from '@matiz/contracts/catalogue.ts';
import { useSearchParams } from 'react-router';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { homeCrumb } from '../crumbs.ts';
import type { Sort } from './list.queries.ts';
import { firstPicture } from './list-lcp.ts';
import { ListScreen } from './list-screen.tsx';
import { loadList } from './load-list.ts';
import { productSource, readListFilter } from './product-source.ts';

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
  args: ScreenArgs,
): Promise<PageMeta> {
  const filter = readListFilter({ list }, args.url.searchParams, sorts);
  return { title, description, ...firstPicture(await loadList(args, filter)) };
}

export function NamedListScreen({ named }: { named: NamedList }) {
  const [search] = useSearchParams();
  const filter = readListFilter({ list: named.list }, search, named.sorts);
  return (
    <ListScreen
      title={named.title}
      source={productSource(filter)}
      crumbs={[homeCrumb, { label: named.title }]}
      narrowing={{ filter, sorts: named.sorts }}
    />
  );
}
