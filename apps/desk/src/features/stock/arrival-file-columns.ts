import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import type { TableColumn } from '#parts/table/table-types.ts';
import { type ArrivalRow, nameOfArrival } from './arrival-row.ts';

/** What a file says of the arrivals that the board shows as cards. */
export const arrivalFileColumns: readonly TableColumn<ArrivalRow>[] = (
  [
    ['date', copy.date, ({ date }) => date],
    ['code', copy.code, ({ code }) => code],
    ['product', copy.product, nameOfArrival],
    ['warehouse', copy.warehouse, ({ warehouse }) => warehouse],
    ['cap', copy.expected, ({ cap }) => cap],
    ['promised', copy.promised, ({ promised }) => promised],
    ['orders', copy.waitingOrders, ({ orders }) => orders],
    ['state', copy.state, ({ isLate }) => (isLate ? copy.isLate : '')],
  ] satisfies [string, string, (row: ArrivalRow) => string | number][]
).map(([id, head, text]) => ({ id, head, cell: text, text }));
