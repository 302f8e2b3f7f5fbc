import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { FieldNotes, fieldIds } from './field-frame.tsx';

export type CodeInputProps = {
  label: string;
  value: string;
  onValueChange: (digits: string) => void;
  /** The last digit has come, typed, pasted or filled in by the phone: once for each code. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A one-time code. One real field under drawn boxes: a phone fills it in by itself, a paste works
 * with any spaces or hyphens, and a screen reader meets a single field.
 */
export function CodeInput({
  label,
  value,
  onValueChange,
  onComplete,
  length = 6,
  hint,
  error,
  disabled = false,
  autoFocus = false,
  name,
  className,
  ref,
}: CodeInputProps) {
  const id = useId();
  const completed = useRef('');

  function change(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onValueChange(digits);
    if (digits.length < length) completed.current = '';
    else if (digits !== completed.current) {
      completed.current = digits;
      onComplete?.(digits);
    }
  }

  return (
    <div className={clsx('w-full max-w-field', className)}>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      <div className="group relative">
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          // The page exists for this field alone.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={autoFocus}
          enterKeyHint="done"
          value={value}
          readOnly={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldIds(id, hint, error).describedBy}
          onChange={(event) => change(event.target.value)}
          // Digits go after the last one: the drawn boxes have no place for a caret in the middle.
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd, value: text } = currentTarget;
            if (selectionStart === selectionEnd) {
              currentTarget.setSelectionRange(text.length, text.length);
            }
          }}
          className="peer absolute inset-0 z-10 w-full rounded-md bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
        <div
          aria-hidden="true"
          className="grid grid-flow-col auto-cols-fr gap-2 peer-focus-visible:[&>[data-next]]:shadow-[inset_0_0_0_2px_var(--color-accent)] peer-aria-invalid:[&>span]:shadow-[inset_0_0_0_1.5px_var(--color-danger)]"
        >
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={index}
              data-next={index === Math.min(value.length, length - 1) ? '' : undefined}
              className={clsx(
                'grid h-14 place-items-center rounded-md bg-surface font-display text-2xl font-semibold tabular-nums shadow-[inset_0_0_0_1px_var(--color-line-strong)] transition-shadow',
                disabled && 'bg-sunken text-ink-soft',
              )}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
