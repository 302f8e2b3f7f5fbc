import { type KeyboardEvent, type RefObject, useCallback } from 'react';

export interface TableKeys {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly toggle: (index: number) => void;
  readonly selectPage: () => void;
  readonly leave: () => void;
  readonly create: (() => void) | null;
  readonly refresh: () => void;
}

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');

/**
 * The keys of a table: j and k or the arrows walk its rows, x selects, Ctrl+A the page, / searches,
 * n makes something new, Shift+R reads again, Esc leaves the selection. Letters count only while the
 * focus is within the table and in no field (WCAG 2.1.4). Enter is the row's own link.
 */
export function useTableKeys(keys: TableKeys) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (isField(event.target) || event.altKey || event.metaKey) return;
      const act = actionOf(event, keys);
      if (!act) return;
      event.preventDefault();
      act();
    },
    [keys],
  );
}

function actionOf(event: KeyboardEvent<HTMLElement>, keys: TableKeys): (() => void) | null {
  const { key, ctrlKey, shiftKey } = event;
  if (ctrlKey) return key === 'a' ? keys.selectPage : null;
  if (shiftKey && key === 'R') return keys.refresh;
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return () => focusRow(keys.body.current, 1);
    case 'k':
    case 'ArrowUp':
      return () => focusRow(keys.body.current, -1);
    case 'x':
      return () => keys.toggle(focusedRow(keys.body.current));
    case '/':
      return () => keys.search.current?.focus();
    case 'n':
      return keys.create;
    case 'Escape':
      return keys.leave;
    default:
      return null;
  }
}

function rowsOf(body: HTMLTableSectionElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function focusedRow(body: HTMLTableSectionElement | null): number {
  const active = document.activeElement;
  return rowsOf(body).findIndex((row) => row.closest('tr')?.contains(active) ?? false);
}

function focusRow(body: HTMLTableSectionElement | null, step: 1 | -1): void {
  const rows = rowsOf(body);
  const at = focusedRow(body);
  const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step));
  rows[next]?.focus();
}
