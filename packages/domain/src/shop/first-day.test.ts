import { describe, expect, test } from 'vitest';
import { canSell, firstDayOf, type ShopFacts } from './first-day.ts';

const nothing: ShopFacts = {
  businessName: '',
  nit: '',
  hasOwnTexts: false,
  warehouses: 0,
  cities: 0,
  cashCities: 0,
  tradeTypes: 0,
  categories: 0,
  methodsOnDelivery: 0,
  onlineMethods: 0,
  methodsByHand: 0,
  products: 0,
  sellableProducts: 0,
  hasOrders: false,
  hasMail: false,
  hasGateway: false,
};
const all: ShopFacts = {
  businessName: 'Color SAS',
  nit: '900123456-8',
  hasOwnTexts: true,
  warehouses: 1,
  cities: 2,
  cashCities: 2,
  tradeTypes: 1,
  categories: 3,
  methodsOnDelivery: 1,
  onlineMethods: 2,
  methodsByHand: 0,
  products: 5,
  sellableProducts: 4,
  hasOrders: true,
  hasMail: true,
  hasGateway: false,
};
const missing = (facts: ShopFacts) =>
  firstDayOf(facts).flatMap(({ key, isDone }) => (isDone ? [] : [key]));

describe('the first day of a shop', () => {
  test.each<[string, Partial<ShopFacts>, string[], boolean]>([
    ['everything', {}, [], true],
    ['no NIT', { nit: '' }, ['business'], true],
    ['no terms of its own', { hasOwnTexts: false }, ['legal'], true],
    ['no mail', { hasMail: false }, ['mail'], true],
    ['no order yet', { hasOrders: false }, ['test-order'], true],
    ['no open warehouse', { warehouses: 0 }, ['warehouse'], false],
    ['no city', { cities: 0, cashCities: 0 }, ['coverage', 'payment'], false],
    ['no trade type', { tradeTypes: 0 }, ['trade-types'], false],
    ['nothing that the door collects', { cashCities: 0 }, ['payment'], false],
    ['a gateway instead', { cashCities: 0, hasGateway: true }, [], true],
    [
      'a gateway with nothing on',
      { methodsOnDelivery: 0, onlineMethods: 0, hasGateway: true },
      ['payment'],
      false,
    ],
    ['products without stock', { sellableProducts: 0 }, ['products'], false],
  ])('with %s', (_name, part, lacks, sells) => {
    const facts = { ...all, ...part };
    expect(missing(facts)).toEqual(lacks);
    expect(canSell(firstDayOf(facts))).toBe(sells);
  });

  test.each<[string, Partial<ShopFacts>, string]>([
    ['one', { sellableProducts: 1 }, '1 producto con precio y existencias.'],
    ['many', { sellableProducts: 4321 }, '4.321 productos con precio y existencias.'],
  ])('says how many there are: %s', (_name, part, text) => {
    const steps = firstDayOf({ ...all, ...part });
    expect(steps.find(({ key }) => key === 'products')?.text).toBe(text);
  });

  test('an empty shop lacks all, each with what to do', () => {
    const steps = firstDayOf(nothing);
    expect(missing(nothing)).toHaveLength(steps.length);
    expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length);
  });
});
