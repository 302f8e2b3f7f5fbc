import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, fieldIds } from './field-frame.tsx';

export type RadioPillsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> & {
  legend: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  error?: ReactNode;
};

/** One choice among a few words inside a form, all in sight; they wrap. */
export function RadioPills({ legend, options, hint, error, className, ...rest }: RadioPillsProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={fieldIds(id, hint, error).describedBy}
      className={clsx('min-w-0', className)}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
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
              {...rest}
              type="radio"
              value={value}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
