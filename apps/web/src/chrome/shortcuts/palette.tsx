import { listOrders } from '@matiz/contracts/orders.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight, type LucideIcon, Package, RotateCcw, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paletteCopy as copy } from '#copy/palette.ts';
import { maxSearchLength, suggestionsQuery } from '#features/search/index.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { destinationsFor, matching } from './destinations.ts';

interface Row {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

const pauseMs = 250;
const shortest = 2;
const mostFound = 5;
const mostOrders = 3;
const mostPlaces = 8;

/** Ctrl+K: go to, find, order again, all by typing a few letters. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const rows = useRows(text.trim());
  const chosen = Math.min(active, rows.length - 1);

  const go = ({ to }: Row) => {
    onClose();
    void navigate(to);
  };
  const moveTo = (place: number) => {
    setActive(place);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[chosen];
    if (event.key === 'Enter' && row) {
      event.preventDefault();
      go(row);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (rows.length > 0) moveTo((chosen + step + rows.length) % rows.length);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      description={copy.hint}
    >
      {/* Its focus ring needs room. */}
      <div className="p-0.5">
        <SearchInput
          label={copy.field}
          placeholder={copy.field}
          maxLength={maxSearchLength}
          value={text}
          autoFocus
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${listId}-${chosen}` : undefined}
          onChangeText={(next) => {
            setText(next);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={copy.results}
        className="mt-2 flex max-h-[50dvh] flex-col overflow-y-auto"
      >
        {rows.map((row, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above (the pattern of a combobox)
          <div
            key={`${row.to} ${row.label}`}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === chosen}
            onClick={() => go(row)}
            onPointerMove={() => setActive(place)}
            className={clsx(
              'flex min-h-11 shrink-0 cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-medium',
              place === chosen && 'bg-accent-soft text-accent',
            )}
          >
            <row.icon size={17} aria-hidden="true" className="shrink-0 text-ink-soft" />
            <span className="min-w-0 truncate">{row.label}</span>
          </div>
        ))}
      </div>
      <p className="mt-3 text-xs text-ink-soft">{copy.shortcuts}</p>
    </Dialog>
  );
}

/** What the typed text leads to: places first, then orders to repeat, then what is sold. */
function useRows(text: string): readonly Row[] {
  const request = useRequest();
  const visitor = useMe();
  const guest = isGuest(visitor);
  const asked = useDebounced(text, pauseMs);
  const orders = useQuery({
    queryKey: ['orders', 'palette'],
    queryFn: async () => (await request(listOrders, {})).result,
    enabled: !guest,
  });
  const found = useQuery({
    ...suggestionsQuery(request, asked),
    enabled: asked.length >= shortest,
  });
  const placed = orders.data ?? [];
  const repeats = placed.map(({ code, placedAt }) => ({
    label: copy.repeatOf(formatDate(placedAt), code),
    to: links.purchasedOrder(code),
    icon: RotateCcw,
  }));
  const goods = text.length >= shortest && asked.length >= shortest ? found.data : undefined;
  return [
    ...matching(destinationsFor({ isGuest: guest }), text)
      .slice(0, mostPlaces)
      .map((place) => ({ ...place, icon: ArrowRight })),
    ...matching(repeats, text).slice(0, mostOrders),
    ...(goods?.products ?? []).slice(0, mostFound).map((product) => ({
      label: product.name,
      to: links.product(product),
      icon: Package,
    })),
    ...(text === ''
      ? []
      : [{ label: copy.searchFor(text), to: links.results(text), icon: Search }]),
  ];
}
