import type { SuggestedProduct } from '@matiz/contracts/search.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Search, Tag } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { searchCopy as copy } from '#copy/catalogue/search.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { suggestionsQuery } from './search.queries.ts';
import { SuggestedProductRow } from './suggested-product.tsx';
import { SuggestionLink } from './suggestion-link.tsx';

/** How a tone that was typed is shown: by the colour card, which later words hold. */
export interface ToneOpener {
  /** Fetches the card's code. */
  readonly prepare: () => void;
  readonly open: (tone: {
    readonly productId: string;
    readonly name: string;
    readonly versionCode: string;
  }) => void;
}

const loadingRows = ['a', 'b', 'c'];
/** Rows that lead to lists: the products are what most people want. */
const mostTerms = 3;
const mostHeadings = 2;

/** What a text leads to, under the search field: searches, brands, categories, products, all results. */
export function Suggestions({
  text,
  active,
  onChoose,
  tones,
}: {
  text: string;
  /** The id of the row that the arrow keys stand on. */
  active: string | null;
  onChoose: () => void;
  tones: ToneOpener;
}) {
  const { data, isPending } = useQuery(suggestionsQuery(useRequest(), text));
  const { open, prepare } = tones;
  const hasTone = data?.products.some(({ matchedTone }) => matchedTone) ?? false;
  // The list is gone with the press, and could not say that it was heard.
  useEffect(() => {
    if (hasTone) prepare();
  }, [hasTone, prepare]);
  const isEmpty =
    data && [data.products, data.brands, data.categories].every((l) => l.length === 0);

  /** A tone that was typed opens its card at that tone; a new tab gets the product's page. */
  const openTone = ({ _id, name, matchedTone }: SuggestedProduct) => {
    if (!matchedTone) return undefined;
    return (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose();
      open({ productId: _id, name, versionCode: matchedTone.versionCode });
    };
  };
  const rowOf = (id: string) => ({ id, isActive: active === id, onChoose });

  return (
    <div
      role="listbox"
      aria-label={copy.suggestions}
      tabIndex={-1}
      className="absolute top-[calc(100%+0.5rem)] -right-1 -left-12 z-40 max-h-[calc(100dvh-12rem)] overflow-y-auto lg:inset-x-0 lg:max-h-none rounded-lg bg-surface p-1.5 shadow-float"
    >
      {isPending ? loadingRows.map((row) => <LoadingRow key={row} />) : null}
      {data?.suggestion ? (
        <p className="px-3 pt-2 pb-1 text-sm text-ink-soft">{copy.shownInstead(data.suggestion)}</p>
      ) : null}
      {data?.terms.slice(0, mostTerms).map((term) => (
        <Row
          key={term}
          {...rowOf(`suggestion-term-${term}`)}
          to={links.results(term)}
          icon={<Search size={17} aria-hidden="true" />}
        >
          {term}
        </Row>
      ))}
      {data?.brands.slice(0, mostHeadings).map((brand) => (
        <Row
          key={brand._id}
          {...rowOf(`suggestion-brand-${brand._id}`)}
          to={links.brand(brand)}
          icon={<Tag size={17} aria-hidden="true" />}
          kind={copy.brand}
        >
          {brand.name}
        </Row>
      ))}
      {data?.categories.slice(0, mostHeadings).map((category) => (
        <Row
          key={category._id}
          {...rowOf(`suggestion-category-${category._id}`)}
          to={links.category(category)}
          icon={<LayoutGrid size={17} aria-hidden="true" />}
          kind={copy.category}
        >
          {category.name}
        </Row>
      ))}
      {data && data.leftOut.length > 0 ? (
        <p className="px-3 pt-2 pb-1 text-sm text-ink-soft">{copy.leftOut(data.leftOut)}</p>
      ) : null}
      {data?.products.map((product) => (
        <SuggestedProductRow
          key={product._id}
          {...rowOf(`suggestion-${product._id}`)}
          product={product}
          typed={text}
          onOpenTone={openTone(product)}
        />
      ))}
      {isEmpty ? (
        <p className="px-3 py-4 text-sm text-ink-soft">{copy.nothingTitle(text)}</p>
      ) : (
        <Row {...rowOf('suggestion-all')} to={links.results(text)}>
          <span className="text-accent">{copy.seeAllFor(text)}</span>
        </Row>
      )}
    </div>
  );
}

function Row({
  id,
  isActive,
  onChoose,
  to,
  icon,
  kind,
  children,
}: {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  to: string;
  icon?: ReactNode;
  /** What it leads to, where the name alone does not tell. */
  kind?: string;
  children: ReactNode;
}) {
  return (
    <SuggestionLink
      id={id}
      isActive={isActive}
      to={to}
      onClick={onChoose}
      className="min-h-11 px-3 text-sm font-semibold"
    >
      {icon ? <span className="text-ink-faint">{icon}</span> : null}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {kind ? <span className="text-xs font-normal text-ink-soft">{kind}</span> : null}
    </SuggestionLink>
  );
}

function LoadingRow() {
  return (
    <div aria-hidden="true" className="flex min-h-14 items-center gap-3 px-2 py-1">
      <Skeleton className="size-11" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    </div>
  );
}
