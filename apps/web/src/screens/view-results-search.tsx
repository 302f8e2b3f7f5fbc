import type { ProductCard as Product } from '@matiz/contracts/catalogue.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { ProductGrid } from '@matiz/ui/goods/product-grid.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { searchCopy as copy } from '#copy/catalogue/search.ts';
import {
  firstPicture,
  homeCrumb,
  ListedProduct,
  ListScreen,
  listPagesQuery,
  loadListPages,
  readPage,
} from '#features/catalogue/index.ts';
import { maxSearchLength, searchSource, useNotedSearch } from '#features/search/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

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
  useNotedSearch(text);
  const source = searchSource(text);
  const pages = useInfiniteQuery(listPagesQuery(useRequest(), source, readPage(search)));
  const { suggestion = null, alternatives = [] } = pages.data?.pages[0] ?? {};
  return (
    <ListScreen
      title={copy.resultsFor(text)}
      source={source}
      intro={
        suggestion === null ? null : (
          <p className="mb-4 text-ink-soft">{copy.shownInstead(suggestion)}</p>
        )
      }
      crumbs={[homeCrumb, { label: copy.title, href: links.search }, { label: text }]}
      empty={
        <>
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
          <Alternatives products={alternatives} />
        </>
      }
    />
  );
}

/** What has most of what was typed: better than a dead end. */
function Alternatives({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="alternativas" className="mt-4">
      <h2 id="alternativas" className="mb-4 text-xl">
        {copy.alternatives}
      </h2>
      <ProductGrid label={copy.alternatives}>
        {products.map((product) => (
          <ListedProduct key={product._id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}

function readText(search: URLSearchParams): string {
  return (search.get('search') ?? '').trim().slice(0, maxSearchLength);
}
