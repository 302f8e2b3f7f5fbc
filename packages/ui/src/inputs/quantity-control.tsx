import { clsx } from 'clsx';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Spinner } from '../spinner.tsx';
import { words } from '../words.ts';
import { QuantityField } from './quantity-field.tsx';

export type QuantityControlProps = {
  value: number;
  /** Names the amount, e.g. "Cantidad de Tinte 7.43". */
  label: string;
  /** A press on + or −, or an arrow key in the field. */
  onStep: (delta: 1 | -1) => void;
  /** The typed text as it stands, on Enter or on leaving the field; absent = no manual entry (§2). */
  onCommitText?: ((text: string) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  decreaseDisabled?: boolean | undefined;
  increaseDisabled?: boolean | undefined;
  /** − takes the last unit away: it is drawn as a bin. */
  removes?: boolean | undefined;
  /** An update is under way: presses still count, a ring turns. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: ReactNode;
  /** Takes the width of its container (tone tiles). */
  fluid?: boolean | undefined;
  className?: string | undefined;
  /** The + button, for owners that move the focus to it. */
  increaseRef?: Ref<HTMLButtonElement> | undefined;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  removeLabel?: string | undefined;
};

const stepClass =
  'relative grid h-8 place-items-center rounded-sm text-accent transition-colors hover:bg-accent-soft disabled:pointer-events-none disabled:text-ink-faint disabled:opacity-45';

/** In a tile the targets grow outwards and up, never over the field between them. */
const fluidStep =
  'w-6.5 shrink-0 after:absolute after:-top-2 after:-right-1 after:-bottom-1 after:-left-1';

/**
 * − amount + (§2, §9: 32 px high, the field 60 px wide, targets 44 px). The owner holds the value:
 * a step or a text that the owner does not accept leaves the amount as it was.
 */
export function QuantityControl({
  value,
  label,
  onStep,
  onCommitText,
  min,
  max,
  decreaseDisabled = false,
  increaseDisabled = false,
  removes = false,
  busy = false,
  disabled = false,
  error,
  fluid = false,
  className,
  increaseRef,
  decreaseLabel = words.decrease,
  increaseLabel = words.increase,
  removeLabel = words.remove,
}: QuantityControlProps) {
  const errorId = useId();
  const canDecrease = !disabled && !decreaseDisabled;
  const canIncrease = !disabled && !increaseDisabled;
  return (
    <div className={clsx(fluid ? 'w-full' : 'inline-block', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own box inside flex rows */}
      <div
        role="group"
        aria-label={label}
        aria-busy={busy || undefined}
        className={clsx(
          'relative h-8 items-stretch rounded-md bg-surface has-[[role=spinbutton]:focus-visible]:shadow-[inset_0_0_0_2px_var(--color-accent)]',
          fluid ? 'flex w-full' : 'inline-flex',
          error
            ? 'shadow-[inset_0_0_0_1.5px_var(--color-danger)]'
            : 'shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
        )}
      >
        <button
          type="button"
          aria-label={`${removes ? removeLabel : decreaseLabel}: ${label}`}
          data-counts=""
          disabled={!canDecrease}
          onClick={() => onStep(-1)}
          className={clsx(stepClass, fluid ? fluidStep : 'hit w-8', fluid && 'after:right-0')}
        >
          {removes ? <Trash2 size={16} /> : <Minus size={16} strokeWidth={2.25} />}
        </button>
        <QuantityField
          value={value}
          label={label}
          min={min}
          max={max}
          disabled={disabled}
          errorId={error ? errorId : undefined}
          fluid={fluid}
          onCommitText={onCommitText}
          onStep={(delta) => {
            if (delta > 0 ? canIncrease : canDecrease) onStep(delta);
          }}
        />
        <button
          type="button"
          ref={increaseRef}
          aria-label={`${increaseLabel}: ${label}`}
          data-counts=""
          disabled={!canIncrease}
          onClick={() => onStep(1)}
          className={clsx(stepClass, fluid ? fluidStep : 'hit w-8', fluid && 'after:left-0')}
        >
          <Plus size={16} strokeWidth={2.25} />
        </button>
        {busy ? (
          <span className="absolute -top-1.5 -right-1.5 rounded-full bg-surface p-0.5 text-accent shadow-card">
            <Spinner size={12} />
          </span>
        ) : null}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-1 max-w-56 text-xs text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
