import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { catalogueCopy as copy } from '../../copy/catalogue.ts';
import { homeCrumb } from '../../features/catalogue/crumbs.ts';
import { firstPicture } from '../../features/catalogue/list-lcp.ts';
import { listPagesQuery, readPage } from '../../features/catalogue/list-pages.ts';
import { ListScreen } from '../../features/catalogue/list-screen.tsx';
import { loadList } from '../../features/catalogue/load-list.ts';
import {
  everySort,
  productSource,
  readListFilter,
} from '../../features/catalogue/product-source.ts';
import type { PageMeta, ScreenArgs } from '../../lib/screen.ts';
import { useRequest } from '../../lib/services.ts';

const sorts = ['listed', ...everySort] as const;
const listName = /^(?=.{1,120}$)[a-z0-9ñ]+(-[a-z0-9ñ]+)*$/;

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta> {
  const customList = args.params.url_name ?? '';
  if (!listName.test(customList)) throw new Response(null, { status: 404 });
  const first = await loadList(args, readListFilter({ customList }, args.url.searchParams, sorts));
  const title = first?.title;
  if (title === undefined) return {};
  return { title, description: copy.customDescription(title), ...firstPicture(first) };
}

/** CustomProductList (§2): products that somebody put together, in their own order. */
export function Component() {
  const { url_name: customList = '' } = useParams();
  const [search] = useSearchParams();
  const filter = readListFilter({ customList }, search, sorts);
  const source = productSource(filter);
  const pages = useInfiniteQuery(listPagesQuery(useRequest(), source, readPage(search)));
  const title = pages.data?.pages[0]?.title ?? '';
  return (
    <ListScreen
      title={title}
      source={source}
      crumbs={[homeCrumb, { label: title }]}
      narrowing={{ filter, sorts }}
    />
  );
}
