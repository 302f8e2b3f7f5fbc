import { Money } from '@matiz/ui/goods/money.tsx';
import { clsx } from 'clsx';
import { CalendarClock, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';

/** What leaves when, with its units and amount; teal for now, amber for presale (design §5). */
export function DeliveryHeading({
  id,
  title,
  isPresale,
  units,
  amount,
  note,
  state,
}: {
  id: string;
  title: string;
  isPresale: boolean;
  units: number;
  /** Whole pesos. */
  amount: number;
  /** A line under the title. */
  note?: ReactNode;
  /** How far it is, where a drawing tells it on a screen: for paper. */
  state?: string | undefined;
}) {
  const Drawing = isPresale ? CalendarClock : Truck;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-line px-4 py-2.5 sm:px-5 print:break-after-avoid print:border-ink print:px-0 print:pb-1.5">
      <h2
        id={id}
        className={clsx(
          'flex items-center gap-2 font-text text-sm font-semibold tracking-normal sm:text-base',
          isPresale ? 'text-presale' : 'text-now',
        )}
      >
        <Drawing size={20} aria-hidden="true" className="shrink-0 print:hidden" />
        {title}
        {state ? <span className="hidden font-normal print:inline">· {state}</span> : null}
      </h2>
      <p className="text-xs text-ink-soft tabular-nums sm:text-sm">
        {copy.units(units)} · <Money value={amount} className="font-semibold text-ink" />
      </p>
      {note ? <div className="w-full text-sm text-ink-soft">{note}</div> : null}
    </header>
  );
}
