import { describe, expect, test } from 'vitest';
import { offerOf } from '../selection/offer.ts';
import { buildCard, buildTone } from '../selection/product.builders.ts';
import { type CardView, countOf, groupCard, isInView, seriesOf, tonesOf } from './card-tones.ts';

const tones = [
  buildTone('8.4', { series: 'Cobrizos', name: 'Rubio claro cobrizo', stock: 0 }),
  buildTone('7.43', { series: 'Cobrizos', name: 'Rubio medio cobrizo dorado', is_new: true }),
  buildTone('6.0', { series: 'Naturales', name: 'Rubio oscuro', is_top_seller: true }),
  buildTone('7.1', { series: 'Cenizas', name: 'Rubio medio ceniza' }),
];
const reflections = { 0: 'natural', 1: 'ceniza', 3: 'dorado', 4: 'cobrizo' };
const card = tonesOf(offerOf(buildCard(tones, { reflections })), null);
const usual = new Map([['7.1', 3]]);
const seen = (view: Partial<CardView>) => {
  const whole: CardView = { filter: 'all', query: '', chosen: new Set(), usual, ...view };
  return card.filter((tone) => isInView(tone, whole)).map(({ number }) => number);
};

describe('isInView: tone search (D-14) and filters (§2)', () => {
  test.each([
    ['7.43', ['7.43']],
    ['7,43', ['7.43']],
    ['7/43', ['7.43']],
    ['743', ['7.43']],
    ['7', ['7.43', '7.1']],
    ['.4', ['8.4', '7.43']],
    ['cobrizo', ['8.4', '7.43']],
    ['rubio medio', ['7.43', '7.1']],
    ['zzz', []],
    // By the brand's map.
    ['7A', ['7.1']],
    ['6n', ['6.0']],
    ['7CB', ['7.43']],
    ['8A', []],
  ])('%j', (query, numbers) => expect(seen({ query })).toEqual(numbers));

  test.each([
    ['all', ['8.4', '7.43', '6.0', '7.1']],
    ['usual', ['7.1']],
    ['top', ['6.0']],
    ['new', ['7.43']],
    ['available', ['7.43', '6.0', '7.1']],
    ['series:Cobrizos', ['8.4', '7.43']],
  ] as const)('filter %s', (filter, numbers) => {
    expect(seen({ filter })).toEqual(numbers);
    expect(countOf(card, filter, usual)).toBe(numbers.length);
  });

  test('search and filter hold together', () => {
    expect(seen({ filter: 'series:Cobrizos', query: '7' })).toEqual(['7.43']);
  });

  test('the chosen ones are those of the moment when it was asked', () => {
    expect(seen({ filter: 'chosen', chosen: new Set(['6.0']) })).toEqual(['6.0']);
  });
});

describe('groupCard', () => {
  test('by series, in the order of the card', () => {
    expect(groupCard(card, 'series').map(({ key, tones: all }) => [key, all.length])).toEqual([
      ['Naturales', 1],
      ['Cenizas', 1],
      ['Cobrizos', 2],
    ]);
  });
  test('by level', () => {
    expect(groupCard(card, 'level').map(({ key }) => key)).toEqual(['6', '7', '8']);
  });
  test('series with their counts', () => {
    expect(seriesOf(card)[2]).toEqual({ name: 'Cobrizos', count: 2 });
  });
});

test('tonesOf: of a product with volumes only the chosen one’s tones', () => {
  const both = buildCard(
    [buildTone('6.0', { code: 'A', volume: 20 }), buildTone('6.0', { code: 'B', volume: 30 })],
    { attributes: ['Tono', 'Volumen'] },
  );
  expect(tonesOf(offerOf(both), 30).map(({ code }) => code)).toEqual(['B']);
  expect(tonesOf(offerOf(both), null)).toEqual([]);
});
