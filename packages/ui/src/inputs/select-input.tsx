import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, fieldBoxClass, fieldIds, fieldLabelClass } from './field-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

/** Always one text, empty where nothing is chosen: `multiple` would make it a list. */
export type SelectInputProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  label: string;
  options: readonly SelectOption[];
  /** First, empty choice. */
  placeholder?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
};

/**
 * A choice from a list inside a form. The platform's own picker on purpose: it handles a thousand
 * municipalities on a phone and works before the page's script has loaded. For a styled list see `SelectMenu`.
 */
export function SelectInput({
  label,
  options,
  placeholder,
  hint,
  error,
  id: givenId,
  className,
  ...rest
}: SelectInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={clsx('w-full max-w-field', className)}>
      <div className={fieldBoxClass}>
        <label htmlFor={id} className={fieldLabelClass}>
          {label}
        </label>
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldIds(id, hint, error).describedBy}
          className="h-full w-full appearance-none truncate rounded-md bg-transparent pt-6 pr-11 pb-2 pl-4 text-base leading-6 outline-none disabled:text-ink-faint disabled:opacity-100"
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
