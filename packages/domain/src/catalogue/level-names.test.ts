import { expect, test } from 'vitest';
import { readToneWords } from '../search/tone-words.ts';
import { levelName } from './level-names.ts';

test.each([
  [0, 'Correctores'],
  [1, 'Negro'],
  [2, 'Castaño muy oscuro'],
  [7, 'Rubio medio'],
  [10, 'Rubio platino'],
  [12, 'Superaclarante especial'],
  [13, '13'],
])('height %d is called %s', (level, name) => {
  expect(levelName(level)).toBe(name);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'the search reads the name of height %d as it',
  (level) => {
    const words = levelName(level).toLowerCase().split(' ');
    expect(readToneWords(words, null, true)?.levels).toEqual([level]);
  },
);
