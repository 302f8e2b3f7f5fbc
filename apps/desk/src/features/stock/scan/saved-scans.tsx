import { scanCopy as copy } from '#copy/stock-scan.ts';
import { OptionName } from '../option-name.tsx';
import type { SavedScan } from './use-save-scans.ts';

interface SavedScansProps {
  readonly saved: readonly SavedScan[];
}

/** What was saved since the page was opened, and what came of it. */
export function SavedScans({ saved }: SavedScansProps) {
  return (
    <section aria-live="polite" className="mt-4 empty:hidden">
      {saved.length > 0 ? (
        <>
          <h2 className="mb-2 text-base text-success">{copy.savedTitle}</h2>
          <ul className="rounded-md border border-line bg-surface">
            {saved.map(({ n, unit, text }) => (
              <li
                key={n}
                className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 py-2 first:border-t-0"
              >
                <OptionName {...unit} isWhole />
                <span className="ml-auto text-ink-soft">{text}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
