import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { describe, expect, test } from 'vitest';
import { facetsInOrder } from './facets-in-order.ts';

const none: Facets = {
  total: 0,
  categories: [],
  brands: [],
  lines: [],
  levels: [],
  reflections: [],
  volumes: [],
  price: null,
  offer: 0,
  new: 0,
  available: { stock: 0, presale: 0 },
};
const option = (value: string, count: number) => ({ value, name: `Opción ${value}`, count });
const levels = (facets: Facets) => facets.levels.map(({ value, count }) => `${value}: ${count}`);

describe('the filters of a list while someone chooses', () => {
  const whole = { ...none, levels: [option('1', 4), option('5', 9), option('7', 2)] };

  test.each<[string, Facets['levels'], string[]]>([
    [
      'take the counts of what is chosen',
      [option('1', 1), option('7', 2)],
      ['1: 1', '5: 0', '7: 2'],
    ],
    ['stay with 0 when nothing is left', [], ['1: 0', '5: 0', '7: 0']],
    [
      'put at the end what came since',
      [option('3', 1), option('5', 1)],
      ['1: 0', '5: 1', '7: 0', '3: 1'],
    ],
  ])('%s', (_, counted, shown) => {
    expect(levels(facetsInOrder(whole, { ...none, levels: counted }))).toEqual(shown);
  });

  test('keep the range of prices while nothing is left, and say how many products there are', () => {
    const priced = { ...whole, price: { min: 100, max: 900 } };
    expect(facetsInOrder(priced, none)).toMatchObject({ price: { min: 100, max: 900 }, total: 0 });
  });
});
