import { describe, expect, test } from 'vitest';
import {
  aCart,
  aCombo,
  aLine,
  aPart,
  aPresale,
  aSellable,
  aTone,
  cartNow,
  idOf,
} from '../cart.builders.ts';
import { findLine, type LineName, unitsNamed } from './find-line.ts';

const name = (change: Partial<LineName>): LineName => ({
  code: 'KOL',
  versionCode: null,
  assemblyVersionCode: null,
  advance: false,
  dispatchDate: null,
  ...change,
});
const open = aPart('PEI', [
  [501, 9],
  [502, 9],
]);
const cart = aCart(
  [
    aLine(1, { versionId: 11 }),
    aLine(2, { versionId: 71 }),
    aLine(3, { versionId: 71, advance: true }),
    aLine(4, { versionId: 90, productId: 9, assemblyVersionIds: [501] }),
    aLine(5, { versionId: 90, productId: 9, assemblyVersionIds: [502] }),
    aLine(6, { versionId: 404 }),
  ],
  aSellable({ versionId: 11, code: 'CHA' }),
  aTone(71, { code: 'KOL' }),
  aCombo([aPart('TIJ', [[500, 9]]), open]),
);

describe('findLine', () => {
  test.each([
    ['a product without versions, by its code', { code: 'CHA' }, 1],
    ['a tone, by the code that a line shows', { code: 'KOL-71' }, 2],
    ['a tone, by product and version', { code: 'KOL', versionCode: 'KOL-71' }, 2],
    ['what waits is another line', { code: 'KOL-71', advance: true }, 3],
    ['a combo by its chosen part', { code: 'SET', assemblyVersionCode: 'PEI-501' }, 4],
    ['the same combo with the other part', { code: 'SET', assemblyVersionCode: 'PEI-502' }, 5],
  ])('finds %s', (_, named, line) => {
    expect(findLine(name(named), cart)?.id).toBe(idOf(line));
  });

  test.each([
    ['a product of tones without its tone', { code: 'KOL' }],
    ['a tone of another product', { code: 'CHA', versionCode: 'KOL-71' }],
    ['a combo without its part', { code: 'SET' }],
    ['a part that the combo does not have', { code: 'SET', assemblyVersionCode: 'PEI-503' }],
    ['a part of what is no combo', { code: 'CHA', assemblyVersionCode: 'PEI-501' }],
    ['a code in another case', { code: 'cha' }],
    ['what is not in the cart', { code: 'OXI' }],
  ])('finds nothing for %s', (_, named) => {
    expect(findLine(name(named), cart)).toBeNull();
  });
});

describe('unitsNamed', () => {
  const row = aLine(1, { quantity: 9, advance: true });
  const presale = aCart([row], aPresale(0));

  test.each([
    ['the whole line', null, 9],
    ['what leaves with the first arrival', '2026-12-01', 4],
    ['what leaves with the second', '2026-12-15', 5],
    ['the whole line where nothing leaves on that day', '2026-12-24', 9],
  ])('covers %s', (_, dispatchDate, units) => {
    expect(unitsNamed(row, name({ dispatchDate }), presale, cartNow)).toBe(units);
  });
});
