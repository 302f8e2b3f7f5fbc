import type { RowOf } from '@matiz/contracts/staff/list.ts';
import type {
  listPriceCalendar,
  ProgrammedWindow,
} from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { type Overlap, overlapsOf, type PlacedPrice } from '@matiz/domain/pricing/overlaps.ts';
import { windowOf } from '@matiz/domain/pricing/window.ts';
import { type CalendarRange, linesOf, type Span, spanOf } from './calendar-range.ts';

export type CalendarProduct = RowOf<typeof listPriceCalendar>;

/** A programmed price with its window as moments. */
export type CalendarPrice = PlacedPrice & {
  readonly version: number;
  readonly warehouse: string | null;
};

/** A price whose dates someone moved on the calendar, and has not saved. */
export interface MovedPrice extends CalendarPrice {
  readonly rowId: string;
  readonly code: string;
}

export interface CalendarBar {
  readonly price: CalendarPrice;
  readonly span: Span;
  readonly line: number;
  readonly isMoved: boolean;
  /** Where another price is paid in its place. */
  readonly loses: readonly Span[];
}

export interface CalendarRow {
  readonly bars: readonly CalendarBar[];
  readonly lines: number;
  readonly overlaps: readonly Overlap<CalendarPrice>[];
}

export function calendarPriceOf(window: ProgrammedWindow): CalendarPrice {
  return { ...window, ...windowOf(window) };
}

/** The bars of a product, one of them perhaps where someone moved it, and what meets what. */
export function rowOf(
  { id, windows }: CalendarProduct,
  range: CalendarRange,
  moved: MovedPrice | null,
): CalendarRow {
  const here = moved?.rowId === id ? moved : null;
  const prices = windows.map((window) => (here?.id === window.id ? here : calendarPriceOf(window)));
  const overlaps = overlapsOf(prices).filter(({ shared }) => spanOf(shared, range) !== null);
  const shown = prices
    .flatMap((price) => {
      const span = spanOf(price, range);
      return span ? [{ price, span }] : [];
    })
    .toSorted((a, b) => a.span.left - b.span.left);
  const lines = linesOf(shown.map(({ span }) => span));
  const bars = shown.map(({ price, span }, index) => ({
    price,
    span,
    line: lines[index] ?? 0,
    isMoved: price === here,
    loses: overlaps.flatMap(({ first, second, winner, shared }) =>
      winner !== price && (first === price || second === price)
        ? (spanOf(shared, range) ?? [])
        : [],
    ),
  }));
  return { bars, lines: Math.max(1, ...lines.map((line) => line + 1)), overlaps };
}
