import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** The look of a chip, for links. */
export function chipClass(isSelected: boolean, className?: string): string {
  return clsx(
    'hit inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-medium whitespace-nowrap transition-colors select-none',
    isSelected
      ? 'bg-plum text-white'
      : 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--color-line-button)] hover:bg-sunken',
    'disabled:pointer-events-none disabled:text-ink-faint disabled:shadow-[inset_0_0_0_1px_var(--color-line)]',
    className,
  );
}

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  selected?: boolean | undefined;
  start?: ReactNode;
  /** How many it would show. */
  count?: number | undefined;
  /** The most that it may come to show: its room is kept, so that the chips behind it stay put. */
  most?: number | undefined;
};

/** The room of so many digits; a longer count takes what it needs. */
const widths = ['', 'min-w-[1ch]', 'min-w-[2ch]', 'min-w-[3ch]', 'min-w-[4ch]', 'min-w-[5ch]'];

/** A filter that is on or off. */
export function Chip({
  selected = false,
  start,
  count,
  most = count,
  children,
  className,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={chipClass(selected, className)}
    >
      {start}
      {children}
      {count === undefined ? null : (
        <span
          className={clsx(
            'tabular-nums',
            widths[String(most).length],
            selected ? 'text-white/80' : 'text-ink-faint',
          )}
        >
          {count}
        </span>
      )}
    </button>
  );
}
