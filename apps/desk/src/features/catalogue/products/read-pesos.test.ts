import { expect, test } from 'vitest';
import { readPesosInput } from './read-pesos.ts';

test.each([
  ['12500', 12_500],
  ['12.500', 12_500],
  ['$ 1.250.000', 1_250_000],
  [' ', null],
  ['0', undefined],
  ['12,5', undefined],
  ['12.50', undefined],
  ['mil', undefined],
])('«%s» as pesos is %s', (text, pesos) => {
  expect(readPesosInput(text)).toBe(pesos);
});
