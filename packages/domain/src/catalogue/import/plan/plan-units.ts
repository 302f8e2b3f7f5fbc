import type { PlainDate } from '../../../kernel/clock.ts';
import { applyCount } from '../../../stock/units-on-hand.ts';
import type { ImportFault } from '../import-fault.ts';
import type { SaidArrival } from '../import-row.ts';
import type { PlannedRow, StockShortfall } from './plan-versions.ts';
import type { ProductChange } from './product-change.ts';

/** What rows change of stock and arrivals; a row whose arrivals cannot be is left out whole. */
export function planUnits(
  rows: readonly PlannedRow[],
  today: PlainDate,
): { good: PlannedRow[]; bad: { line: number; fault: ImportFault }[] } {
  const good: PlannedRow[] = [];
  const bad: { line: number; fault: ImportFault }[] = [];
  for (const planned of rows) {
    const { row, current } = planned;
    const code = current?.code ?? row.code;
    const arrivals: ProductChange['arrivals'][number][] = [];
    let fault: ImportFault | null = null;
    for (const [warehouse, said] of Object.entries(row.arrivals)) {
      for (const arrival of said) {
        const outcome = planArrival(planned, warehouse, arrival, today);
        if ('fault' in outcome) fault ??= outcome.fault;
        else if (outcome.before !== outcome.after) {
          arrivals.push({ code, warehouse, date: arrival.date, ...outcome });
        }
      }
    }
    if (fault) bad.push({ line: row.line, fault });
    else good.push({ ...planned, arrivals, ...planStock(planned, code) });
  }
  return { good, bad };
}

/** A count finds what is on sale and what orders wait for; only the former is for sale again. */
function planStock(
  { row, current }: PlannedRow,
  code: string,
): Pick<PlannedRow, 'stock' | 'shortages'> {
  const stock: ProductChange['stock'][number][] = [];
  const shortages: StockShortfall[] = [];
  for (const [warehouse, counted] of Object.entries(row.stock)) {
    const { available: before = null, promised = 0 } = current?.stock[warehouse] ?? {};
    const { available: after, short } = applyCount({ promised }, counted);
    if (before !== after) stock.push({ code, warehouse, before, after });
    if (short > 0) shortages.push({ code, warehouse, counted, promised });
  }
  return { stock, shortages };
}

function planArrival(
  { current }: PlannedRow,
  warehouse: string,
  { date, cap }: SaidArrival,
  today: PlainDate,
): { before: number | null; after: number } | { fault: ImportFault } {
  const known = current?.arrivals.filter(
    (arrival) => arrival.warehouse === warehouse && arrival.date === date,
  );
  const open = known?.find(({ hasArrived }) => !hasArrived);
  // It may be late: what is awaited already is no news.
  if (open?.cap === cap) return { before: cap, after: cap };
  if (open === undefined && known?.some(({ hasArrived }) => hasArrived)) {
    return { fault: { code: 'ARRIVAL_RECEIVED', date } };
  }
  if (date < today) return { fault: { code: 'ARRIVAL_PAST', date } };
  if (open && cap < open.promised) {
    return { fault: { code: 'ARRIVAL_PROMISED', date, promised: open.promised } };
  }
  return { before: open?.cap ?? null, after: cap };
}
