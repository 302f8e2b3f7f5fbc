import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { rowOrderCopy as copy } from '#copy/form.ts';

export interface OrderedItem {
  readonly id: string;
  readonly name: string;
}

interface OrderedListProps<Item extends OrderedItem> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  /** Where the name of one leads; left out where it leads nowhere. */
  readonly open?: (item: Item) => string;
  readonly move: (item: Item, place: number) => void;
  /** What stands before its name, and behind it. */
  readonly before: (item: Item) => ReactNode;
  readonly after: (item: Item) => ReactNode;
}

const buttonClass =
  'grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-25 disabled:hover:bg-transparent pointer-coarse:size-11';

/** Things in an order of their own: moved by dragging, by button, or by Alt and an arrow. */
export function OrderedList<Item extends OrderedItem>(props: OrderedListProps<Item>) {
  const { label, items, mayWrite, isBusy, open, move, before, after } = props;
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ id: string; by: 'up' | 'down' | 'name' } | null>(null);
  // A row that moves loses the focus on its way: it gets it back where it stands now.
  useEffect(() => {
    if (!moved || !items.some(({ id }) => id === moved.id)) return;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(moved.id)}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-step="${moved.by}"]:enabled`);
    (button ?? row?.querySelector<HTMLElement>('a, button:enabled'))?.focus();
  }, [moved, items]);

  function step(at: number, to: number, by: 'up' | 'down' | 'name'): void {
    const item = items[at];
    if (!item || isBusy || to < 0 || to >= items.length) return;
    setMoved({ id: item.id, by });
    move(item, to);
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const by = event.altKey && mayWrite ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    step(at, at + by, 'name');
  };
  const drop = (to: number) => {
    const from = items.findIndex(({ id }) => id === dragged);
    setDragged(null);
    setOver(null);
    if (from >= 0 && from !== to) step(from, to, 'name');
  };
  const place = items.findIndex(({ id }) => id === moved?.id);
  return (
    <>
      {mayWrite && items.length > 1 ? (
        <p className="mb-3 text-xs text-ink-faint pointer-coarse:hidden">{copy.keys}</p>
      ) : null}
      <output className="sr-only">
        {place >= 0 && !isBusy ? copy.moved(items[place]?.name ?? '', place + 1, items.length) : ''}
      </output>
      <ul
        ref={list}
        aria-label={label}
        aria-busy={isBusy}
        className="rounded-md border border-line bg-surface"
      >
        {items.map((item, at) => (
          <li
            key={item.id}
            data-item={item.id}
            draggable={mayWrite && items.length > 1}
            onKeyDown={(event) => onKeyDown(event, at)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item.name);
              setDragged(item.id);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(item.id);
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              drop(at);
            }}
            className={clsx(
              'flex items-center gap-3 border-line py-2 pr-2 pl-3 not-first:border-t',
              dragged === item.id && 'opacity-50',
              over === item.id && dragged !== item.id && 'bg-sunken',
            )}
          >
            {before(item)}
            <div className="min-w-0 grow">
              {open ? (
                <Link
                  to={open(item)}
                  draggable={false}
                  className="font-semibold hover:text-accent hover:underline"
                >
                  {item.name}
                </Link>
              ) : (
                <span className="font-medium">{item.name}</span>
              )}
              {after(item)}
            </div>
            {mayWrite ? (
              <span className="flex max-sm:flex-col">
                {(
                  [
                    ['up', ArrowUp, at - 1],
                    ['down', ArrowDown, at + 1],
                  ] as const
                ).map(([by, Icon, to]) => (
                  <button
                    key={by}
                    type="button"
                    data-step={by}
                    aria-label={copy[by](item.name)}
                    title={copy[by](item.name)}
                    disabled={to < 0 || to >= items.length}
                    onClick={() => step(at, to, by)}
                    className={buttonClass}
                  >
                    <Icon size={16} aria-hidden />
                  </button>
                ))}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
