import { foldText } from '@matiz/domain/kernel/text.ts';
import type { ListedCity } from './places.query.ts';

/** How well a city fits a text: its beginning, the beginning of a word, anywhere; null: not at all. */
function rankOf(name: string, text: string): number | null {
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  return name.includes(text) ? 2 : null;
}

/**
 * The cities that fit what is typed, accents aside: those that we serve first, then the better fit,
 * then by name as they came. Nothing typed: none.
 */
export function findCities<City extends ListedCity>(cities: readonly City[], text: string): City[] {
  const typed = foldText(text.trim());
  if (typed === '') return [];
  return cities
    .flatMap((city, index) => {
      const rank = rankOf(foldText(city.name), typed);
      return rank === null ? [] : [{ city, place: index, rank }];
    })
    .sort(
      (a, b) =>
        Number(b.city.hasCoverage) - Number(a.city.hasCoverage) ||
        a.rank - b.rank ||
        a.place - b.place,
    )
    .map(({ city }) => city);
}
