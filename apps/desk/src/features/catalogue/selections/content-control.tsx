import { mostSelected } from '@matiz/contracts/staff/catalogue/selections.ts';
import { useId } from 'react';
import { selectionCopy as copy } from '#copy/catalogue/selections.ts';
import type { FormField, OwnControlProps } from '#parts/form/field-types.ts';
import {
  contentText,
  noRule,
  nothingByHand,
  readContent,
  showContent,
  writeContent,
} from './content-value.ts';
import { HandProducts } from './hand-products.tsx';
import { RuleFields } from './rule-fields.tsx';

/** What a selection is of: products in an order, or a rule that fills it. */
function ContentControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const id = useId();
  const content = readContent(value);
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid}>
      <legend className="mb-1 text-[0.8125rem] text-ink-soft">{label}</legend>
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        {(['hand', 'rule'] as const).map((by) => (
          <label key={by} className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={id}
              checked={content.by === by}
              onChange={() => onChange(writeContent(by === 'hand' ? nothingByHand : noRule))}
            />
            {copy.ways[by]}
          </label>
        ))}
      </div>
      {content.by === 'hand' ? (
        <HandProducts
          label={label}
          add={copy.add}
          most={mostSelected}
          isOrdered
          products={content.products}
          set={(products) => onChange(writeContent({ by: 'hand', products: [...products] }))}
        />
      ) : (
        <RuleFields rule={content} set={(rule) => onChange(writeContent(rule))} />
      )}
    </fieldset>
  );
}

export const contentField: FormField = {
  name: 'content',
  label: copy.content,
  kind: { is: 'own', Control: ContentControl, show: showContent, text: contentText },
  initial: writeContent(nothingByHand),
};
