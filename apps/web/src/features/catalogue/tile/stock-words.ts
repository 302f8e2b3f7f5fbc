import { type StockFacts, type StockKind, stockKind } from '@matiz/domain/catalogue/stock-kind.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';

export interface StockWords {
  readonly kind: StockKind;
  readonly text: string;
}

/** The three states of the fixed vocabulary: Disponible, Preventa, Agotado. */
export function describeStock(facts: StockFacts): StockWords {
  const kind = stockKind(facts);
  const { available, arrivesOn } = facts;
  if (kind === 'available') return { kind, text: copy.available };
  if (kind === 'low') return { kind, text: copy.left(available) };
  if (kind === 'presale') return { kind, text: copy.presaleFrom(formatDay(arrivesOn ?? '')) };
  return { kind, text: copy.soldOut };
}

export const stockColour = {
  available: 'text-now',
  low: 'text-warning',
  presale: 'text-presale',
  'sold-out': 'text-ink-faint',
} as const;
