import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { finderCopy as copy } from '#copy/catalogue/products.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';

export type ProductMatch = ReplyOf<typeof listStaffProducts>['rows'][number];

interface ProductFinderProps {
  readonly label: string;
  readonly pick: (product: ProductMatch) => void;
  /** What cannot be picked, by id, and why. */
  readonly refuse?: (product: ProductMatch) => string | null;
}

const most = 8;

/** Finds a product by name or code and hands it over; the field is empty again for the next. */
export function ProductFinder({ label, pick, refuse }: ProductFinderProps) {
  const id = useId();
  const request = useRequest();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDebounced(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['list', listStaffProducts.path, 'finder', asked],
    queryFn: () =>
      request(listStaffProducts, { query: { q: asked, 'f.state': 'selling', limit: '25' } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const isOpen = text.trim() !== '';
  const found = isOpen && asked !== '' ? (data?.rows ?? []).slice(0, most) : [];
  const active = found[Math.min(at, found.length - 1)];
  const take = (product: ProductMatch | undefined) => {
    if (!product || refuse?.(product)) return;
    pick(product);
    setText('');
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt(
        (found.indexOf(active ?? (found[0] as ProductMatch)) + step + found.length) % found.length,
      );
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setText('');
    }
    if (event.key !== 'Enter') return;
    // The form around it is not sent by the Enter that picks.
    event.preventDefault();
    if (asked === text.trim()) take(active);
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        placeholder={copy.placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5 pointer-coarse:h-11"
      />
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label={label}
        className={clsx(
          'absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface shadow-lg',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((product) => {
          const refusal = refuse?.(product) ?? null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and the keys
            <div
              key={product.id}
              id={`${id}-${product.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={product === active}
              aria-disabled={refusal !== null}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(product)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-2.5 px-2.5 py-1',
                product === active && 'bg-sunken',
                refusal !== null && 'cursor-default text-ink-faint',
              )}
            >
              <img
                src={pictureUrl(product.image, 96)}
                alt=""
                width={28}
                height={28}
                className="size-7 shrink-0 rounded-sm object-cover"
              />
              <span className="min-w-0 grow">
                {product.name}
                <span className="block text-xs text-ink-soft">
                  {[product.code, product.brand, refusal].filter(Boolean).join(' · ')}
                </span>
              </span>
            </div>
          );
        })}
      </div>
      <output className="sr-only">
        {isOpen && !isFetching && asked !== '' ? copy.found(found.length) : ''}
      </output>
      {isOpen && asked === text.trim() && !isFetching && found.length === 0 ? (
        <p className="mt-1 text-xs text-ink-soft">{copy.nothing}</p>
      ) : null}
    </div>
  );
}
