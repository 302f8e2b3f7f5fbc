/** Up to so many units are said by number; above it, only that there are some. */
const few = 10;

export type StockKind = 'available' | 'low' | 'presale' | 'sold-out';

export interface StockFacts {
  readonly available: number;
  readonly isPresale: boolean;
  /** First arrival with room, if any. */
  readonly arrivesOn: string | null;
}

/** The states that the shop has words for: Disponible, Quedan 3, Preventa, Agotado. */
export function stockKind({ available, isPresale, arrivesOn }: StockFacts): StockKind {
  if (available > few) return 'available';
  if (available > 0) return 'low';
  return isPresale && arrivesOn ? 'presale' : 'sold-out';
}
