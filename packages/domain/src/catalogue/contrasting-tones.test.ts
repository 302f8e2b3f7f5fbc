import { expect, it } from 'vitest';
import { colourDistance, pickContrasting } from './contrasting-tones.ts';

const tones = (...colors: string[]) => colors.map((color) => ({ color }));

it.each([
  [
    'black and white before a second black',
    ['#000000', '#0a0505', '#ffffff'],
    2,
    ['#000000', '#ffffff'],
  ],
  [
    'a red among browns',
    ['#2b1a12', '#3a2418', '#4a2e1f', '#b01020', '#4d3122'],
    2,
    ['#2b1a12', '#b01020'],
  ],
  [
    'in the order of the card, whatever was chosen first',
    ['#402010', '#808080', '#f0e0c0'],
    3,
    ['#402010', '#808080', '#f0e0c0'],
  ],
  ['all of a short card', ['#402010', '#808080'], 5, ['#402010', '#808080']],
  ['of equals the earlier', ['#000000', '#ffffff', '#ffffff'], 2, ['#000000', '#ffffff']],
  ['none of none', [], 5, []],
])('%s', (_, colors, count, chosen) => {
  expect(pickContrasting(tones(...colors), count).map(({ color }) => color)).toEqual(chosen);
});

it('a colour is as far from another as that from it, and not at all from itself', () => {
  expect(colourDistance('#7a2436', '#e9c287')).toBe(colourDistance('#e9c287', '#7a2436'));
  expect(colourDistance('#7a2436', '#7a2436')).toBe(0);
});
