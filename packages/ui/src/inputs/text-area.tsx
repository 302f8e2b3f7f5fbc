import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes, fieldBoxClass, fieldIds, fieldLabelClass } from './field-frame.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Several lines of text, with the look of `TextInput`. */
export function TextArea({ label, hint, error, id: givenId, className, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={clsx('w-full', className)}>
      <div className={clsx(fieldBoxClass, 'h-auto')}>
        <label htmlFor={id} className={fieldLabelClass}>
          {label}
        </label>
        <textarea
          rows={4}
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldIds(id, hint, error).describedBy}
          className="block w-full resize-y rounded-md bg-transparent px-4 pt-7 pb-2 text-base leading-6 outline-none"
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
