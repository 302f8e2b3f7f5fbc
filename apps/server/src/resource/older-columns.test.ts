import { expect, test } from 'vitest';
import { inContractNames } from './older-columns.ts';

test.each([
  ['zone', { free_from: 5, code: 'sur', cities: 'Bello' }, { freeFrom: 5, cities: 'Bello' }],
  ['promotion', { end_date: null, app_link: '/home/' }, { endsAt: null, link: '/home/' }],
  ['banner', { place: 'home', position: 2 }, { shownIn: 'home', place: 2 }],
  ['banner', { place: 2 }, { place: 2 }],
  ['payment-method', { type_movement: null }, { movement: 'none' }],
  [
    'product',
    { slug: 'a', price_MED: 1, withdrawn_at: null },
    { price_MED: 1, isWithdrawn: false },
  ],
  ['product', { 'TIN-1': 'orden 1' }, { 'TIN-1': 'orden 1' }],
  [
    'programmed-price',
    { during: '["2026-12-01 00:00:00-05",)' },
    { startsAt: '2026-12-01T05:00:00.000Z', endsAt: null },
  ],
  ['programmed-price', { during: 'empty' }, { startsAt: null, endsAt: null }],
  // What is written in the names of its contract stays so.
  ['coupon', { cityCodes: ['05001'], isLast: true }, { cityCodes: ['05001'], isLast: true }],
])('what an entry of a %s says: %j', (kind, said, expected) => {
  expect(inContractNames(kind, said)).toEqual(expected);
});

test('nothing stays nothing', () => expect(inContractNames('zone', null)).toBeNull());
