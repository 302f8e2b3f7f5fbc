import { RequestError } from '@matiz/client/request-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dropSavedUnit, refreshUnit, type ScannedUnit, tallyOf } from './scan-log.ts';
import type { useScanLog } from './use-scan-log.ts';

export interface SaveScan {
  readonly unit: ScannedUnit;
  readonly units: number;
  /** The day on which an arrival's rest comes. */
  readonly restOn: string | undefined;
}

/** How one row is saved: answers what came of it, in words. */
export type SaveOne = (row: SaveScan) => Promise<string>;

/** What changed under a row that was refused, and what that means; null: its refusal says it. */
export type Recover = (
  row: SaveScan,
  error: RequestError,
) => Promise<{ readonly unit: ScannedUnit; readonly message: string } | null>;

interface SaveOptions {
  readonly saveOne: SaveOne;
  readonly recover?: Recover | undefined;
  /** A row that was taken back to nothing says nothing; of a count it says that there is none. */
  readonly skipsNone: boolean;
}

export interface SavedScan {
  /** Which of them it was, since one unit may be saved twice. */
  readonly n: number;
  readonly unit: ScannedUnit;
  readonly text: string;
}

/**
 * Saves row by row: what is saved leaves the list at once, what is refused stays with its reason, so
 * that a line that breaks in the middle leaves exactly the rest to be saved.
 */
export function useSaveScans(
  scans: ReturnType<typeof useScanLog>,
  { saveOne, recover, skipsNone }: SaveOptions,
) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [progress, setProgress] = useState<{ n: number; all: number } | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [saved, setSaved] = useState<readonly SavedScan[]>([]);

  async function saveRow(row: SaveScan, events: number): Promise<boolean> {
    const { unit } = row;
    try {
      const text = await saveOne(row);
      scans.change((log) => dropSavedUnit(log, unit.id, events));
      setSaved((before) => [{ n: before.length, unit, text }, ...before]);
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const recovered = await recover?.(row, error).catch(() => null);
      if (recovered) scans.change((log) => refreshUnit(log, recovered.unit));
      const said = recovered?.message ?? error.reply?.fields?.[0]?.message ?? error.message;
      setProblems((before) => ({ ...before, [unit.id]: said }));
      return error.code !== 'OFFLINE';
    }
  }

  async function save(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblems({});
    const { log } = scans;
    const rows = savable(tallyOf(log).rows, skipsNone);
    try {
      for (const [index, { unit, units }] of rows.entries()) {
        setProgress({ n: index + 1, all: rows.length });
        const row = { unit, units, restOn: log.rests[unit.id] };
        // Without a line the others would only wait for their turn to fail.
        if (!(await saveRow(row, log.events.length))) break;
      }
    } finally {
      isBusy.current = false;
      setProgress(null);
      scans.findAll();
      for (const key of ['list', 'stock', 'arrival']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
    }
  }
  return { save: () => void save(), progress, problems, saved };
}

export function savable(rows: ReturnType<typeof tallyOf>['rows'], skipsNone: boolean) {
  return rows.filter(({ unit, units }) => !unit.isUnexpected && !(skipsNone && units === 0));
}
