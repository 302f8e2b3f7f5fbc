import type { FieldOption } from './field-types.ts';

interface SeveralChoicesProps {
  readonly legend: string;
  readonly choices: readonly FieldOption[];
  /** The chosen values with commas between. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly describedBy: string | undefined;
}

/** Boxes to tick, in the order of the choices whatever was ticked first. */
export function SeveralChoices({
  legend,
  choices,
  value,
  onChange,
  describedBy,
}: SeveralChoicesProps) {
  const chosen = new Set(value.split(','));
  const toggle = (toggled: string) => {
    const isChosen = (each: string) => chosen.has(each) !== (each === toggled);
    onChange(
      choices
        .map((choice) => choice.value)
        .filter(isChosen)
        .join(','),
    );
  };
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-[0.8125rem] text-ink-soft">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.has(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
