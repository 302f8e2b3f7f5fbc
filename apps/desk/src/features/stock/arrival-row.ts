import type { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';

export type ArrivalRow = RowOf<typeof listArrivals>;
/** What can be done with one. */
export type ArrivalAct = 'move' | 'receive';

export function nameOfArrival({ product, option }: Pick<ArrivalRow, 'product' | 'option'>): string {
  return [product, option].filter(Boolean).join(' ');
}
