import type { ReasonUse } from '@matiz/domain/shop/reasons.ts';
import { useId } from 'react';
import type { FormField, OwnControlProps } from '../form/field-types.ts';
import { UsualReasons } from './usual-reasons.tsx';

const boxClass = 'h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2';

/** A reason as a field of a form: written, or one of the usual ones. */
export function reasonField(of: ReasonUse, label: string, hint?: string): FormField {
  function ReasonControl(props: OwnControlProps) {
    const { label: name, value, onChange, describedBy, isInvalid, focusRef } = props;
    const id = useId();
    return (
      <>
        <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
          {name}
        </label>
        <input
          ref={focusRef}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          value={value}
          maxLength={500}
          onChange={({ target }) => onChange(target.value)}
          className={boxClass}
        />
        <UsualReasons of={of} choose={onChange} />
      </>
    );
  }
  const kind = {
    is: 'own',
    isOne: true,
    Control: ReasonControl,
    show: (text: string) => text,
  } as const;
  return { name: 'reason', label, ...(hint === undefined ? {} : { hint }), kind };
}
