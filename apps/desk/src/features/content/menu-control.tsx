import { type MenuEntry, type MenuName, mostEntries } from '@matiz/domain/shop/menus.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { menusCopy as copy } from '#copy/content/menus.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';
import { MenuEntryRow } from './menu-entry-row.tsx';
import { moveEntry, readEntries } from './menu-value.ts';

const fresh: MenuEntry = { label: '', link: '', isShown: true, screen: 'all' };

/** The control of one menu: its entries in their order, or that it is as it always was. */
export function menuControl(name: MenuName) {
  return function MenuControl(props: OwnControlProps) {
    return <Entries name={name} {...props} />;
  };
}

function Entries({
  name,
  label,
  value,
  onChange,
  describedBy,
  isInvalid,
}: OwnControlProps & { readonly name: MenuName }) {
  const list = useRef<HTMLUListElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const entries = readEntries(name, value);
  // What moved or came keeps the focus where it stands now.
  useEffect(() => {
    if (focus === null) return;
    list.current?.querySelector<HTMLElement>(focus)?.focus();
    setFocus(null);
  }, [focus]);
  const set = (next: readonly MenuEntry[]) => onChange(JSON.stringify(next));

  function move(from: number, by: 1 | -1): void {
    const to = from + by;
    set(moveEntry(entries, from, to));
    const isAtEnd = to === (by === 1 ? entries.length - 1 : 0);
    // The button that was pressed, where it can be pressed again.
    setFocus(`[data-place="${to}"] [data-step="${(by === 1) === isAtEnd ? 'up' : 'down'}"]`);
  }
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <p
        aria-hidden
        className="grid grid-cols-[2fr_3fr] gap-2 px-2.5 pb-1 text-xs text-ink-faint max-sm:hidden"
      >
        <span>{copy.labels}</span>
        <span>{copy.links}</span>
      </p>
      <ul ref={list} className="rounded-md border border-line bg-surface">
        {entries.map((entry, at) => (
          <MenuEntryRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written
            key={at}
            entry={entry}
            place={at}
            of={entries.length}
            hasScreens={name !== 'header'}
            set={(next) => set(entries.with(at, next))}
            move={(by) => move(at, by)}
            remove={() => set(entries.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {entries.length < mostEntries[name] ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              set([...entries, fresh]);
              setFocus(`[data-place="${entries.length}"] input`);
            }}
          >
            {copy.add}
          </Button>
        ) : null}
        {value === '' ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChange('')}>
            {copy.back}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
