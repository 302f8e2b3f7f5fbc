import { RequestError } from '@matiz/client/request-error.ts';
import { canonicalCode } from '@matiz/domain/stock/scanned-code.ts';
import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';
import {
  addEvent,
  emptyLog,
  readLog,
  resolveCode,
  type ScanLog,
  type ScannedUnit,
  tallyOf,
} from './scan-log.ts';
import { soundBad, soundGood } from './scan-sounds.ts';

/** What was read last; `unit` undefined: it is being looked up, null: nobody knows it. */
export interface ScannedCode {
  readonly code: string;
  readonly unit: ScannedUnit | null | undefined;
}

interface ScanLogOptions {
  /** Where the device keeps it. */
  readonly storageKey: string;
  /** What a code is in a warehouse; null: nobody knows. */
  readonly lookUp: (code: string, warehouseId: string) => Promise<ScannedUnit | null>;
}

/**
 * What was read, kept on the device with each reading, so that a reload or a lost line loses nothing:
 * a code counts as soon as it is read, and is looked up, once, when the server can be asked.
 */
export function useScanLog({ storageKey, lookUp }: ScanLogOptions) {
  const [log, setLog] = useState(() => readLog(deviceStorage.read(storageKey)) ?? emptyLog(''));
  const [last, setLast] = useState<ScannedCode | null>(null);
  const [isStuck, setIsStuck] = useState(false);
  // Scans come faster than screens are drawn: each starts from what the one before it left.
  const current = useRef(log);
  const asked = useRef(new Set<string>());

  function change(work: (log: ScanLog) => ScanLog): void {
    current.current = work(current.current);
    const { events, warehouseId } = current.current;
    const isEmpty = events.length === 0 && warehouseId === '';
    deviceStorage.write(storageKey, isEmpty ? null : JSON.stringify(current.current));
    setLog(current.current);
  }

  function scan(typed: string): void {
    const code = canonicalCode(typed);
    if (code === '') return;
    change((before) => addEvent(before, { is: 'scan', code }));
    const { found, units } = current.current;
    const key = found[code];
    const unit = typeof key === 'string' ? units[key] : key;
    setLast({ code, unit });
    if (unit === undefined) void find(code);
    else tell(unit);
  }

  async function find(code: string): Promise<void> {
    const { warehouseId } = current.current;
    if (asked.current.has(code) || warehouseId === '') return;
    asked.current.add(code);
    try {
      const unit = await lookUp(code, warehouseId);
      // Another warehouse was begun meanwhile: the answer is of the one before.
      if (current.current.warehouseId !== warehouseId) return;
      change((before) => resolveCode(before, code, unit));
      setLast((shown) => (shown?.code === code ? { code, unit } : shown));
      setIsStuck(false);
      tell(unit);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setIsStuck(true);
    } finally {
      asked.current.delete(code);
    }
  }

  function findAll(): void {
    for (const code of tallyOf(current.current).pending) void find(code);
  }
  const retry = useRef(findAll);
  retry.current = findAll;
  useEffect(() => {
    const again = () => retry.current();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    log,
    tally: tallyOf(log),
    last,
    /** The last look-up did not reach the server. */
    isStuck,
    change,
    scan,
    findAll,
    /** It was taught meanwhile. */
    lookAgain(code: string) {
      change((before) => {
        const { [code]: _, ...found } = before.found;
        return { ...before, found };
      });
      void find(code);
    },
    forgetLast: () => setLast(null),
    begin: (warehouseId: string) => change(() => emptyLog(warehouseId)),
  };
}

function tell(unit: ScannedUnit | null): void {
  if (unit && !unit.isUnexpected) soundGood();
  else soundBad();
}
