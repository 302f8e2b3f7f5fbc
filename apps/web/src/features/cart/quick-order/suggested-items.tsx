import type { FoundProduct } from '@matiz/contracts/search.ts';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { firstFoundQuery } from '#features/search/index.ts';
import { pictureOf, swatchUrl } from '#lib/pictures.ts';
import { useRequest } from '#lib/services.ts';

/** What the typed text may be: products, with the tone that it names. */
export function SuggestedItems({
  text,
  active,
  onChoose,
}: {
  text: string;
  /** The id of the option that the arrow keys stand on. */
  active: string | null;
  onChoose: (product: FoundProduct) => void;
}) {
  const { data, isPending } = useQuery(firstFoundQuery(useRequest(), text));
  return (
    <div
      role="listbox"
      aria-label={copy.suggestions}
      className="absolute top-[calc(100%+0.375rem)] left-0 z-30 w-[min(30rem,calc(100vw-4rem))] rounded-lg bg-surface p-1.5 shadow-float"
    >
      {isPending ? <Skeleton className="m-2 h-10 !rounded-md" /> : null}
      {data?.products.map((product) => (
        <Option
          key={product._id}
          product={product}
          isActive={active === `item-${product._id}`}
          onChoose={() => onChoose(product)}
        />
      ))}
      {data?.products.length === 0 ? (
        <p className="px-3 py-3 text-sm text-ink-soft">{copy.noSuggestion}</p>
      ) : null}
    </div>
  );
}

function Option({
  product,
  isActive,
  onChoose,
}: {
  product: FoundProduct;
  isActive: boolean;
  onChoose: () => void;
}) {
  const { _id, name, brand, image, code, matchedTone, toneCount } = product;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrow keys and Enter choose
    <div
      id={`item-${_id}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={clsx(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-2 py-1 hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-white shadow-hairline">
        {matchedTone ? (
          <Swatch
            tone={{
              label: matchedTone.name,
              hex: matchedTone.color,
              image: swatchUrl(matchedTone.image),
            }}
            size="sm"
            decorative
            className="!size-10"
          />
        ) : (
          <Picture
            picture={pictureOf(image, '', { kind: 'product' })}
            sizes="2.5rem"
            fit="contain"
            className="size-10"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-xs text-ink-soft">
          {brand.name} ·{' '}
          {matchedTone
            ? copy.toneOf(matchedTone.number, matchedTone.name)
            : toneCount > 1
              ? copy.tones(toneCount)
              : code}
        </span>
      </span>
    </div>
  );
}
