import { type MenuEntry, type MenuName, usualMenus } from '@matiz/domain/shop/menus.ts';
import { menusCopy as copy } from '#copy/content/menus.ts';

/** The entries as a form holds them; empty: the menu is as it always was. */
export function readEntries(name: MenuName, text: string): readonly MenuEntry[] {
  return text === '' ? usualMenus[name] : (JSON.parse(text) as MenuEntry[]);
}

export const entriesText = {
  of: (value: unknown) => JSON.stringify(value),
  read: (text: string): unknown => JSON.parse(text),
};

export function showEntries(text: string): string {
  if (text === '') return copy.usual;
  const entries = JSON.parse(text) as MenuEntry[];
  return entries.map(({ label, isShown }) => (isShown ? label : `(${label})`)).join(', ');
}

/** The entries with one of them at another place. */
export function moveEntry(
  entries: readonly MenuEntry[],
  from: number,
  to: number,
): readonly MenuEntry[] {
  const entry = entries[from];
  return entry ? entries.toSpliced(from, 1).toSpliced(to, 0, entry) : entries;
}
