import type { ImportChoicesBody } from '@matiz/contracts/staff/catalogue/imports.ts';
import { type ReactNode, useId } from 'react';
import { uploadCopy as copy } from '#copy/catalogue/imports.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { readRates, writeRates } from './rates.ts';

interface ChoiceFieldsProps {
  readonly choices: ImportChoicesBody;
  readonly change: (part: Partial<ImportChoicesBody>) => void;
}

const boxClass = 'h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2';
const switches = ['createBrands', 'createCategories', 'splits'] as const;

/** How what a file leaves out is filled in; everything has a usual answer. */
export function ChoiceFields({ choices, change }: ChoiceFieldsProps) {
  const { brands = [], categories = [], warehouses = [] } = useCatalogueChoices() ?? {};
  return (
    <div className="grid max-w-4xl gap-x-6 gap-y-4 md:grid-cols-2">
      <Choose
        label={copy.warehouse}
        none={copy.allWarehouses}
        value={choices.warehouse}
        options={warehouses.map(({ code, name }) => [code, name])}
        choose={(warehouse) => change({ warehouse })}
      />
      <Choose
        label={copy.brand}
        none={copy.none}
        value={choices.brand}
        options={brands.map(({ name }) => [name, name])}
        choose={(brand) => change({ brand })}
      />
      <Choose
        label={copy.category}
        none={copy.none}
        value={choices.category}
        options={categories.map(({ slug, path }) => [slug, path])}
        choose={(category) => change({ category })}
      />
      <Labelled label={copy.rate} hint={copy.rateHint}>
        {(id) => (
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            defaultValue={writeRates(choices.rates)}
            onBlur={({ target }) => {
              const rates = readRates(target.value);
              target.setCustomValidity(rates === null ? copy.badRate : '');
              target.reportValidity();
              if (rates !== null) change({ rates });
            }}
            className={boxClass}
          />
        )}
      </Labelled>
      <div className="grid gap-2 md:col-span-2">
        {switches.map((name) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={choices[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
            {copy[name]}
          </label>
        ))}
      </div>
    </div>
  );
}

interface ChooseProps {
  readonly label: string;
  readonly none: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string | null) => void;
}

function Choose({ label, none, value, options, choose }: ChooseProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : target.value)}
          className={boxClass}
        >
          <option value="">{none}</option>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Labelled(props: { label: string; hint?: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {props.label}
      </label>
      {props.children(id)}
      {props.hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
          {props.hint}
        </p>
      ) : null}
    </div>
  );
}
