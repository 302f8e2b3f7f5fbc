import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/empty-state.tsx';
import { SearchX } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { searchCopy as copy } from '../copy/search.ts';
import { homeCrumb } from '../features/catalogue/crumbs.ts';
import { firstPicture } from '../features/catalogue/list-lcp.ts';
import { loadListPages, readPage } from '../features/catalogue/list-pages.ts';
import { ListScreen } from '../features/catalogue/list-screen.tsx';
import { MAX_SEARCH_LENGTH, searchSource } from '../features/search/search.queries.ts';
import { AppLink } from '../lib/app-link.tsx';
import { links } from '../lib/links.ts';
import type { PageMeta, ScreenArgs } from '../lib/screen.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const { queryClient, request, url } = args;
  const text = readText(url.searchParams);
  if (text === '') return redirect(links.search);
  const first = await loadListPages(
    queryClient,
    request,
    searchSource(text),
    readPage(url.searchParams),
  );
  return { title: copy.resultsFor(text), ...firstPicture(first) };
}

/** ViewResultsSearch (§2). */
export function Component() {
  const [search] = useSearchParams();
  const text = readText(search);
  return (
    <ListScreen
      title={copy.resultsFor(text)}
      source={searchSource(text)}
      crumbs={[homeCrumb, { label: copy.title, href: links.search }, { label: text }]}
      empty={
        <EmptyState
          title={copy.nothingTitle(text)}
          icon={<SearchX size={28} />}
          action={
            <AppLink to={links.categories} className={buttonClass({ variant: 'secondary' })}>
              {copy.browse}
            </AppLink>
          }
        >
          {copy.nothingText}
        </EmptyState>
      }
    />
  );
}

function readText(search: URLSearchParams): string {
  return (search.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}
