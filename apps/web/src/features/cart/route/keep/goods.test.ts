import { expect, test } from 'vitest';
import { type CarriedProduct, goodsFor, readGoods, searchGoods } from './goods.ts';

const product = (
  parts: Partial<CarriedProduct> & Pick<CarriedProduct, 'id' | 'name'>,
): CarriedProduct => ({
  code: `P${parts.id}`,
  brand: 'Almagra',
  minQuantity: 1,
  multiple: 1,
  taxRate: 19,
  base: 10_000,
  versions: [{ id: parts.id * 10, code: `P${parts.id}` }],
  ...parts,
});
const tone = (id: number, number: string, name: string) => ({
  id,
  code: `ESE-${number}`,
  number,
  name,
});
const goods = readGoods([
  product({
    id: 1,
    name: 'Tinte Esencial',
    hasVersions: true,
    versions: [tone(11, '7.43', 'Rubio cobrizo'), tone(12, '7.1', 'Rubio ceniza')],
  }),
  product({
    id: 2,
    name: 'Crema oxidante',
    hasVersions: true,
    versions: [{ id: 21, code: 'OXI-20', volume: 20 }],
  }),
  product({ id: 3, name: 'Guantes de nitrilo × 743' }),
]);
const found = (text: string) =>
  searchGoods(goods, text).map(({ product: { name }, versions }) => [
    name,
    versions.map(({ id }) => id),
  ]);

test.each([
  ['7.43', [['Tinte Esencial', [11]]]],
  ['7/43', [['Tinte Esencial', [11]]]],
  [
    '743',
    [
      ['Tinte Esencial', [11]],
      ['Guantes de nitrilo × 743', [30]],
    ],
  ],
  ['ese-7.1', [['Tinte Esencial', [12]]]],
  ['esencial cobrizo', [['Tinte Esencial', [11]]]],
  ['TÍNTE', [['Tinte Esencial', [11, 12]]]],
  ['oxidante 20', [['Crema oxidante', [21]]]],
  ['nada parecido', []],
  ['  ', []],
])('%j finds by code, tone and name', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('each customer sees the list that holds for them, and no other', () => {
  const lists = [
    {
      id: 5,
      name: 'Peluquerías',
      priority: 1,
      startsAt: null,
      endsAt: null,
      items: [[3, 7000, null] as const],
    },
  ];
  const customer = (own: number[]) =>
    ({ customerId: 'a', lists: own }) as unknown as Parameters<typeof goodsFor>[1];
  expect(goodsFor(goods, customer([5]), lists)(30)?.prices?.list).toMatchObject([{ price: 7000 }]);
  expect(goodsFor(goods, customer([]), lists)(30)?.prices?.list).toEqual([]);
});
