import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { clsx } from 'clsx';
import { Undo2, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { scanCopy as copy } from '#copy/stock-scan.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { askBefore } from '#parts/question/ask.ts';
import { useCan } from '#session/me.ts';
import { LastScan } from './last-scan.tsx';
import { SavedScans } from './saved-scans.tsx';
import { ScanBox } from './scan-box.tsx';
import { addEvent, dropCode, type ScanLog, type ScannedUnit, undoLast } from './scan-log.ts';
import { hasScanSound, setScanSound } from './scan-sounds.ts';
import { ScannedRow } from './scanned-row.tsx';
import { UnknownCodes } from './unknown-codes.tsx';
import { useReaderKeys } from './use-reader-keys.ts';
import { type Recover, type SaveOne, savable, useSaveScans } from './use-save-scans.ts';
import { useScanLog } from './use-scan-log.ts';

type Change = (work: (log: ScanLog) => ScanLog) => void;

export interface ScanPageProps {
  readonly storageKey: string;
  readonly words: {
    readonly title: string;
    readonly explain: string;
    readonly back: string;
    readonly save: (rows: number) => string;
  };
  readonly backTo: string;
  readonly lookUp: (code: string, warehouseId: string) => Promise<ScannedUnit | null>;
  readonly note: (unit: ScannedUnit, units: number) => string;
  readonly saveOne: SaveOne;
  readonly recover?: Recover;
  /** A row with no unit is left out when the others are saved. */
  readonly skipsNone?: boolean;
  /** Asked before anything is saved, where it cannot be taken back. */
  readonly ask?: (rows: number, units: number) => string;
  /** What else a row takes. */
  readonly more?: (unit: ScannedUnit, units: number, log: ScanLog, change: Change) => ReactNode;
}

/** Reads codes of what lies or came in one warehouse, adds up, and saves it row by row (D-19). */
export function ScanPage(props: ScanPageProps) {
  const { words, backTo, note, ask, more, saveOne, recover, skipsNone = false } = props;
  const box = useRef<HTMLInputElement>(null);
  const scans = useScanLog(props);
  const { log, tally, last, change } = scans;
  const saving = useSaveScans(scans, { saveOne, recover, skipsNone });
  const warehouses = useWarehouseChoices();
  const mayTeach = useCan('stock:write');
  const [isLoud, setIsLoud] = useState(hasScanSound);
  useReaderKeys(box);
  const hasEvents = log.events.length > 0;
  const rows = savable(tally.rows, skipsNone);

  function begin(warehouseId: string): void {
    const question = { text: copy.changeWarehouseAsk, yes: copy.changeWarehouse };
    if (hasEvents) askBefore(question, () => beginNow(warehouseId));
    else beginNow(warehouseId);
  }
  function beginNow(warehouseId: string): void {
    scans.begin(warehouseId);
    scans.forgetLast();
    box.current?.focus();
  }
  function undo(): void {
    if (!hasEvents) return;
    change(undoLast);
    scans.forgetLast();
    toast({ message: copy.undone });
    box.current?.focus();
  }
  function discard(): void {
    const question = { text: copy.discardAsk(log.events.length), yes: copy.discard };
    askBefore(question, () => beginNow(log.warehouseId));
  }
  function save(): void {
    const units = rows.reduce((sum, row) => sum + row.units, 0);
    if (!ask) saving.save();
    else askBefore({ text: ask(rows.length, units), yes: words.save(rows.length) }, saving.save);
  }
  const lastKey = last?.unit?.id;
  return (
    <section className="mx-auto flex min-h-dvh max-w-3xl flex-col p-4 pb-0 max-lg:min-h-[calc(100dvh-3rem)] lg:p-6 lg:pb-0">
      <Link to={backTo} className="text-accent hover:underline">
        ‹ {words.back}
      </Link>
      <h1 className="mt-1 text-xl">{words.title}</h1>
      <p className={clsx('mt-1 text-ink-soft', hasEvents && 'max-sm:hidden')}>{words.explain}</p>
      <div className="my-3 flex flex-wrap items-center gap-2">
        <select
          aria-label={copy.warehouse}
          value={log.warehouseId}
          onChange={({ target }) => begin(target.value)}
          className="h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-2.5 sm:max-w-72"
        >
          <option value="">{copy.warehouse}</option>
          {warehouses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <IconButton
          label={copy.sound}
          aria-pressed={isLoud}
          icon={isLoud ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />}
          onClick={() => {
            setScanSound(!isLoud);
            setIsLoud(!isLoud);
          }}
        />
      </div>
      {log.warehouseId === '' ? <p>{copy.chooseWarehouse}</p> : null}
      {log.warehouseId === '' ? null : (
        <>
          <ScanBox box={box} scan={scans.scan} undo={undo} />
          <LastScan
            last={last}
            units={tally.rows.find(({ unit }) => unit.id === lastKey)?.units ?? 0}
          />
          {tally.pending.length > 0 ? (
            <div className="mt-3 flex flex-wrap items-center gap-2 rounded-sm bg-warning-soft px-3 py-2 text-warning">
              <p className="mr-auto">
                {copy.pending(tally.pending.length)}. {scans.isStuck ? copy.stuck : ''}
              </p>
              <Button size="sm" variant="secondary" onClick={scans.findAll}>
                {copy.findAgain}
              </Button>
            </div>
          ) : null}
          <UnknownCodes
            codes={tally.unknown}
            warehouseId={log.warehouseId}
            mayTeach={mayTeach}
            drop={(code) => change((before) => dropCode(before, code))}
            taught={(code) => {
              scans.lookAgain(code);
              box.current?.focus();
            }}
          />
          <section className="mt-4" aria-labelledby="scanned">
            <h2 id="scanned" className="mb-2 text-base">
              {copy.rows}
            </h2>
            {tally.rows.length === 0 ? <p className="text-ink-soft">{copy.noRows}</p> : null}
            <ul className="rounded-md border border-line bg-surface empty:hidden">
              {tally.rows.map(({ unit, units }) => (
                <ScannedRow
                  key={unit.id}
                  unit={unit}
                  units={units}
                  note={note(unit, units)}
                  problem={saving.problems[unit.id]}
                  scan={scans.scan}
                  done={() => box.current?.focus()}
                  setUnits={(n) =>
                    change((before) => addEvent(before, { is: 'set', key: unit.id, units: n }))
                  }
                >
                  {more?.(unit, units, log, change)}
                </ScannedRow>
              ))}
            </ul>
          </section>
          <SavedScans saved={saving.saved} />
          {hasEvents ? (
            <Button size="sm" variant="quiet" className="mt-4 mb-6 self-start" onClick={discard}>
              {copy.discard}
            </Button>
          ) : null}
          <div className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-surface p-3 sm:rounded-t-md sm:border-x">
            <div className="flex items-center gap-2">
              <Button
                variant="secondary"
                aria-label={copy.undo}
                disabled={!hasEvents}
                onClick={undo}
                start={<Undo2 size={18} aria-hidden />}
              >
                <span className="max-sm:hidden">{copy.undo}</span>
              </Button>
              <Button
                className="min-w-0 flex-1 sm:ml-auto sm:flex-none"
                disabled={rows.length === 0}
                loading={saving.progress !== null}
                onClick={save}
              >
                {words.save(rows.length)}
              </Button>
              <output className="sr-only">
                {saving.progress ? copy.saving(saving.progress.n, saving.progress.all) : ''}
              </output>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
