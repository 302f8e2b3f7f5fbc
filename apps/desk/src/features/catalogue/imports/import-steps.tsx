import type { ImportDetail } from '@matiz/contracts/staff/catalogue/imports.ts';
import { clsx } from 'clsx';
import { uploadCopy as copy } from '#copy/catalogue/imports.ts';

/** How far a file is on its way into the catalogue. */
export function ImportSteps({ detail }: { detail: ImportDetail }) {
  const current = placeOf(detail);
  return (
    <ol
      aria-label={copy.stepsLabel}
      className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line"
    >
      {copy.steps.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={clsx(
            'pb-2',
            at === current ? 'border-b-2 border-accent font-semibold' : 'text-ink-soft',
          )}
        >
          {at + 1} {name}
        </li>
      ))}
    </ol>
  );
}

function placeOf({ state, step, reading, report }: ImportDetail): number {
  if (state === 'uploading' || reading === null) return 0;
  if (step === 'load' || step === 'undo') return 3;
  return report === null ? 1 : 2;
}
