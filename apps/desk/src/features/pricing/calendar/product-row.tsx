import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import type { CalendarRange } from './calendar-range.ts';
import { type CalendarProduct, type MovedPrice, rowOf } from './calendar-rows.ts';
import { DaysBehind } from './days-head.tsx';
import { PriceBar } from './price-bar.tsx';
import { lineHeight } from './timespan.tsx';

interface ProductRowProps {
  readonly product: CalendarProduct;
  readonly range: CalendarRange;
  readonly today: PlainDate;
  readonly moved: MovedPrice | null;
  /** Left out for anyone who may only look. */
  readonly move?: ((price: MovedPrice, days: number, part: 'all' | 'end') => void) | undefined;
}

/** A product with its programmed prices as bars, and in words which of those that meet is paid. */
export function ProductRow({ product, range, today, moved, move }: ProductRowProps) {
  const { id, code, product: name, basePrice } = product;
  const { bars, lines, overlaps } = rowOf(product, range, moved);
  return (
    <tr data-calendar-row={id} className="border-t border-line align-top">
      <th scope="row" className="border-r border-line px-3 py-1.5 text-left font-normal">
        <span className="block truncate" title={name}>
          <span className="text-ink-soft">{code}</span> <span className="font-medium">{name}</span>
        </span>
        <span className="block text-xs text-ink-faint">{copy.base(basePrice)}</span>
        {overlaps.map(({ first, second, shared, winner, isRefused }) => (
          <span
            key={`${first.id}-${second.id}`}
            className={`mt-1 block rounded-xs px-1.5 py-0.5 text-xs ${
              isRefused ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
            }`}
          >
            {isRefused
              ? copy.refused(first.name, second.name, shared)
              : copy.overlap(winner.name, shared, winner.price)}
          </span>
        ))}
      </th>
      <td className="relative p-0" style={{ height: `${lines * lineHeight + 8}px` }}>
        <DaysBehind range={range} today={today} />
        {bars.map((bar) => (
          <PriceBar
            key={bar.price.id}
            bar={bar}
            days={range.days.length}
            move={move && ((days, part) => move({ ...bar.price, rowId: id, code }, days, part))}
          />
        ))}
      </td>
    </tr>
  );
}
