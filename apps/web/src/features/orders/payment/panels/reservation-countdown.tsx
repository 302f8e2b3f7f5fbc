import { formatHour } from '@matiz/domain/kernel/show-date.ts';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** How long the goods are still held. By itself, so that its seconds draw nothing else again. */
export function ReservationCountdown({ until, onOver }: { until: string; onOver: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-presale-soft px-4 py-3 text-presale">
      <Clock size={22} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 text-sm font-semibold text-ink">
        {copy.heldUntil(formatHour(until))}
      </p>
      {/* The seconds are those of the reader's clock, which a server does not know. */}
      <p className="min-h-12 min-w-20 text-right">
        {useHydrated() ? <Seconds until={until} onOver={onOver} /> : null}
      </p>
    </div>
  );
}

function Seconds({ until, onOver }: { until: string; onOver: () => void }) {
  const seconds = useCountdown(Date.parse(until));
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over once
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  // A clock that is wrong by minutes must not say that all is lost: the server's answer does.
  if (isOver) return null;
  return (
    <>
      <span aria-hidden="true" className="block text-xs">
        {copy.left}
      </span>
      <span aria-hidden="true" className="block text-2xl leading-7 font-bold tabular-nums">
        {writeTime(seconds)}
      </span>
      <span role="status" className="sr-only">
        {newsOf(seconds)}
      </span>
    </>
  );
}

const newsSeconds = 10;

/** A clock that ticks is no news; that five minutes are left, and one, is. */
function newsOf(seconds: number): string {
  const minutes = [5, 1].find((n) => seconds <= n * 60 && seconds > n * 60 - newsSeconds);
  return minutes === undefined ? '' : copy.minutesLeft(minutes);
}

function writeTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
