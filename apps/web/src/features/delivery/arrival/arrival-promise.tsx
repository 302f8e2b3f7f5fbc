import { formatHours } from '@matiz/domain/kernel/show-date.ts';
import { Truck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { type SaidWindow, sayLeft, sayPromise } from './say-arrival.ts';

/**
 * Until when to order, and when it comes then, in two lines of a phone at any hour. In the last two
 * hours what is left stands behind the hours; nothing is announced as it runs.
 */
export function ArrivalPromise({
  day,
  orderBy,
  window,
  now,
  onOver,
}: {
  day: string;
  orderBy: string;
  window: SaidWindow | null;
  /** By the clock of the server. */
  now: string;
  onOver: () => void;
}) {
  return (
    <div className="flex items-start gap-2 text-sm">
      <Truck size={20} aria-hidden="true" className="mt-px shrink-0 text-now" />
      <p className="min-w-0">
        <span className="font-semibold text-now">
          {sayPromise({ day, orderBy }, new Date(now))}
        </span>
        <span className="text-ink-soft tabular-nums">
          {window ? copy.between(formatHours(window.from, window.to)) : null}
          {useHydrated() ? (
            <TimeLeft
              key={orderBy}
              seconds={(Date.parse(orderBy) - Date.parse(now)) / 1000}
              onOver={onOver}
            />
          ) : null}
        </span>
      </p>
    </div>
  );
}

/** Counted from the server's clock: that of a phone may be wrong by minutes. */
function TimeLeft({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const until = useRef(Date.now() + seconds * 1000);
  const left = useCountdown(until.current);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over once
  useEffect(() => {
    if (isOver && seconds > 0) onOver();
  }, [isOver]);
  const text = sayLeft(left);
  return text === null ? null : ` · ${text}`;
}
