import { expect, expectTypeOf, test } from 'vitest';
import { type Refusal, refuse } from './refusal.ts';

test('a refusal is its code, and the values that its sentence says', () => {
  expect(refuse('OUT_OF_STOCK')).toStrictEqual({ code: 'OUT_OF_STOCK' });
  expect(refuse('STOCK_EXCEEDED', { n: 3, name: 'Tinte' })).toStrictEqual({
    code: 'STOCK_EXCEEDED',
    values: { n: 3, name: 'Tinte' },
  });
});

test('of several codes it is one of them', () => {
  const isTone = Math.max(1, 0) > 0;
  const refusal = refuse(isTone ? 'TONE_OUT_OF_STOCK' : 'OUT_OF_STOCK');
  expectTypeOf(refusal).toEqualTypeOf<Refusal<'TONE_OUT_OF_STOCK'> | Refusal<'OUT_OF_STOCK'>>();
  expect(refusal.code).toBe('TONE_OUT_OF_STOCK');
});
