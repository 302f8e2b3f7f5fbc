import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { clsx } from 'clsx';
import { type PointerEvent, useRef } from 'react';
import { Link } from 'react-router';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import type { CalendarBar } from './calendar-rows.ts';
import { percent, Timespan } from './timespan.tsx';

interface PriceBarProps {
  readonly bar: CalendarBar;
  /** Days that the row's whole width is. */
  readonly days: number;
  /** Left out for anyone who may only look. */
  readonly move?: ((days: number, part: 'all' | 'end') => void) | undefined;
}

/** Pixels at a bar's end that move its end alone. */
const endHandle = 8;

/** A programmed price on the calendar: a link to it, which a hand or keys move to other days. */
export function PriceBar({ bar, days, move }: PriceBarProps) {
  const { price, span, line, isMoved, loses } = bar;
  const drag = useRef<{ x: number; width: number; part: 'all' | 'end'; hasMoved: boolean } | null>(
    null,
  );
  const begin = (event: PointerEvent<HTMLAnchorElement>) => {
    if (!move || event.button !== 0 || event.pointerType === 'touch') return;
    const box = event.currentTarget.getBoundingClientRect();
    const isEnd =
      !span.isCutRight && price.endsAt !== null && event.clientX > box.right - endHandle;
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.closest('td')?.clientWidth ?? 1;
    drag.current = { x: event.clientX, width, part: isEnd ? 'end' : 'all', hasMoved: false };
  };
  const goOn = ({ clientX }: PointerEvent<HTMLAnchorElement>) => {
    const from = drag.current;
    if (!from || !move) return;
    const moved = Math.round(((clientX - from.x) / from.width) * days);
    if (moved === 0) return;
    drag.current = { ...from, x: from.x + (moved / days) * from.width, hasMoved: true };
    move(moved, from.part);
  };
  return (
    <Timespan span={span} line={line}>
      <Link
        to={`/precios/programados/${price.id}`}
        data-bar={price.id}
        draggable={false}
        aria-label={copy.bar(price.name, price.warehouse, price.price, price)}
        title={copy.bar(price.name, price.warehouse, price.price, price)}
        onPointerDown={begin}
        onPointerMove={goOn}
        onClick={(event) => {
          // The press that ends a move opens nothing.
          if (drag.current?.hasMoved) event.preventDefault();
          drag.current = null;
        }}
        className={clsx(
          'relative flex h-6 items-center gap-1.5 overflow-hidden px-2 text-xs whitespace-nowrap',
          isMoved
            ? 'bg-warning-soft text-warning shadow-[inset_0_0_0_1.5px_var(--color-warning)]'
            : 'bg-accent-soft text-accent-strong shadow-[inset_0_0_0_1px_var(--color-accent-tint)] hover:bg-accent-tint',
          span.isCutLeft ? 'rounded-l-none' : 'rounded-l-sm',
          span.isCutRight ? 'rounded-r-none' : 'rounded-r-sm',
        )}
      >
        <LosingParts of={span} loses={loses} />
        <span className="relative truncate">
          <span className="font-semibold tabular-nums">{formatPesos(price.price)}</span>{' '}
          {price.name}
          {price.warehouse ? ` · ${price.warehouse}` : ''}
        </span>
      </Link>
    </Timespan>
  );
}

/** Hatched where another price is paid: the row says it in words. */
function LosingParts({ of, loses }: { of: CalendarBar['span']; loses: CalendarBar['loses'] }) {
  return loses.map(({ left, width }) => (
    <span
      key={left}
      aria-hidden
      className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--color-warning)_4px_6px)] opacity-60"
      style={{
        left: percent((left - of.left) / of.width),
        width: percent(width / of.width),
      }}
    />
  ));
}
