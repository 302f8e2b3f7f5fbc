import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldNotes, fieldIds } from './field-frame.tsx';

export type RadioPillsProps = {
  legend: string;
  options: readonly { value: string; label: string }[];
  /**
   * Empty: nothing chosen. Held by the owner on purpose: a form library that reads the radios
   * themselves finds `null` where none is checked, whatever the field's type says.
   */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  /** Where the focus goes that is sent to the group. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One choice among a few words inside a form, all in sight; they wrap. */
export function RadioPills({
  legend,
  options,
  value,
  onValueChange,
  onBlur,
  hint,
  error,
  className,
  ref,
}: RadioPillsProps) {
  const id = useId();
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <fieldset
      aria-describedby={fieldIds(id, hint, error).describedBy}
      className={clsx('min-w-0', className)}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={clsx(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-full bg-surface px-4 text-base transition-colors select-none hover:bg-sunken',
              'has-[:checked]:bg-accent-soft has-[:checked]:font-semibold has-[:checked]:text-accent has-[:checked]:shadow-[inset_0_0_0_2px_var(--color-accent)]',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
              error
                ? 'shadow-[inset_0_0_0_1.5px_var(--color-danger)]'
                : 'shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
            )}
          >
            <input
              ref={index === Math.max(chosen, 0) ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={index === chosen}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
