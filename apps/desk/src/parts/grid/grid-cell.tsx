import { clsx } from 'clsx';
import { type KeyboardEvent, memo, useState } from 'react';
import { cellRole } from './grid-roles.ts';
import type { GridColumn, GridRow } from './grid-types.ts';

interface GridCellProps {
  readonly id: string;
  readonly place: number;
  readonly column: GridColumn<GridRow>;
  readonly text: string;
  readonly fault: string | undefined;
  readonly isEdited: boolean;
  readonly isActive: boolean;
  readonly isChosen: boolean;
}

/** A cell as it is looked at; it is drawn again only when it is another. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { id, place, column, text, fault, isEdited, isActive, isChosen } = props;
  return (
    <td
      {...cellRole({ isChosen, isFixed: column.read === undefined, isWrong: fault !== undefined })}
      id={id}
      aria-colindex={place + 1}
      title={fault ?? (text.length > 24 ? text : undefined)}
      data-column={place}
      className={clsx(
        'flex h-full shrink-0 items-center overflow-hidden border-r border-b border-line px-2 whitespace-nowrap',
        column.align === 'end' && 'justify-end tabular-nums',
        place === 0 && 'sticky left-0 z-1 font-medium',
        fault !== undefined
          ? 'bg-danger-soft text-danger'
          : isChosen
            ? 'bg-info-soft'
            : isEdited
              ? 'bg-warning-soft'
              : column.read === undefined
                ? 'bg-sunken text-ink-soft'
                : 'bg-surface',
        isActive && 'shadow-[inset_0_0_0_2px_var(--color-accent)]',
      )}
      style={{ width: column.width }}
    >
      <span className="truncate">{text}</span>
    </td>
  );
});

interface CellEditorProps {
  readonly label: string;
  readonly column: GridColumn<GridRow>;
  readonly text: string;
  /** What was typed to open it; null: it opens with what the cell says. */
  readonly typed: string | null;
  readonly commit: (text: string, by: 'enter' | 'tab' | 'back' | 'leave') => void;
  readonly cancel: () => void;
}

/** The open cell: text, or one of its choices. Enter and Tab go on, Escape leaves it as it was. */
export function CellEditor({ label, column, text, typed, commit, cancel }: CellEditorProps) {
  const [written, setWritten] = useState(typed ?? text);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    commit(written, event.key === 'Enter' ? 'enter' : event.shiftKey ? 'back' : 'tab');
  };
  const shared = {
    'aria-label': label,
    // It opens where the focus of the grid is.
    ref: (element: HTMLInputElement | HTMLSelectElement | null) => element?.focus(),
    onKeyDown,
    onPaste: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    onCopy: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    onCut: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    className: 'h-full w-full border-2 border-accent bg-surface px-1.5 outline-none',
  };
  if (column.choices) {
    const isKnown = column.choices.some(({ label: each }) => each === text);
    return (
      <select
        {...shared}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={() => commit(written, 'leave')}
      >
        {isKnown ? null : <option value={text}>{text}</option>}
        {column.choices.map(({ value, label: each }) => (
          <option key={value} value={each}>
            {each}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      value={written}
      autoComplete="off"
      onChange={({ target }) => setWritten(target.value)}
      onBlur={() => commit(written, 'leave')}
    />
  );
}
