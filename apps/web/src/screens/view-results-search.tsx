import { useInfiniteQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { searchCopy as copy } from '#copy/catalogue/search.ts';
import {
  firstPicture,
  foundSorts,
  homeCrumb,
  ListScreen,
  listPagesQuery,
  loadList,
  productSource,
  readListFilter,
  readPage,
} from '#features/catalogue/index.ts';
import { maxSearchLength, useNotedSearch } from '#features/search/index.ts';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

/** Only for what nothing was found for. */
const NothingFound = lazyPart(
  async () =>
    (await loadPart('NothingFound', () => import('./view-results-search/nothing-found.tsx')))
      .NothingFound,
);

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const { searchParams } = args.url;
  const text = readText(searchParams);
  if (text === '') return redirect(links.search);
  const first = await loadList(args, readListFilter({ search: text }, searchParams, foundSorts));
  if (first?.total === 0) {
    const { loadWaysOn } = await import('./view-results-search/load-ways-on.ts');
    await loadWaysOn(args);
  }
  return { title: copy.resultsFor(text), ...firstPicture(first) };
}

/** ViewResultsSearch (§2). */
export function Component() {
  const [search] = useSearchParams();
  const text = readText(search);
  useNotedSearch(text);
  const filter = readListFilter({ search: text }, search, foundSorts);
  const source = productSource(filter);
  const pages = useInfiniteQuery(listPagesQuery(useRequest(), source, readPage(search)));
  const { suggestion = null, leftOut = [] } = pages.data?.pages[0] ?? {};
  const mended = suggestion === null ? null : copy.shownInstead(suggestion);
  const instead = leftOut.length > 0 ? copy.leftOut(leftOut) : mended;
  return (
    <ListScreen
      title={copy.resultsFor(text)}
      source={source}
      path={links.results(text)}
      narrowing={{ filter, sorts: foundSorts }}
      intro={
        instead === null ? null : (
          <p className="mb-4 text-ink-soft" role="status">
            {instead}
          </p>
        )
      }
      crumbs={[homeCrumb, { label: copy.title, href: links.search }, { label: text }]}
      empty={
        <DeferredPart>
          <NothingFound text={text} />
        </DeferredPart>
      }
    />
  );
}

function readText(search: URLSearchParams): string {
  return (search.get('search') ?? '').trim().slice(0, maxSearchLength);
}
