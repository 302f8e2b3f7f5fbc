import { describe, expect, test } from 'vitest';
import { refuse } from '../../kernel/refusal.ts';
import { aSellable, aTone } from '../cart.builders.ts';
import {
  type QuantityRefusal,
  quantityRefusal,
  refuseAll,
  type StockRefusal,
  shortageOf,
} from './shortage.ts';

describe('§8 the stock alert', () => {
  const volume = aTone(2, { color: null });
  test.each([
    ['nothing left of a product', aSellable(), 0, refuse('OUT_OF_STOCK')],
    ['nothing left of a tone', aTone(2), 0, refuse('TONE_OUT_OF_STOCK')],
    ['nothing left of a version without a colour', volume, 0, refuse('OUT_OF_STOCK')],
    ['a count that was corrected below zero', aSellable(), -3, refuse('OUT_OF_STOCK')],
    [
      'some of a product, by its name',
      aSellable(),
      3,
      refuse('STOCK_EXCEEDED', { n: 3, name: 'Kolor' }),
    ],
    ['some of a tone', aTone(2), 3, refuse('STOCK_INSUFFICIENT', { n: 3 })],
    ['some of another version', volume, 3, refuse('STOCK_INSUFFICIENT', { n: 3 })],
  ])('%s', (_, sellable, available, reason) => {
    expect(shortageOf(sellable, available)).toEqual({ sellable, available, reason });
  });
});

test('§5 the minimum and the multiple say the nearest numbers', () => {
  const sellable = aSellable({ minQuantity: 6, multiple: 3 });
  expect(quantityRefusal(sellable, { kind: 'BELOW_MINIMUM', nearest: [6, 9] })).toMatchObject({
    reason: refuse('BELOW_MINIMUM', { name: 'Kolor', min: 6 }),
    nearest: [6, 9],
  });
  expect(quantityRefusal(sellable, { kind: 'NOT_A_MULTIPLE', nearest: [6, 9] })).toMatchObject({
    reason: refuse('NOT_A_MULTIPLE', { name: 'Kolor', multiple: 3, nearest: '6 o 9' }),
    nearest: [6, 9],
  });
});

test('of several refusals the first speaks, and each has its line', () => {
  const rule = quantityRefusal(aSellable({ minQuantity: 6 }), {
    kind: 'BELOW_MINIMUM',
    nearest: [6],
  });
  expect(refuseAll<StockRefusal | QuantityRefusal>([shortageOf(aTone(2), 3), rule])).toEqual({
    ...refuse('STOCK_INSUFFICIENT', { n: 3 }),
    lines: [
      {
        code: 'KOL',
        versionCode: 'KOL-2',
        name: 'Kolor 2.0 Tono',
        reason: refuse('STOCK_INSUFFICIENT', { n: 3 }),
      },
      { code: 'KOL', versionCode: null, name: 'Kolor', reason: rule.reason, nearest: [6] },
    ],
  });
});
