import { RequestError } from '@matiz/client/request-error.ts';
import { receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import { readScannedStock } from '@matiz/contracts/staff/barcodes.ts';
import { useId } from 'react';
import { receiveScanCopy as copy } from '#copy/stock-scan.ts';
import { useRequest } from '#lib/services.ts';
import { DateBox } from '#parts/date-box.tsx';
import type { ScannedUnit } from './scan-log.ts';
import { ScanPage } from './scan-page.tsx';

/** Receives what came by reading its codes: each adds one to the next arrival of that option. */
export function ScanReceivePage() {
  const request = useRequest();
  async function lookUp(code: string, warehouseId: string): Promise<ScannedUnit | null> {
    try {
      const query = { code, warehouseId };
      const { result: stock } = await request(readScannedStock, { query });
      const { rows } = await request(listArrivals, {
        query: { q: stock.code, 'f.open': 'yes', 'f.warehouse': warehouseId, limit: '200' },
      });
      const next = rows.find((row) => row.code === stock.code);
      const { id, product, option, swatch } = stock;
      const named = { version: 1, code: stock.code, product, option, swatch };
      return next
        ? { ...named, id: next.id, expected: next.cap, date: next.date }
        : { ...named, id: `none:${id}`, expected: 0, date: null, isUnexpected: true };
    } catch (error) {
      if (error instanceof RequestError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
  return (
    <ScanPage
      storageKey="matiz-scan-receive"
      words={copy}
      backTo="/llegadas"
      note={({ date, expected }) => (date === null ? '' : copy.row(date, expected))}
      lookUp={lookUp}
      ask={copy.saveAsk}
      skipsNone
      saveOne={async ({ unit, units, restOn }) => {
        const body = { arrivalId: unit.id, units, ...(restOn ? { restOn } : {}) };
        const { served, stocked } = await request(receiveArrival, { body });
        return copy.saved(served, stocked);
      }}
      more={(unit, units, log, change) =>
        unit.isUnexpected || units >= unit.expected ? null : (
          <RestDate
            value={log.rests[unit.id] ?? ''}
            onChange={(date) =>
              change((before) => {
                const { [unit.id]: _, ...others } = before.rests;
                return { ...before, rests: date ? { ...others, [unit.id]: date } : others };
              })
            }
          />
        )
      }
    />
  );
}

interface RestDateProps {
  readonly value: string;
  readonly onChange: (date: string) => void;
}

/** Less came than was expected: when the rest does. */
function RestDate({ value, onChange }: RestDateProps) {
  const id = useId();
  return (
    <div className="flex w-full flex-wrap items-center gap-2 text-xs text-ink-soft">
      <label htmlFor={id}>{copy.rest}</label>
      <DateBox
        is="date"
        id={id}
        shown={value}
        empty={copy.restHint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
