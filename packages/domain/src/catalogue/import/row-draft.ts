import type { SaidArrival } from './import-row.ts';

/** What the cells said so far. */
export interface RowDraft {
  productCode: string | null;
  code: string | null;
  product: Record<string, unknown>;
  version: Record<string, unknown>;
  prices: Record<string, number | null>;
  stock: Record<string, number>;
  arrivals: Record<string, SaidArrival[]>;
}
