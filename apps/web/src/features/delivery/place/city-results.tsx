import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { useMemo } from 'react';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { useMe } from '#session/me.query.ts';
import { findCities } from '../find-cities.ts';
import { CityRow } from './city-row.tsx';
import type { LocatedCity, Locations } from './located-cities.ts';

/** More would not be read; one letter more makes the list shorter. */
const shown = 40;

/** What fits the search, the cities that we serve first. */
export function CityResults({
  places,
  text,
  takingId,
  onPick,
}: {
  places: Locations;
  text: string;
  takingId: string | null;
  onPick: (city: LocatedCity) => void;
}) {
  const current = useMe()?.delivery.cityId;
  const found = useMemo(() => findCities(places.cities, text), [places, text]);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {copy.cityResults(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={copy.cityNone}>{copy.cityNoneText(text.trim())}</EmptyState>
      ) : (
        <ul className="-mx-1">
          {found.slice(0, shown).map((city) => (
            <li key={city._id}>
              <CityRow
                city={city}
                isCurrent={city._id === current}
                isTaking={city._id === takingId}
                onPick={onPick}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
