import { X } from 'lucide-react';
import { useId } from 'react';
import { useParams } from 'react-router';
import { comboCopy as copy } from '#copy/catalogue/products.ts';
import type { FormField, OwnControlProps } from '#parts/form/field-types.ts';
import { ProductFinder } from '../product-finder.tsx';
import { ComboPreview } from './combo-preview.tsx';
import { OptionChoice } from './option-choice.tsx';
import { partsText, readParts, showParts, type WrittenPart, writeParts } from './parts-value.ts';

const most = 20;

/** What a combo is made of: each product, how many of it, and which choice its buyer has. */
function PartsControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const id = useId();
  const { id: comboId } = useParams();
  const own = comboId === 'nueva' ? null : (comboId ?? null);
  const parts = readParts(value);
  const set = (next: readonly WrittenPart[]) => onChange(writeParts(next));
  const change = (at: number, part: Partial<WrittenPart>) =>
    set(parts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid}>
      <legend className="mb-1 text-[0.8125rem] text-ink-soft">{label}</legend>
      {parts.length > 0 ? (
        <ol className="mb-3 rounded-md border border-line bg-surface">
          {parts.map((part, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand there twice
              key={`${part.productId} ${at}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-3 py-2 not-first:border-t"
            >
              <span className="min-w-40 grow basis-48">
                <span className="block font-medium">{part.name}</span>
                <span className="text-xs text-ink-soft">{part.code}</span>
                {part.isWithdrawn ? (
                  <span className="ml-2 text-xs text-danger">{copy.withdrawn}</span>
                ) : null}
              </span>
              <label htmlFor={`${id}-${at}`} className="sr-only">
                {copy.quantityOf(part.name)}
              </label>
              <span className="flex items-center gap-1.5">
                <input
                  id={`${id}-${at}`}
                  inputMode="numeric"
                  value={part.quantity}
                  onChange={({ target }) => change(at, { quantity: target.value })}
                  className="h-(--control) w-16 rounded-sm border border-line-strong bg-surface px-2 text-right tabular-nums pointer-coarse:h-11"
                />
                <span className="text-ink-soft">{copy.units}</span>
              </span>
              {part.options > 0 ? (
                <OptionChoice part={part} choose={(option) => change(at, option)} />
              ) : null}
              <button
                type="button"
                aria-label={copy.remove(part.name)}
                title={copy.remove(part.name)}
                onClick={() => set(parts.filter((_, index) => index !== at))}
                className="ml-auto grid size-8 place-items-center rounded-full hover:text-accent pointer-coarse:size-11"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      {parts.length < most ? (
        <ProductFinder
          label={copy.add}
          refuse={({ id: each, isCombo }) =>
            each === own ? copy.itself : isCombo ? copy.alsoCombo : null
          }
          pick={({ id: productId, code, name, options }) =>
            set([
              ...parts,
              {
                productId,
                code,
                name,
                optionId: null,
                option: null,
                quantity: 1,
                options,
                isWithdrawn: false,
              },
            ])
          }
        />
      ) : (
        <p className="text-xs text-ink-soft">{copy.full}</p>
      )}
      <ComboPreview id={own} parts={partsText.read(value)} />
    </fieldset>
  );
}

/** The parts of a combo as a field of its form. */
export const partsField: FormField = {
  name: 'parts',
  label: copy.parts,
  kind: { is: 'own', Control: PartsControl, show: showParts, text: partsText },
};
