import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { catalogueCopy } from '../../copy/catalogue.ts';
import { searchCopy as copy } from '../../copy/search.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { pictureOf } from '../../lib/pictures.ts';
import { useRequest } from '../../lib/services.ts';
import { suggestionsQuery } from './search.queries.ts';

const LOADING_ROWS = ['a', 'b', 'c'];

/** What a text leads to, under the search field: products, then all results. */
export function Suggestions({
  text,
  active,
  onChoose,
}: {
  text: string;
  /** The id of the row that the arrow keys stand on. */
  active: string | null;
  onChoose: () => void;
}) {
  const { data, isPending } = useQuery(suggestionsQuery(useRequest(), text));
  return (
    <div
      role="listbox"
      aria-label={copy.suggestions}
      tabIndex={-1}
      className="fixed inset-x-3 top-[calc(env(safe-area-inset-top)+4rem)] z-40 max-h-[calc(100dvh-9rem)] overflow-y-auto lg:absolute lg:inset-x-0 lg:top-[calc(100%+0.5rem)] lg:max-h-none rounded-lg bg-surface p-1.5 shadow-float"
    >
      {isPending ? LOADING_ROWS.map((row) => <LoadingRow key={row} />) : null}
      {data?.products.map((product) => (
        <Row
          key={product._id}
          id={`suggestion-${product._id}`}
          isActive={active === `suggestion-${product._id}`}
          product={product}
          typed={text}
          onChoose={onChoose}
        />
      ))}
      {data?.totalItems === 0 ? (
        <p className="px-3 py-4 text-sm text-ink-soft">{copy.nothingTitle(text)}</p>
      ) : (
        <AppLink
          id="suggestion-all"
          role="option"
          aria-selected={active === 'suggestion-all'}
          tabIndex={-1}
          to={links.results(text)}
          onClick={onChoose}
          className={clsx(
            'flex min-h-11 items-center rounded-md px-3 text-sm font-semibold text-accent hover:bg-sunken',
            active === 'suggestion-all' && 'bg-sunken',
          )}
        >
          {copy.seeAllFor(text)}
        </AppLink>
      )}
    </div>
  );
}

function Row({
  id,
  isActive,
  product,
  typed,
  onChoose,
}: {
  id: string;
  isActive: boolean;
  product: ProductCard;
  typed: string;
  onChoose: () => void;
}) {
  return (
    <AppLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={links.product(product)}
      onClick={onChoose}
      className={clsx(
        'flex min-h-14 items-center gap-3 rounded-md px-2 py-1 hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-white">
        <Picture
          picture={pictureOf(product.image, '', { kind: 'product' })}
          sizes="2.75rem"
          fit="contain"
          className="size-11"
        />
      </span>
      <span className="min-w-0 flex-1">
        <Highlighted name={product.name} typed={typed} />
        <span className="block truncate text-xs text-ink-soft">
          {product.brand.name}
          {product.attributes.includes('Tono')
            ? ` · ${catalogueCopy.tones(product.versionCount)}`
            : ''}
        </span>
      </span>
    </AppLink>
  );
}

/** The part that was not typed stands out (reference §1.1). */
function Highlighted({ name, typed }: { name: string; typed: string }) {
  const at = foldText(name).indexOf(foldText(typed));
  const isFound = at >= 0 && foldText(name).length === name.length;
  return (
    <span className="block truncate text-sm font-semibold">
      {isFound ? (
        <>
          {name.slice(0, at)}
          <span className="font-normal text-ink-soft">{name.slice(at, at + typed.length)}</span>
          {name.slice(at + typed.length)}
        </>
      ) : (
        name
      )}
    </span>
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
