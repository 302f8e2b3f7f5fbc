import { describe, expect, test } from 'vitest';
import { refuse } from '../../kernel/refusal.ts';
import { aPresale, aSellable } from '../cart.builders.ts';
import { quantityRefusal, shortageOf } from '../plan/shortage.ts';
import { faultOfRefusal } from './row-fault.ts';

const box = aSellable({ name: 'Guantes', minQuantity: 12, multiple: 6 });

describe('a row of a list that follows units of the same version', () => {
  test.each([
    ['none', 0, [18, 24], '18 o 24'],
    ['some', 12, [6, 12], '6 o 12'],
    ['as many as the lower number', 18, [6], '6'],
    ['more than either', 30, [], '18 o 24'],
  ])('%s before it: it is told what the row could say', (_, before, nearest, said) => {
    const refusal = quantityRefusal(box, { kind: 'NOT_A_MULTIPLE', nearest: [18, 24] });
    expect(faultOfRefusal(refusal, before)).toEqual({
      reason: refuse('NOT_A_MULTIPLE', { name: 'Guantes', multiple: 6, nearest: said }),
      nearest,
    });
  });

  test('a minimum names the minimum, and what is missing of it', () => {
    const refusal = quantityRefusal(box, { kind: 'BELOW_MINIMUM', nearest: [12, 18] });
    expect(faultOfRefusal(refusal, 4)).toEqual({
      reason: refuse('BELOW_MINIMUM', { name: 'Guantes', min: 12 }),
      nearest: [8, 14],
    });
  });
});

describe('a tone that there is none of', () => {
  test.each([
    ['is not sold ahead like its sisters', { excludedFromPresale: true }, 0, 'NOT_IN_PRESALE'],
    ['is sold ahead', {}, 0, 'TONE_OUT_OF_STOCK'],
    [
      'is not sold ahead, but some are left',
      { excludedFromPresale: true },
      3,
      'STOCK_INSUFFICIENT',
    ],
    [
      'belongs to what is never sold ahead',
      { isPresale: false, excludedFromPresale: true },
      0,
      'TONE_OUT_OF_STOCK',
    ],
  ])('%s', (_, change, available, code) => {
    const fault = faultOfRefusal(shortageOf(aPresale(0, change), available), 0);
    expect([fault.reason.code, fault.nearest]).toEqual([code, []]);
  });
});
