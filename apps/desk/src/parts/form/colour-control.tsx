import { useId } from 'react';
import { formCopy } from '#copy/form.ts';
import type { OwnControlProps } from './field-types.ts';

const written = /^#[0-9a-f]{6}$/i;

/** A colour, picked from the browser's own panel or written as `#a01d55`. */
function ColourControl(props: OwnControlProps) {
  const { label, value, onChange, describedBy, isInvalid } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          type="color"
          aria-label={formCopy.pickColour(label)}
          value={written.test(value) ? value.toLowerCase() : '#ffffff'}
          onChange={({ target }) => onChange(target.value)}
          className="h-(--control) w-12 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-surface p-1"
        />
        <input
          id={id}
          type="text"
          value={value}
          maxLength={7}
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onChange={({ target }) => onChange(target.value)}
          className="h-(--control) w-32 rounded-sm border border-line-strong bg-surface px-2.5 tabular-nums aria-invalid:border-danger"
        />
      </span>
    </>
  );
}

/** A field of a resource form that holds a colour. */
export const colourKind = {
  is: 'own',
  isOne: true,
  Control: ColourControl,
  show: (value: string) => value,
} as const;
