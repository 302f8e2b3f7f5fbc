import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export type SegmentedOption = {
  value: string;
  label: string;
  /** Second line, e.g. "6 %". */
  detail?: string | undefined;
  disabled?: boolean | undefined;
};

export type SegmentedProps = {
  legend: string;
  /** Draws the legend; else it is for screen readers only. */
  showLegend?: boolean | undefined;
  options: readonly SegmentedOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  error?: ReactNode;
  name?: string | undefined;
};

/** One choice among a few, side by side, each with up to two lines (volumes). */
export function Segmented({
  legend,
  showLegend = false,
  options,
  value,
  onValueChange,
  error,
  name,
}: SegmentedProps) {
  const ownName = useId();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className={showLegend ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div
        className={clsx(
          'no-scrollbar grid auto-cols-[minmax(4rem,1fr)] grid-flow-col gap-1 overflow-x-auto rounded-lg bg-sunken p-1',
          error && 'shadow-[inset_0_0_0_1.5px_var(--color-danger)]',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-11 flex-col items-center justify-center rounded-md px-2 py-1 text-center whitespace-nowrap transition-colors',
              option.disabled
                ? 'text-ink-faint'
                : 'cursor-pointer hover:bg-surface/60 has-[:checked]:bg-surface has-[:checked]:text-accent has-[:checked]:shadow-card',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-md outline-none"
            />
            <span className="text-sm leading-5 font-semibold">{option.label}</span>
            {option.detail ? <span className="text-xs text-ink-soft">{option.detail}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
