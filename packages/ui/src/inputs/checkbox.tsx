import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, fieldIds } from './field-frame.tsx';

/** Without a `value`: a form library reads a box that has one as a text or a list, not as a boolean. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A box to tick; the text belongs to the target. */
export function Checkbox({ label, hint, error, id: givenId, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={clsx(
          'flex min-h-11 items-start gap-3 py-2.5 text-base',
          rest.disabled ? 'text-ink-faint' : 'cursor-pointer',
        )}
      >
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={fieldIds(id, hint, error).describedBy}
            className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-xs border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent disabled:bg-sunken aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            size={14}
            strokeWidth={3.5}
            className="pointer-events-none relative text-white opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="leading-6">{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
