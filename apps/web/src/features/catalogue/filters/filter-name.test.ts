import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { expect, test } from 'vitest';
import { nameOfValue } from './filter-name.ts';
import type { FilterName } from './list-filters.ts';

const facets = {
  categories: [],
  lines: [],
  levels: [],
  reflections: [],
  volumes: [],
  brands: [{ value: '7', name: 'Cromía' }],
} as unknown as Facets;

test.each<[string, Facets | undefined, FilterName, string, string]>([
  ['a brand by its name', facets, 'brand', '7', 'Cromía'],
  ['a brand that the list has not', facets, 'brand', '9', '9'],
  ['a brand before the facets are known', undefined, 'brand', '7', '7'],
  ['what is there', undefined, 'available', 'stock', 'Disponible ya'],
  ['what is sold ahead', undefined, 'available', 'presale', 'Preventa'],
  ['an offer', undefined, 'offer', 'true', 'En oferta'],
  ['what is new', undefined, 'new', 'true', 'Nuevos'],
  ['a price from', undefined, 'minPrice', '12000', 'Desde $\u00a012.000'],
  ['a price up to', undefined, 'maxPrice', '0', 'Hasta $\u00a00'],
])('%s', (_, known, name, value, said) => {
  expect(nameOfValue(known, name, value)).toBe(said);
});
