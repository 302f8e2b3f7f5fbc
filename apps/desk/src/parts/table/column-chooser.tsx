import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { rowOrderCopy } from '#copy/form.ts';
import { tableCopy as copy } from '#copy/table/table.ts';
import { DropPanel } from './drop-panel.tsx';

export interface ColumnChoice {
  readonly columns: readonly { readonly id: string; readonly head: string }[];
  readonly isShown: (id: string) => boolean;
  readonly setShown: (id: string, isOn: boolean) => void;
  readonly move: (id: string, to: number) => void;
}

/** Which columns are shown and in which order: by box, by button, or by Alt and an arrow. */
export function ColumnChooser({ columns, isShown, setShown, move }: ColumnChoice) {
  const list = useRef<HTMLUListElement>(null);
  const step = (id: string, to: number) => {
    move(id, to);
    // A row that moves loses the focus on its way: it gets it back where it stands now.
    const focused = document.activeElement;
    queueMicrotask(() => {
      if (!(focused instanceof HTMLElement) || !list.current?.contains(focused)) return;
      // At either end its button is off: then the box of the column has it.
      const box = focused.closest('li')?.querySelector('input');
      (focused.matches(':disabled') ? box : focused)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent, id: string, at: number) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined || at === 0) return;
    event.preventDefault();
    step(id, at + by);
  };
  return (
    <DropPanel label={copy.columns}>
      {() => (
        <>
          <ul ref={list} className="grid max-h-[60vh] gap-0.5 overflow-y-auto">
            {columns.map(({ id, head }, at) => (
              <li
                key={id}
                className="flex items-center gap-1"
                onKeyDown={(event) => onKeyDown(event, id, at)}
              >
                <label className="flex min-w-0 grow items-center gap-2 py-0.5 pr-3">
                  <input
                    type="checkbox"
                    disabled={at === 0}
                    checked={isShown(id)}
                    onChange={(event) => setShown(id, event.target.checked)}
                  />
                  {head}
                </label>
                {at === 0
                  ? null
                  : (
                      [
                        ['up', ArrowUp, at - 1],
                        ['down', ArrowDown, at + 1],
                      ] as const
                    ).map(([by, Icon, to]) => (
                      <button
                        key={by}
                        type="button"
                        aria-label={rowOrderCopy[by](head)}
                        title={rowOrderCopy[by](head)}
                        disabled={to < 1 || to >= columns.length}
                        onClick={() => step(id, to)}
                        className="grid size-6 place-items-center rounded-xs text-ink-faint hover:bg-sunken hover:text-ink disabled:opacity-25 disabled:hover:bg-transparent pointer-coarse:size-11"
                      >
                        <Icon size={14} aria-hidden />
                      </button>
                    ))}
              </li>
            ))}
          </ul>
          <p className="mt-1 border-t border-line pt-2 text-xs text-ink-faint pointer-coarse:hidden">
            {copy.columnKeys}
          </p>
        </>
      )}
    </DropPanel>
  );
}
