import { selectionTags } from '@matiz/contracts/staff/catalogue/selections.ts';
import { useId } from 'react';
import { selectionCopy as copy } from '#copy/catalogue/selections.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';
import type { WrittenRule } from './content-value.ts';

interface RuleFieldsProps {
  readonly rule: WrittenRule;
  readonly set: (rule: WrittenRule) => void;
}

const boxClass =
  'h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5 pointer-coarse:h-11';

/** What the products of a selection must be; all of it at once. */
export function RuleFields({ rule, set }: RuleFieldsProps) {
  const id = useId();
  const choices = useCatalogueChoices();
  const selects = [
    ['brandId', copy.brand, choices?.brands.map((one) => [one.id, one.name] as const) ?? []],
    [
      'categoryId',
      copy.category,
      choices?.categories.map((one) => [one.id, one.path] as const) ?? [],
    ],
    ['tag', copy.tag, selectionTags.map((tag) => [tag, copy.tags[tag]] as const)],
  ] as const;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {selects.map(([name, label, options]) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="mb-1 block text-xs text-ink-soft">
              {label}
            </label>
            <select
              id={`${id}-${name}`}
              value={rule[name] ?? ''}
              onChange={({ target }) => set({ ...rule, [name]: target.value || null })}
              className={boxClass}
            >
              <option value="">{copy.any}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div>
          <label htmlFor={`${id}-days`} className="mb-1 block text-xs text-ink-soft">
            {copy.lowered}
          </label>
          <input
            id={`${id}-days`}
            inputMode="numeric"
            value={rule.loweredDays}
            onChange={({ target }) => set({ ...rule, loweredDays: target.value })}
            className={`${boxClass} max-w-28 text-right tabular-nums`}
          />
        </div>
      </div>
      <p className="mt-2 text-xs text-ink-faint">{copy.ruleHint}</p>
      {rule.products.length > 0 ? (
        <ul aria-label={copy.first} className="mt-3 flex flex-wrap gap-2">
          {rule.products.map(({ code, name, image }) => (
            <li key={code} className="w-20 text-xs text-ink-soft">
              <img
                src={pictureUrl(image, 96)}
                alt=""
                className="mb-1 size-20 rounded-sm bg-sunken object-cover"
              />
              <span className="line-clamp-2">{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
