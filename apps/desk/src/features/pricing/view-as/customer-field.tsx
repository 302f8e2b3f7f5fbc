import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { findPriceCustomers } from '@matiz/contracts/staff/pricing/price-views.ts';
import { formatDocument } from '@matiz/domain/identity/document.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { viewAsCopy as copy } from '#copy/pricing/prices.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useKnownCustomer } from './use-known-customer.ts';

type Match = ReplyOf<typeof findPriceCustomers>['rows'][number];

interface CustomerFieldProps {
  readonly id: string;
  readonly name: string;
  /** An id, or a document as someone wrote it. */
  readonly first: string;
}

const most = 8;
const leastLetters = 2;

/** A customer by business, contact, phone or NIT; the form sends the id of the one that is picked. */
export function CustomerField({ id, name, first }: CustomerFieldProps) {
  const request = useRequest();
  const known = useKnownCustomer(first);
  const [written, setWritten] = useState<string | null>(null);
  const [picked, setPicked] = useState<Match | null>(null);
  const [at, setAt] = useState(0);
  const text = written ?? picked?.name ?? known?.name ?? first;
  const asked = useDebounced((written ?? '').trim());
  const { data } = useQuery({
    queryKey: ['price-as', 'customers', asked],
    queryFn: () => request(findPriceCustomers, { query: { q: asked, limit: '25' } }),
    enabled: asked.length >= leastLetters,
    placeholderData: keepPreviousData,
  });
  const isOpen = written !== null && asked.length >= leastLetters;
  const found = isOpen ? (data?.rows ?? []).slice(0, most) : [];
  const active = found[Math.min(at, found.length - 1)];
  const pick = (match: Match | undefined) => {
    if (!match) return;
    setPicked(match);
    setWritten(null);
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      setAt((found.indexOf(active) + step + found.length) % found.length);
    }
    if (event.key === 'Escape' && isOpen) setWritten(null);
    if (event.key !== 'Enter' || !active) return;
    // The Enter that picks sends nothing.
    event.preventDefault();
    pick(active);
  };
  return (
    <div className="relative">
      <input type="hidden" name={name} value={written ?? picked?.id ?? first} />
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        placeholder={copy.anybody}
        value={text}
        onChange={({ target }) => {
          setWritten(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5"
      />
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label={copy.customer}
        className={clsx(
          'absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface shadow-lg',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((match) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and the keys
          <div
            key={match.id}
            id={`${id}-${match.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={match === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(match)}
            className={clsx('min-h-11 cursor-pointer px-2.5 py-1', match === active && 'bg-sunken')}
          >
            {match.name}
            <span className="block text-xs text-ink-soft">{detailOf(match)}</span>
          </div>
        ))}
      </div>
      <output className="sr-only">{isOpen ? copy.found(found.length) : ''}</output>
    </div>
  );
}

function detailOf({ contact, documentType, documentNumber, city, tier }: Match): string {
  const number = formatDocument(documentType, documentNumber);
  return [contact, number, city, tier].filter(Boolean).join(' · ');
}
