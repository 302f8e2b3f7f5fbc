import { expect, test } from 'vitest';
import { fromCentimetres, toCentimetres } from './package-size.ts';

test.each([
  [125, '12,5'],
  [10, '1'],
  [1, '0,1'],
])('%i mm are %s cm, there and back', (millimetres, centimetres) => {
  expect(toCentimetres(millimetres)).toBe(centimetres);
  expect(fromCentimetres(centimetres)).toBe(millimetres);
});

test.each([
  ['12.5 cm', 125],
  [' 12 ', 120],
  ['0', 0],
  ['12,54', 125],
  ['-3', '-3'],
  ['doce', 'doce'],
])('«%s» is read as %s', (written, read) => {
  expect(fromCentimetres(written)).toBe(read);
});
