import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { scanCopy as copy } from '#copy/stock-scan.ts';
import { OptionName } from '../option-name.tsx';
import type { ScannedCode } from './use-scan-log.ts';

interface LastScanProps {
  readonly last: ScannedCode | null;
  /** How many of it there are now. */
  readonly units: number;
}

/** What was read last, large enough to be seen from the shelf, and said aloud. */
export function LastScan({ last, units }: LastScanProps) {
  const unit = last?.unit;
  const isGood = unit && !unit.isUnexpected;
  const isBad = last !== null && unit !== undefined && !isGood;
  return (
    <div
      className={clsx(
        'mt-3 flex min-h-20 items-center gap-4 rounded-md border-2 p-3',
        isGood && 'border-success bg-success-soft',
        isBad && 'border-danger bg-danger-soft',
        !isGood && !isBad && 'border-line bg-surface',
      )}
    >
      {isGood ? <CircleCheck aria-hidden className="shrink-0 text-success" /> : null}
      {isBad ? <CircleAlert aria-hidden className="shrink-0 text-danger" /> : null}
      <div className="min-w-0 flex-1">
        {last === null ? <p className="text-ink-soft">{copy.nothingYet}</p> : null}
        {last && unit === undefined ? (
          <p className="text-ink-soft">{copy.looking(last.code)}</p>
        ) : null}
        {unit ? (
          <>
            <p className="font-semibold">
              <OptionName {...unit} isWhole />
            </p>
            <p className="text-sm text-ink-soft">
              {unit.isUnexpected ? copy.unexpected : unit.code}
            </p>
          </>
        ) : null}
        {last && unit === null ? (
          <p className="font-semibold text-danger">{copy.unknown(last.code)}</p>
        ) : null}
      </div>
      {unit ? <span className="text-3xl font-bold tabular-nums">{copy.number(units)}</span> : null}
      <output className="sr-only" aria-live="assertive">
        {last && unit ? copy.said(unit, units) : ''}
        {last && unit === null ? copy.unknown(last.code) : ''}
      </output>
    </div>
  );
}
