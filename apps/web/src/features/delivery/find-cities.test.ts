import { describe, expect, it } from 'vitest';
import { findCities } from './find-cities.ts';
import type { ListedCity } from './places.query.ts';

const build = (name: string, hasCoverage = false): ListedCity => ({
  _id: name,
  name,
  stateId: '05',
  hasCoverage,
});
const cities = [
  build('Calarcá'),
  build('Caldas', true),
  build('Cali', true),
  build('Calima'),
  build('La Calera'),
  build('Medellín', true),
  build('Nariño'),
  build('Santiago de Tolú'),
];
const find = (text: string) => findCities(cities, text).map(({ name }) => name);

describe('the search over all cities', () => {
  it('puts those that are served first, and then the better fit', () => {
    expect(find('cal')).toEqual(['Caldas', 'Cali', 'Calarcá', 'Calima', 'La Calera']);
  });

  it('minds neither accents nor capitals, but ñ', () => {
    expect(find('MEDELLIN')).toEqual(['Medellín']);
    expect(find('tolu')).toEqual(['Santiago de Tolú']);
    expect(find('narino')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(find('  ')).toEqual([]);
    expect(find('xyz')).toEqual([]);
  });
});
