import { expect, test } from 'vitest';
import { type AnsweredLine, differencesOf } from './draft-differences.ts';

const line = {
  versionId: 1,
  code: 'KOL-1',
  name: 'Kolor 1',
  quantity: 3,
  price: 1000,
  inPresale: 0,
  date: null,
};
const same: AnsweredLine = {
  quantityNow: 3,
  quantityPresale: 0,
  dispatchDate: null,
  price: 1000,
  refusal: null,
};
const about = { name: 'Kolor 1', versionId: 1 };

test.each<[string, Partial<AnsweredLine>, object[]]>([
  ['nothing', {}, []],
  ['its price', { price: 1200 }, [{ ...about, kind: 'price', before: 1000, after: 1200 }]],
  [
    'some of it comes later',
    { quantityNow: 1, quantityPresale: 2, dispatchDate: '2026-12-01' },
    [{ ...about, kind: 'presale', units: 2, date: '2026-12-01' }],
  ],
  [
    'it cannot be had',
    { refusal: 'Solo quedan 2.', price: 1200 },
    [{ ...about, kind: 'refused', quantity: 3, message: 'Solo quedan 2.' }],
  ],
])('what changed: %s', (_, change, differences) => {
  expect(differencesOf([line], [{ ...same, ...change }])).toEqual(differences);
});

test('of a line whose price nobody knew only the rest is compared', () => {
  expect(differencesOf([{ ...line, price: null }], [same])).toEqual([]);
});

test('a line without an answer was not taken', () => {
  expect(differencesOf([line], [])).toMatchObject([{ kind: 'refused', quantity: 3 }]);
});
