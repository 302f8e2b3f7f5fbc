import { clsx } from 'clsx';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Grouping } from '../card-tones.ts';

const options: readonly (readonly [Grouping, string])[] = [
  ['series', copy.bySeries],
  ['level', copy.byLevel],
];

/** By series as printed, or by level for the one who matches a depth. */
export function GroupingSwitch({
  value,
  onChange,
}: {
  value: Grouping;
  onChange: (grouping: Grouping) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a toolbar, not fields of a form
    <div role="group" aria-label={copy.groupBy} className="flex justify-end gap-1">
      {options.map(([key, label]) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          onClick={() => onChange(key)}
          className={clsx(
            'hit h-8 rounded-sm px-2.5 text-xs font-semibold transition-colors',
            value === key ? 'bg-sunken text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
