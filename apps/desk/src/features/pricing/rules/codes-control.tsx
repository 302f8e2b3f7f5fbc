import { findRuleCodes } from '@matiz/contracts/staff/pricing/price-rules.ts';
import { useId, useState } from 'react';
import { ruleCopy as copy } from '#copy/pricing/price-rules.ts';
import { useRequest } from '#lib/services.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';

const boxClass =
  'w-full rounded-sm border border-line-strong bg-surface px-2.5 aria-invalid:border-danger';

/** Products by code, a line each: written, pasted, or a brand's or category's at once. */
export function CodesControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const request = useRequest();
  const choices = useCatalogueChoices();
  const [told, setTold] = useState('');
  const id = useId();
  const codes = readCodes(value);
  async function add(query: { brandId?: string; categoryId?: string }): Promise<void> {
    const { results } = await request(findRuleCodes, { query });
    const known = new Set(codes.map((code) => code.toUpperCase()));
    const fresh = results.filter((code) => !known.has(code.toUpperCase()));
    onChange([...codes, ...fresh].join('\n'));
    setTold(copy.added(fresh.length));
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {label}
      </label>
      <div className="mb-2 grid gap-2 sm:grid-cols-2">
        <Adder
          label={copy.addBrand}
          choices={choices?.brands.map(({ id: brandId, name }) => [brandId, name] as const) ?? []}
          add={(brandId) => void add({ brandId })}
        />
        <Adder
          label={copy.addCategory}
          choices={
            choices?.categories.map(({ id: categoryId, path }) => [categoryId, path] as const) ?? []
          }
          add={(categoryId) => void add({ categoryId })}
        />
      </div>
      <textarea
        id={id}
        aria-describedby={`${id}-hint ${describedBy ?? ''}`}
        aria-invalid={isInvalid}
        rows={6}
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setTold('');
        }}
        className={`${boxClass} py-1.5 font-mono`}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
        {copy.codesHint} {copy.addHint}
      </p>
      <output className="mt-1 block text-ink-soft">
        {told} {copy.counted(codes.length)}
      </output>
    </div>
  );
}

interface AdderProps {
  readonly label: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly add: (value: string) => void;
}

/** A list whose choice is done at once; it shows its own name again afterwards. */
function Adder({ label, choices, add }: AdderProps) {
  return (
    <select
      aria-label={label}
      value=""
      onChange={({ target }) => add(target.value)}
      className={`${boxClass} h-(--control)`}
    >
      <option value="">{label}</option>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** One for each line or cell, each once. */
export function readCodes(text: string): string[] {
  const codes = text.split(/[\n\r\t;]/).map((code) => code.trim());
  return [...new Map(codes.filter(Boolean).map((code) => [code.toUpperCase(), code])).values()];
}

/** How a form holds codes. */
export const codesText = {
  of: (codes: unknown) => (Array.isArray(codes) ? codes.join('\n') : ''),
  read: readCodes,
};
