import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import {
  everySort,
  firstPicture,
  homeCrumb,
  ListScreen,
  listPagesQuery,
  loadList,
  productSource,
  readListFilter,
  readPage,
} from '#features/catalogue/index.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

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

/** CustomProductList (§2): products that someone put together, in their own order. */
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
