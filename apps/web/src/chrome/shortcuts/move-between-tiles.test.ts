import { expect, test } from 'vitest';
import { nextTile } from './move-between-tiles.ts';

/** Three columns of 100 px, rows of 200 px; the last row has one tile. */
const boxes = [0, 1, 2, 3, 4, 5, 6].map((place) => ({
  left: (place % 3) * 100,
  top: Math.floor(place / 3) * 200,
}));

test.each<[string, number, string, number | null]>([
  ['the next of the row', 0, 'ArrowRight', 1],
  ['the one before', 1, 'ArrowLeft', 0],
  ['nothing past the end of the row', 2, 'ArrowRight', null],
  ['nothing before its beginning', 3, 'ArrowLeft', null],
  ['the one below', 1, 'ArrowDown', 4],
  ['the one above', 4, 'ArrowUp', 1],
  ['the nearest of a short row', 5, 'ArrowDown', 6],
  ['nothing below the last', 6, 'ArrowDown', null],
  ['nothing by another key', 0, 'a', null],
  ['nothing from where no tile is', -1, 'ArrowRight', null],
])('an arrow leads to %s', (_, from, key, to) => {
  expect(nextTile(boxes, from, key)).toBe(to);
});
