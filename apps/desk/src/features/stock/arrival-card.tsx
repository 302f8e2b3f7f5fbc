import { Button } from '@matiz/ui/button.tsx';
import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import { stockCopy } from '#copy/stock.ts';
import type { ArrivalAct, ArrivalRow } from './arrival-row.ts';
import { OptionName } from './option-name.tsx';

interface ArrivalCardProps {
  readonly row: ArrivalRow;
  readonly act: ((act: ArrivalAct) => void) | null;
}

/** One arrival: what comes, how much of it is sold already, and who waits. */
export function ArrivalCard({ row, act }: ArrivalCardProps) {
  const { code, warehouse, cap, promised, orders, date } = row;
  const name = `${code}, ${copy.day(date)}`;
  const share = cap === 0 ? 0 : Math.round((promised / cap) * 100);
  return (
    <li className="flex min-w-0 flex-col rounded-md border border-line bg-surface p-4">
      <h3 className="font-text text-sm font-semibold">
        <OptionName {...row} />
      </h3>
      <p className="mt-0.5 text-xs text-ink-soft">
        {code} · {warehouse}
      </p>
      <dl className="mt-3 flex gap-8">
        {(
          [
            [copy.expected, cap],
            [copy.promised, promised],
          ] as const
        ).map(([label, units]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{stockCopy.number(units)}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <p className={orders > 0 ? 'mr-auto font-medium' : 'mr-auto text-ink-faint'}>
          {copy.waits(orders)}
        </p>
        {act ? (
          <>
            <Button
              size="sm"
              variant="quiet"
              aria-label={copy.act(copy.move, name)}
              onClick={() => act('move')}
            >
              {copy.move}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={copy.act(copy.receive, name)}
              onClick={() => act('receive')}
            >
              {copy.receive}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  );
}
