import { expect, test } from 'vitest';
import { contrastOf, designOn, usualDesign } from './promotion-design.ts';

test.each([
  ['#000000', '#ffffff'],
  ['#a01d55', '#ffffff'],
  ['#FFD166', '#2a1526'],
  [' #fdfaf5 ', '#2a1526'],
])('on %s is written in %s', (background, text) => {
  expect(designOn(background)).toEqual({ background: background.trim().toLowerCase(), text });
});

test.each(['', 'red', '#fff', '#12345g', '#1234567', 'url(x)', '#a01d55;color:red'])(
  '%j is no colour',
  (background) => {
    expect(designOn(background)).toBeNull();
  },
);

test.each(['#7f7f7f', '#808000'])('on %s neither ink is readable', (background) => {
  expect(designOn(background)).toBeNull();
});

test('whatever is taken is read at 4.5:1', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const background = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    const design = designOn(background);
    if (design) expect(contrastOf(background, design.text)).toBeGreaterThanOrEqual(4.5);
  }
  expect(designOn(usualDesign.background)).toEqual(usualDesign);
});
