import { Button } from '@matiz/ui/button.tsx';
import { X } from 'lucide-react';
import { dealCopy as copy } from '#copy/pricing/price-rules.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';

const most = 10;
const boxClass =
  'h-(--control) w-20 rounded-sm border border-line-strong bg-surface px-2.5 text-right tabular-nums aria-invalid:border-danger';

/** So many percent from so many units on: a line each, as it is written. */
export function BreaksControl({ label, value, onChange, describedBy, isInvalid }: OwnControlProps) {
  const rungs = split(value);
  const set = (next: readonly Rung[]) => onChange(join(next));
  const change = (at: number, part: Partial<Rung>) =>
    set(rungs.map((rung, index) => (index === at ? { ...rung, ...part } : rung)));
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid}>
      <legend className="mb-1 text-[0.8125rem] text-ink-soft">{label}</legend>
      <ul className="grid gap-2">
        {rungs.map(({ units, percent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place alone
          <li key={index} className="flex flex-wrap items-center gap-2">
            {copy.from}
            <input
              aria-label={copy.breakFrom(index + 1)}
              inputMode="numeric"
              value={units}
              onChange={({ target }) => change(index, { units: target.value })}
              aria-invalid={isInvalid}
              className={boxClass}
            />
            {copy.units}
            <input
              aria-label={copy.breakPercent(index + 1)}
              inputMode="decimal"
              value={percent}
              onChange={({ target }) => change(index, { percent: target.value })}
              aria-invalid={isInvalid}
              className={boxClass}
            />
            {copy.percentSign}
            {rungs.length > 1 ? (
              <button
                type="button"
                aria-label={copy.removeBreak(index + 1)}
                onClick={() => set(rungs.filter((_, at) => at !== index))}
                className="grid size-8 place-items-center rounded-full hover:text-accent"
              >
                <X size={16} aria-hidden />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {rungs.length < most ? (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1 -ml-3.5"
          onClick={() => set([...rungs, { units: '', percent: '' }])}
        >
          {copy.addBreak}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface Rung {
  readonly units: string;
  readonly percent: string;
}

/** `6=4;12=8,5`, as people write numbers. */
function split(text: string): Rung[] {
  return text.split(';').map((rung) => {
    const [units = '', percent = ''] = rung.split('=');
    return { units, percent };
  });
}

function join(rungs: readonly Rung[]): string {
  const plain = (written: string) => written.replace(/[;=]/g, '');
  return rungs.map(({ units, percent }) => `${plain(units)}=${plain(percent)}`).join(';');
}

/** How a form holds breaks; what is no number stays text, for the contract to say so. */
export const breaksText = {
  of: (breaks: unknown) =>
    Array.isArray(breaks)
      ? breaks
          .map(({ minQuantity, percent }) => `${minQuantity}=${String(percent).replace('.', ',')}`)
          .join(';')
      : '',
  read: (text: string) =>
    split(text)
      .filter(({ units, percent }) => units !== '' || percent !== '')
      .map(({ units, percent }) => ({ minQuantity: number(units), percent: number(percent) })),
};

/** `3+: 5 %`, as it is written. */
export function showWritten(text: string): string {
  return split(text)
    .map(({ units, percent }) => `${units}+: ${percent} %`)
    .join(' · ');
}

function number(written: string): number | string {
  const text = written.trim().replace('%', '').replace(',', '.');
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : written;
}

export function showBreaks(
  breaks: readonly { readonly minQuantity: number; readonly percent: number }[],
): string {
  return breaks.map(({ minQuantity, percent }) => copy.line(minQuantity, percent)).join(' · ');
}
