import type { Room, StockSplit } from '@matiz/domain/cart/room.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import { describeStock, type StockWords } from '../tile/stock-words.ts';

/** A tile's stock in words: what this buyer may still add. */
export function stockOfTile({ now, arrivals, most, inCart }: Room): StockWords {
  if (most === 0 && inCart > 0) return { kind: 'sold-out', text: copy.allInCart };
  return describeStock({
    available: now,
    isPresale: arrivals.length > 0,
    arrivesOn: arrivals[0]?.date ?? null,
  });
}

/** «12 hoy + 4 en preventa · sale mar 17 de nov», in parts; empty when all of it leaves now. */
export function splitWords({ now, later }: StockSplit): string[] {
  if (later.length === 0) return [];
  const promised = later.map(({ date, quantity }) => copy.later(quantity, formatDay(date)));
  return now > 0 ? [copy.today(now), ...promised] : promised;
}

/** The days of a whole selection: one, or from the first to the last. */
export function daysInWords(dates: readonly string[]): string {
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? formatDay(first) : `${formatDay(first)} y ${formatDay(last)}`;
}
