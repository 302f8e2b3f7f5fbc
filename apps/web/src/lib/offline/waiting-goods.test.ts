import { expect, test } from 'vitest';
import type { WaitingChange } from './changes.ts';
import { listAdditions, withUnits } from './waiting-goods.ts';

const change = (body: WaitingChange['body'], path = '/cart/additem'): WaitingChange => ({
  owner: 'ana salon',
  path,
  body,
  name: 'Tinte',
  doneAt: 0,
});
const tones = {
  productId: '1',
  code: 'TIN',
  mutationId: 'm1',
  versions: [
    { code: '7', quantity: 3, quantityPresale: 1, seenPrice: 900 },
    { code: '8', quantity: 1 },
  ],
};

test('additions are listed tone by tone; other changes are not', () => {
  const listed = listAdditions([
    change(tones),
    change({ productId: '2', code: 'OXI', quantity: 2 }),
    change({ code: 'TIN', quantity: 9 }, '/cart/changequantityitem'),
  ]);
  expect(listed.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['7', 3],
    ['8', 1],
    [null, 2],
  ]);
});

test.each([
  [
    'another quantity',
    '7',
    5,
    { versions: [{ code: '7', quantity: 5, seenPrice: 900 }, tones.versions[1]] },
  ],
  ['none of a tone', '7', 0, { versions: [tones.versions[1]] }],
])('%s leaves the rest and the id as they were', (_, code, quantity, changed) => {
  expect(withUnits(tones, code, quantity)).toEqual({ ...tones, ...changed });
});

test('with nothing left there is no addition', () => {
  expect(withUnits({ code: 'OXI', quantity: 2 }, null, 0)).toBeNull();
  const one = withUnits(tones, '7', 0);
  expect(one && withUnits(one, '8', 0)).toBeNull();
});
