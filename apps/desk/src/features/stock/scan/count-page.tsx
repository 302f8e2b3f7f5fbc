import { RequestError } from '@matiz/client/request-error.ts';
import { readScannedStock } from '@matiz/contracts/staff/barcodes.ts';
import { countStock, readStock } from '@matiz/contracts/staff/stock.ts';
import { countScanCopy as copy } from '#copy/stock-scan.ts';
import { useRequest } from '#lib/services.ts';
import type { StockRow } from '../stock-act.tsx';
import type { ScannedUnit } from './scan-log.ts';
import { ScanPage } from './scan-page.tsx';

function unitOf({ id, version, code, product, option, swatch, physical }: StockRow): ScannedUnit {
  return { id, version, code, product, option, swatch, expected: physical, date: null };
}

/** Counts what lies in a warehouse by reading its codes: one reading is one unit. */
export function ScanCountPage() {
  const request = useRequest();
  return (
    <ScanPage
      storageKey="matiz-scan-count"
      words={copy}
      backTo="/existencias"
      note={({ expected }, units) => copy.row(expected, units)}
      lookUp={async (code, warehouseId) => {
        try {
          const query = { code, warehouseId };
          return unitOf((await request(readScannedStock, { query })).result);
        } catch (error) {
          if (error instanceof RequestError && error.code === 'NOT_FOUND') return null;
          throw error;
        }
      }}
      saveOne={async ({ unit, units }) => {
        const { id, version, expected: seen } = unit;
        const body = { id, version, seen, counted: units };
        const { result, short } = await request(countStock, { body });
        return copy.saved(result.physical, short);
      }}
      recover={async ({ unit }, error) => {
        if (error.code !== 'ROW_CHANGED') return null;
        const now = unitOf((await request(readStock, { query: { id: unit.id } })).result);
        return { unit: now, message: copy.changed(now.expected) };
      }}
    />
  );
}
