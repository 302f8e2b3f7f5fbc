import { expect, test } from 'vitest';
import type { ToneShow } from '#features/catalogue/index.ts';
import { pickTones } from './pick-tones.ts';

const product = {
  _id: '1',
  slug: 'tinte',
  name: 'Tinte',
  brand: { _id: '1', name: 'Alma', slug: 'alma' },
};
function showOf(count: number): ToneShow {
  const tones = Array.from({ length: count }, (_, n) => ({
    number: `${n}.0`,
    name: `Tono ${n}`,
    hex: '#a8643a',
  }));
  return { product, toneCount: count, series: [{ title: 'Naturales', tones }] };
}
const numbers = (show: ToneShow | null, count: number) =>
  pickTones(show, count).map(({ number }) => number);

test.each([
  ['of many: evenly, from the whole card', showOf(40), ['5.0', '15.0', '25.0', '35.0']],
  ['of few: all', showOf(2), ['0.0', '1.0']],
  ['a shop without tones: drawn ones', null, ['1.0', '3.0', '5.4', '6.66']],
  ['a card that lost its tones: drawn ones', showOf(0), ['1.0', '3.0', '5.4', '6.66']],
])('the tones of a drawing, %s', (_title, show, expected) => {
  expect(numbers(show, 4)).toEqual(expected);
});
