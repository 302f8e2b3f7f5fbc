import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { useMe } from '#session/me.query.ts';
import { CityRow } from './city-row.tsx';
import type { LocatedCity, Locations } from './located-cities.ts';

interface BrowseProps {
  readonly places: Locations;
  readonly takingId: string | null;
  readonly onPick: (city: LocatedCity) => void;
}

/** Without a search: the cities that we serve by how soon, then every department. */
export function CityBrowse({ places, takingId, onPick }: BrowseProps) {
  const current = useMe()?.delivery.cityId;
  const served = Map.groupBy(
    places.cities.filter(({ hasCoverage }) => hasCoverage),
    ({ deliveryDays }) => deliveryDays ?? 0,
  );
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="ciudades-servidas">
        <h3 id="ciudades-servidas" className="text-base">
          {copy.served}
        </h3>
        {[...served]
          .sort(([a], [b]) => a - b)
          .map(([days, cities]) => (
            <div key={days} className="mt-3">
              <p className="text-xs font-medium text-now">{copy.arrivesIn(days)}</p>
              <ul className="mt-1.5 flex flex-wrap gap-2">
                {cities.map((city) => (
                  <li key={city._id}>
                    <CityChip
                      city={city}
                      isCurrent={city._id === current}
                      isTaking={city._id === takingId}
                      onPick={onPick}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </section>
      <section aria-labelledby="departamentos">
        <h3 id="departamentos" className="text-base">
          {copy.whole}
        </h3>
        <div className="mt-2 divide-y divide-line border-y border-line">
          {places.states.map((state) => (
            <Department
              key={state._id}
              name={state.name}
              cities={places.cities.filter(({ stateId }) => stateId === state._id)}
              current={current}
              takingId={takingId}
              onPick={onPick}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

function CityChip({
  city,
  isCurrent,
  isTaking,
  onPick,
}: {
  city: LocatedCity;
  isCurrent: boolean;
  isTaking: boolean;
  onPick: (city: LocatedCity) => void;
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-busy={isTaking || undefined}
      onClick={() => onPick(city)}
      className={clsx(
        'hit inline-flex h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-medium transition-colors',
        isCurrent
          ? 'bg-accent text-white'
          : 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line-button)] hover:bg-sunken',
        isTaking && 'animate-pulse',
      )}
    >
      {isCurrent ? <Check size={15} aria-hidden="true" /> : null}
      {city.name}
    </button>
  );
}

/** A department; its cities are drawn when it is opened. */
function Department({
  name,
  cities,
  current,
  takingId,
  onPick,
}: {
  name: string;
  cities: readonly LocatedCity[];
  current: string | undefined;
  takingId: string | null;
  onPick: (city: LocatedCity) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const served = cities.filter(({ hasCoverage }) => hasCoverage).length;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-medium">{name}</span>
        {served > 0 ? <span className="text-xs text-now">{copy.servedCount(served)}</span> : null}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={clsx('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
        />
      </summary>
      {isOpen ? (
        <ul className="-mx-1 pb-3">
          {cities.map((city) => (
            <li key={city._id}>
              <CityRow
                city={city}
                isCurrent={city._id === current}
                isTaking={city._id === takingId}
                hasState={false}
                onPick={onPick}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
