/** What a code was found to be: an option in a warehouse, or its next arrival there. */
export interface ScannedUnit {
  /** Of what is saved: a unit of stock, an arrival. */
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly product: string;
  readonly option: string | null;
  readonly swatch: string | null;
  /** Units that the system has there, or expects. */
  readonly expected: number;
  /** The day of an arrival. */
  readonly date: string | null;
  /** Known, but nothing of it can be saved here: no arrival of it is open. */
  readonly isUnexpected?: boolean;
}

/** One thing that was done, in its order: the last is what an undo takes back. */
export type ScanEvent =
  | { readonly is: 'scan'; readonly code: string }
  /** A number written by hand: what was read of the unit before is in it. */
  | { readonly is: 'set'; readonly key: string; readonly units: number };

/** What was read in one warehouse and is not saved yet. */
export interface ScanLog {
  readonly warehouseId: string;
  readonly events: readonly ScanEvent[];
  /** By code: the key of its unit; null: nobody knows it. What is not here is still to be looked up. */
  readonly found: Readonly<Record<string, string | null>>;
  readonly units: Readonly<Record<string, ScannedUnit>>;
  /** By arrival, the day on which its rest comes. */
  readonly rests: Readonly<Record<string, string>>;
}

export interface ScanTally {
  /** What was read last first. */
  readonly rows: readonly { readonly unit: ScannedUnit; readonly units: number }[];
  readonly unknown: readonly { readonly code: string; readonly times: number }[];
  readonly pending: readonly string[];
}

export function emptyLog(warehouseId: string): ScanLog {
  return { warehouseId, events: [], found: {}, units: {}, rests: {} };
}

/** What the events come to. */
export function tallyOf({ events, found, units }: ScanLog): ScanTally {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  for (const event of events) {
    if (event.is === 'set') bump(counts, event.key, event.units, true);
    else {
      const key = found[event.code];
      if (typeof key === 'string') bump(counts, key, 1);
      else bump(times, event.code, 1);
    }
  }
  const codes = [...times].reverse();
  return {
    rows: [...counts].reverse().flatMap(([key, count]) => {
      const unit = units[key];
      return unit ? [{ unit, units: count }] : [];
    }),
    unknown: codes.flatMap(([code, n]) => (found[code] === null ? [{ code, times: n }] : [])),
    pending: codes.flatMap(([code]) => (code in found ? [] : [code])),
  };
}

/** The last of a map is what was touched last. */
function bump(map: Map<string, number>, key: string, n: number, isWhole = false): void {
  const before = isWhole ? 0 : (map.get(key) ?? 0);
  map.delete(key);
  map.set(key, before + n);
}

export function addEvent(log: ScanLog, event: ScanEvent): ScanLog {
  return { ...log, events: [...log.events, event] };
}

export function undoLast(log: ScanLog): ScanLog {
  return { ...log, events: log.events.slice(0, -1) };
}

/** A code is that unit from now on, and what was read of it before counts. */
export function resolveCode(log: ScanLog, code: string, unit: ScannedUnit | null): ScanLog {
  return {
    ...log,
    found: { ...log.found, [code]: unit?.id ?? null },
    units: unit ? { ...log.units, [unit.id]: unit } : log.units,
  };
}

/** What the server now says of a unit; what was counted of it stays. */
export function refreshUnit(log: ScanLog, unit: ScannedUnit): ScanLog {
  return { ...log, units: { ...log.units, [unit.id]: unit } };
}

/** Takes away what was read of a code that is none. */
export function dropCode(log: ScanLog, code: string): ScanLog {
  const { [code]: _, ...found } = log.found;
  return {
    ...log,
    found,
    events: log.events.filter((event) => event.is !== 'scan' || event.code !== code),
  };
}

/** A unit was saved as it stood after so many events; what was read of it since stays. */
export function dropSavedUnit(log: ScanLog, key: string, events: number): ScanLog {
  const isOf = (event: ScanEvent) =>
    event.is === 'set' ? event.key === key : log.found[event.code] === key;
  const { [key]: _, ...rests } = log.rests;
  return {
    ...log,
    rests,
    events: log.events.filter((event, index) => index >= events || !isOf(event)),
    // It is looked up again when it is read again: its stock is another now.
    found: Object.fromEntries(Object.entries(log.found).filter(([, of]) => of !== key)),
  };
}

/** What a device kept; null of what this version cannot read. */
export function readLog(text: string | null): ScanLog | null {
  try {
    const log = JSON.parse(text ?? 'null') as ScanLog | null;
    const isWhole = log && Array.isArray(log.events) && log.found && log.units && log.rests;
    return isWhole && typeof log.warehouseId === 'string' ? log : null;
  } catch {
    return null;
  }
}
