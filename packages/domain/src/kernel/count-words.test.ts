import { expect, test } from 'vitest';
import { countUnits } from './count-words.ts';

test.each([
  [0, '0 unidades'],
  [1, '1 unidad'],
  [2, '2 unidades'],
  [12_345, '12.345 unidades'],
])('%d is said %s', (n, said) => {
  expect(countUnits(n)).toBe(said);
});
