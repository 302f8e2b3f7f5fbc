import { Spinner } from '@matiz/ui/spinner.tsx';
import { clsx } from 'clsx';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import type { LocatedCity } from './located-cities.ts';

/** A city to pick: its name, its department where that is not said above, and whether we go there. */
export function CityRow({
  city,
  isCurrent,
  isTaking,
  hasState = true,
  onPick,
}: {
  city: LocatedCity;
  isCurrent: boolean;
  isTaking: boolean;
  hasState?: boolean;
  onPick: (city: LocatedCity) => void;
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onPick(city)}
      className={clsx(
        'flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-sunken',
        isCurrent && 'bg-accent-soft/50',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className={clsx('block', city.hasCoverage ? 'font-semibold' : 'text-ink-soft')}>
          {city.name}
        </span>
        {hasState ? <span className="block text-xs text-ink-soft">{city.state}</span> : null}
      </span>
      {isTaking ? (
        <Spinner size={18} />
      ) : (
        <span
          className={clsx(
            'shrink-0 text-xs font-medium',
            city.hasCoverage ? 'text-now' : 'text-ink-faint',
          )}
        >
          {city.deliveryDays === null ? copy.notServed : copy.arrivesIn(city.deliveryDays)}
        </span>
      )}
    </button>
  );
}
