import type { ProgrammedCrossing } from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { type Window, windowOf } from '@matiz/domain/pricing/window.ts';
import { Button } from '@matiz/ui/button.tsx';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { crossingCopy as copy } from '#copy/pricing/calendar.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { scaleOf } from './crossing-scale.ts';

interface CrossingsPanelProps extends Pick<PreviewProps, 'write'> {
  readonly name: string;
  readonly price: number;
  readonly window: Window;
  readonly crossings: readonly ProgrammedCrossing[];
}

/** What is written beside the prices that it meets: when, which is paid then, and the ways out. */
export function CrossingsPanel({ name, price, window, crossings, write }: CrossingsPanelProps) {
  if (crossings.length === 0) return null;
  const span = scaleOf([window, ...crossings.map(windowOf)]);
  return (
    <div className="my-3 rounded-sm border border-line p-3">
      <h3 className="text-sm font-semibold">{copy.title}</h3>
      <div aria-hidden className="mt-2 grid gap-1">
        <Bar label={copy.yours} price={price} span={span(window)} isOwn />
        {crossings.map((crossing) => (
          <Bar
            key={crossing.id}
            label={crossing.name}
            price={crossing.price}
            span={span(windowOf(crossing))}
          />
        ))}
      </div>
      <ul className="mt-3 grid gap-3">
        {crossings.map((crossing) => {
          const shared = windowOf(crossing.shared);
          const paid = crossing.isWinner ? crossing : { name, price };
          return (
            <li key={crossing.id} className={crossing.isRefused ? 'text-danger' : undefined}>
              <p>
                {crossing.isRefused
                  ? copy.refused(shared)
                  : copy.shared(shared, paid.price, paid.name)}
              </p>
              <WaysOut crossing={crossing} window={window} write={write} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface WaysOutProps extends Pick<PreviewProps, 'write'> {
  readonly crossing: ProgrammedCrossing;
  readonly window: Window;
}

/** The dates that part the two, where they can be parted so. */
function WaysOut({ crossing, window, write }: WaysOutProps) {
  const other = windowOf(crossing);
  const canEndBefore =
    other.startsAt !== null && (window.startsAt === null || window.startsAt < other.startsAt);
  const canStartAfter =
    other.endsAt !== null && (window.endsAt === null || window.endsAt > other.endsAt);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      {canEndBefore ? (
        <Button size="sm" variant="soft" onClick={() => write({ endsAt: crossing.startsAt })}>
          {copy.endBefore(crossing.name)}
        </Button>
      ) : null}
      {canStartAfter ? (
        <Button size="sm" variant="soft" onClick={() => write({ startsAt: crossing.endsAt })}>
          {copy.startAfter(crossing.name)}
        </Button>
      ) : null}
      <Link
        to={`/precios/programados/${crossing.id}`}
        className="font-semibold text-accent hover:underline"
      >
        {copy.open(crossing.name)}
      </Link>
    </div>
  );
}

interface BarProps {
  readonly label: string;
  readonly price: number;
  readonly span: { readonly left: number; readonly width: number };
  readonly isOwn?: boolean;
}

function Bar({ label, price, span, isOwn = false }: BarProps) {
  return (
    <div className="grid grid-cols-[8rem_1fr] items-center gap-2 text-xs">
      <span className="truncate">{label}</span>
      <span className="relative block h-5 rounded-xs bg-sunken">
        <span
          className={clsx(
            'absolute inset-y-0 min-w-1 truncate rounded-xs px-1.5 leading-5 tabular-nums',
            isOwn ? 'bg-accent text-white' : 'bg-accent-tint text-accent-strong',
          )}
          style={{ left: `${span.left * 100}%`, width: `${span.width * 100}%` }}
        >
          {formatPesos(price)}
        </span>
      </span>
    </div>
  );
}
