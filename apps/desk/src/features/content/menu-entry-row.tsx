import { type MenuEntry, menuScreens, readMenuLink } from '@matiz/domain/shop/menus.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { menusCopy as copy } from '#copy/content/menus.ts';

interface MenuEntryRowProps {
  readonly entry: MenuEntry;
  /** From 0. */
  readonly place: number;
  readonly of: number;
  /** Whether it may be shown on a phone or a desktop alone. */
  readonly hasScreens: boolean;
  readonly set: (entry: MenuEntry) => void;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
}

const boxClass =
  'h-(--control) min-w-0 rounded-sm border border-line-strong bg-surface px-2.5 placeholder:text-ink-faint aria-invalid:border-danger';
const buttonClass =
  'grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-25 disabled:hover:bg-transparent pointer-coarse:size-11';

/** One entry of a menu: its name, where it leads, whether and where it is shown. */
export function MenuEntryRow(props: MenuEntryRowProps) {
  const { entry, place, of, hasScreens, set, move, remove } = props;
  const id = useId();
  const named = entry.label || copy.entry(place + 1);
  const isBad = entry.link !== '' && readMenuLink(entry.link.trim()) === null;
  const steps = [
    ['up', ArrowUp, -1, place === 0],
    ['down', ArrowDown, 1, place === of - 1],
  ] as const;
  return (
    <li data-place={place} className="border-line p-2.5 not-first:border-t">
      <div className="grid gap-2 sm:grid-cols-[2fr_3fr]">
        <input
          aria-label={copy.label(place + 1)}
          value={entry.label}
          maxLength={60}
          onChange={({ target }) => set({ ...entry, label: target.value })}
          className={boxClass}
        />
        <input
          aria-label={copy.link(place + 1)}
          value={entry.link}
          placeholder={copy.linkShape}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-link` : undefined}
          onChange={({ target }) => set({ ...entry, link: target.value })}
          className={boxClass}
        />
      </div>
      {isBad ? (
        <p id={`${id}-link`} className="mt-1 text-xs text-danger">
          {copy.badLink}
        </p>
      ) : null}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4">
        <label className="flex items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            aria-label={copy.shownOf(named)}
            checked={entry.isShown}
            onChange={({ target }) => set({ ...entry, isShown: target.checked })}
          />
          {copy.shown}
        </label>
        {hasScreens && entry.isShown ? (
          <select
            aria-label={copy.screenOf(named)}
            value={entry.screen}
            onChange={({ target }) =>
              set({ ...entry, screen: target.value as MenuEntry['screen'] })
            }
            className="h-8 rounded-sm border border-line-strong bg-surface px-2 text-sm pointer-coarse:h-11"
          >
            {menuScreens.map((screen) => (
              <option key={screen} value={screen}>
                {copy.screens[screen]}
              </option>
            ))}
          </select>
        ) : null}
        <span className="ml-auto flex">
          {steps.map(([step, Icon, by, isEnd]) => (
            <button
              key={step}
              type="button"
              data-step={step}
              aria-label={copy[step](named)}
              title={copy[step](named)}
              disabled={isEnd}
              onClick={() => move(by)}
              className={buttonClass}
            >
              <Icon size={16} aria-hidden />
            </button>
          ))}
          <button
            type="button"
            aria-label={copy.remove(named)}
            title={copy.remove(named)}
            disabled={of === 1}
            onClick={remove}
            className={buttonClass}
          >
            <X size={16} aria-hidden />
          </button>
        </span>
      </div>
    </li>
  );
}
