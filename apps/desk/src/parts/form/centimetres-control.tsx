import { fromCentimetres, toCentimetres } from '@matiz/domain/catalogue/package-size.ts';
import { useId } from 'react';
import type { OwnControlProps } from './field-types.ts';

/** A length as people measure it; the contract has it in millimetres. */
function CentimetresControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          inputMode="decimal"
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onChange={({ target }) => onChange(target.value)}
          className="h-(--control) w-40 rounded-sm border border-line-strong bg-surface px-2.5 text-right tabular-nums aria-invalid:border-danger"
        />
        <span className="text-ink-soft">cm</span>
      </span>
    </>
  );
}

export const centimetresKind = {
  is: 'own',
  Control: CentimetresControl,
  show: (value: string) => `${value} cm`,
  text: {
    of: (value: unknown) => (typeof value === 'number' ? toCentimetres(value) : ''),
    read: fromCentimetres,
  },
} as const;
