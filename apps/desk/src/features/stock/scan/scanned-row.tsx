import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { scanCopy as copy } from '#copy/stock-scan.ts';
import { OptionName } from '../option-name.tsx';
import type { ScannedUnit } from './scan-log.ts';

interface ScannedRowProps {
  readonly unit: ScannedUnit;
  readonly units: number;
  /** What the system says of it, beside what was read. */
  readonly note: string;
  readonly problem: string | undefined;
  readonly setUnits: (units: number) => void;
  /** A reader that typed into the number. */
  readonly scan: (code: string) => void;
  /** The number is written: the next code goes to its box. */
  readonly done: () => void;
  readonly children?: ReactNode;
}

/** More digits than anyone counts: a reader typed them. */
const mostDigits = 6;

/** One option with how many were read, which can be corrected by hand. */
export function ScannedRow(props: ScannedRowProps) {
  const { unit, units, note, problem, setUnits, scan, done, children } = props;
  const [written, setWritten] = useState<string | null>(null);
  function keep(): void {
    if (written === null) return;
    setWritten(null);
    if (written.length > mostDigits || !/^\d*$/.test(written)) scan(written);
    else if (written !== '' && Number(written) !== units) setUnits(Number(written));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaving the field keeps what is written.
    if (event.key === 'Enter') done();
    if (event.key === 'Escape') setWritten(null);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3 py-2 first:border-t-0">
      <div className="min-w-36 flex-1 basis-36">
        <p className="font-medium">
          <OptionName {...unit} isWhole />
        </p>
        <p className="text-xs text-ink-soft">
          {unit.code} · {unit.isUnexpected ? copy.unexpected : note}
        </p>
      </div>
      <div className="flex items-center">
        <IconButton
          label={copy.oneLess(unit)}
          tip="none"
          icon={<Minus size={18} aria-hidden />}
          disabled={units === 0}
          onClick={() => setUnits(units - 1)}
        />
        <input
          inputMode="numeric"
          aria-label={copy.unitsOf(unit)}
          value={written ?? String(units)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setWritten(target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
          className="h-11 w-18 rounded-sm border border-line-strong bg-surface px-2 text-right text-lg font-semibold tabular-nums"
        />
        <IconButton
          label={copy.oneMore(unit)}
          tip="none"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setUnits(units + 1)}
        />
      </div>
      {children}
      {problem ? (
        <p role="alert" className="w-full rounded-sm bg-danger-soft px-2 py-1 text-danger">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
