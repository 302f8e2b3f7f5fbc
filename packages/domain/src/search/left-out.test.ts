import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.ts';

test.each([
  ['nothing, where everything was looked for', 'labial barato', null, []],
  ['a word as it was typed', 'labial Económico', [1], ['Económico']],
  [
    'several, in the order in which they were typed',
    'nuevo labial ¡original!',
    [2],
    ['nuevo', '¡original!'],
  ],
  ['a content as one', 'labial 900 ml', [1], ['900 ml']],
  ['a tone in words', 'rubio ceniza nyx', [2], ['rubio ceniza']],
  ['no words that tell nothing', 'labial para el pelo', [1], []],
] as const)('D-14 a search says what it let go: %s', (_title, typed, kept, expected) => {
  expect(leftOutOf(typed, kept)).toEqual(expected);
});
