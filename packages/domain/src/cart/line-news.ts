import type { PlainDate } from '../kernel/clock.ts';
import type { Pesos } from '../kernel/money.ts';

/** What the buyer last agreed to of a line: by touching it, or by accepting its news. */
export type LineSeen = {
  price: Pesos;
  /** Units of the line that stock covered. Null: all of them; of an advance line, none. */
  units: number | null;
  /** Of an advance line: the last day on which some of it leaves. Null: none was told. */
  date: PlainDate | null;
};

/** A line as it is now. */
export type LineNow = {
  quantity: number;
  isAdvance: boolean;
  /** No longer for sale here. */
  isWithdrawn: boolean;
  price: Pesos;
  /** Units of stock that the line could have, now that the other lines have theirs. */
  inStock: number;
  /** Units that could be promised of it from arrivals. */
  room: number;
  date: PlainDate | null;
};

export const newsKinds = [
  'PRICE_UP',
  'PRICE_DOWN',
  'LESS_STOCK',
  'NOW_PRESALE',
  'BACK_IN_STOCK',
  'NEW_DATE',
  'WITHDRAWN',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** `before` and `after` are pesos for a price, else units of the line. */
export type LineNews = {
  kind: NewsKind;
  before: number;
  after: number;
  /** Only of NEW_DATE. */
  dates: { before: PlainDate; after: PlainDate } | null;
};

/** What changed of a line since the buyer last agreed to it (D-9): its price, then what there is. */
export function newsOfLine(seen: LineSeen, now: LineNow): LineNews[] {
  if (now.isWithdrawn) return [units('WITHDRAWN', now.quantity, 0)];
  return [...priceNews(seen, now), ...(now.isAdvance ? advanceNews : stockNews)(seen, now)];
}

/** What the buyer agrees to who accepts the line as it is. */
export function seenNow({ price, quantity, inStock, date }: LineNow): LineSeen {
  return { price, units: covered(quantity, inStock), date };
}

function priceNews(seen: LineSeen, now: LineNow): LineNews[] {
  const canBeHad = now.inStock + now.room > 0;
  if (!canBeHad || seen.price === now.price) return [];
  return [units(now.price > seen.price ? 'PRICE_UP' : 'PRICE_DOWN', seen.price, now.price)];
}

function stockNews(seen: LineSeen, now: LineNow): LineNews[] {
  const before = Math.min(seen.units ?? now.quantity, now.quantity);
  const after = covered(now.quantity, now.inStock);
  if (after > before) return [units('BACK_IN_STOCK', before, after)];
  if (after < now.quantity && now.room > 0) return [units('NOW_PRESALE', now.quantity, after)];
  return after < before ? [units('LESS_STOCK', before, after)] : [];
}

function advanceNews(seen: LineSeen, now: LineNow): LineNews[] {
  const there = now.inStock + now.room;
  const before = seen.units ?? 0;
  const after = covered(now.quantity, now.inStock);
  const isLater = seen.date !== null && now.date !== null && seen.date !== now.date;
  return [
    ...(there < now.quantity ? [units('LESS_STOCK', now.quantity, Math.max(0, there))] : []),
    ...(after > before ? [units('BACK_IN_STOCK', before, after)] : []),
    ...(isLater
      ? [
          {
            ...units('NEW_DATE', now.quantity, now.quantity),
            dates: { before: seen.date ?? '', after: now.date ?? '' },
          },
        ]
      : []),
  ];
}

function units(kind: NewsKind, before: number, after: number): LineNews {
  return { kind, before, after, dates: null };
}

function covered(quantity: number, inStock: number): number {
  return Math.min(quantity, Math.max(0, inStock));
}
