import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';

/** Up to so many units are said by number; above it, only that there are some. */
const few = 10;

export interface StockFacts {
  readonly available: number;
  readonly isPresale: boolean;
  /** First arrival with room, if any. */
  readonly arrivesOn: string | null;
}

export interface StockWords {
  readonly kind: 'available' | 'low' | 'presale' | 'sold-out';
  readonly text: string;
}

/** The three states of the fixed vocabulary: Disponible, Preventa, Agotado. */
export function describeStock({ available, isPresale, arrivesOn }: StockFacts): StockWords {
  if (available > few) return { kind: 'available', text: copy.available };
  if (available > 0) return { kind: 'low', text: copy.left(available) };
  if (isPresale && arrivesOn)
    return { kind: 'presale', text: copy.presaleFrom(formatDay(arrivesOn)) };
  return { kind: 'sold-out', text: copy.soldOut };
}

export const stockColour = {
  available: 'text-now',
  low: 'text-warning',
  presale: 'text-presale',
  'sold-out': 'text-ink-faint',
} as const;
