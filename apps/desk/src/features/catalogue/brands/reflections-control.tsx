import {
  reflectionFamilies,
  type SignMeaning,
} from '@matiz/domain/catalogue/reflection-families.ts';
import { Button } from '@matiz/ui/button.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { reflectionsCopy as copy } from '#copy/catalogue/catalogue.ts';
import type { FormField, OwnControlProps } from '#parts/form/field-types.ts';
import { joinMap, nameFamily, reflectionsText, showMap, splitMap } from './reflections-value.ts';

const boxClass =
  'h-(--control) rounded-sm border border-line-strong bg-surface px-2.5 pointer-coarse:h-11';

/** What each sign of a brand's tones says, a line each. */
function ReflectionsControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const [added, setAdded] = useState(0);
  const map = splitMap(value);
  const set = (next: readonly SignMeaning[]) => onChange(joinMap(next));
  const change = (at: number, part: Partial<SignMeaning>) =>
    set(map.map((each, index) => (index === at ? { ...each, ...part } : each)));
  // A new line is written at once.
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('tr:last-child input')?.focus();
  }, [added]);
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid}>
      <legend className="mb-1 text-[0.8125rem] text-ink-soft">{label}</legend>
      {map.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <table aria-label={label} className="rounded-md border border-line bg-surface">
          <thead className="bg-sunken text-left text-xs text-ink-soft">
            <tr className="h-9">
              <th scope="col" className="px-3 font-semibold">
                {copy.sign}
              </th>
              <th scope="col" className="px-3 font-semibold">
                {copy.family}
              </th>
              <td />
            </tr>
          </thead>
          <tbody ref={list}>
            {map.map(({ sign, family }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place alone
              <tr key={at} className="border-t border-line">
                <td className="px-3 py-1.5">
                  <input
                    aria-label={copy.signOf(at + 1)}
                    value={sign}
                    maxLength={2}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={({ target }) => change(at, { sign: target.value.toUpperCase() })}
                    className={`${boxClass} w-16 text-center tabular-nums`}
                  />
                </td>
                <td className="px-3 py-1.5">
                  <FamilyChoice
                    label={copy.familyOf(sign, at + 1)}
                    value={family}
                    choose={(next) => change(at, { family: next })}
                  />
                </td>
                <td className="pr-2">
                  <button
                    type="button"
                    aria-label={copy.remove(sign, at + 1)}
                    title={copy.remove(sign, at + 1)}
                    onClick={() => set(map.filter((_, index) => index !== at))}
                    className="grid size-8 place-items-center rounded-full text-ink-soft hover:text-accent pointer-coarse:size-11"
                  >
                    <X size={16} aria-hidden />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        size="sm"
        variant="quiet"
        className="mt-1 -ml-3.5"
        onClick={() => {
          set([...map, { sign: '', family: '' }]);
          setAdded(added + 1);
        }}
      >
        {copy.add}
      </Button>
    </fieldset>
  );
}

interface FamilyChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (family: string) => void;
}

function FamilyChoice({ label, value, choose }: FamilyChoiceProps) {
  const isOfFile = value !== '' && nameFamily(value) === value;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      className={`${boxClass} w-48`}
    >
      {value === '' ? <option value="">{copy.choose}</option> : null}
      {isOfFile ? <option value={value}>{value}</option> : null}
      {reflectionFamilies.map((family) => (
        <option key={family} value={family}>
          {copy.families[family]}
        </option>
      ))}
    </select>
  );
}

/** The map of a brand as a field of its form. */
export const reflectionsField: FormField = {
  name: 'reflections',
  label: copy.label,
  hint: copy.hint,
  heading: copy.heading,
  kind: { is: 'own', Control: ReflectionsControl, show: showMap, text: reflectionsText },
};
