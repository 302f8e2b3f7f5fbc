import { X } from 'lucide-react';
import { useId } from 'react';
import { formCopy as copy } from '#copy/form.ts';
import type { FieldOption } from './field-types.ts';

interface SeveralPicksProps {
  readonly legend: string;
  readonly choices: readonly FieldOption[];
  /** The chosen values with commas between. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly describedBy: string | undefined;
}

/** Of a long list, those that were picked, each with its button to take it away again. */
export function SeveralPicks({ legend, choices, value, onChange, describedBy }: SeveralPicksProps) {
  const id = useId();
  const picked = value === '' ? [] : value.split(',');
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
        {legend}
      </label>
      <select
        id={id}
        aria-describedby={describedBy}
        value=""
        onChange={({ target }) => onChange([...picked, target.value].join(','))}
        className="h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5"
      >
        <option value="">{copy.addOne}</option>
        {choices
          .filter((choice) => !picked.includes(choice.value))
          .map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
      </select>
      {picked.length > 0 ? (
        <ul aria-label={legend} className="mt-2 flex flex-wrap gap-2">
          {picked.map((each) => {
            const label = labels.get(each) ?? each;
            return (
              <li
                key={each}
                className="flex items-center gap-1 rounded-sm bg-sunken py-0.5 pr-0.5 pl-2.5"
              >
                {label}
                <button
                  type="button"
                  aria-label={copy.takeAway(label)}
                  onClick={() => onChange(picked.filter((other) => other !== each).join(','))}
                  className="grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-surface hover:text-ink"
                >
                  <X size={16} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
