import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAround } from './picture-focus.ts';

const square = { width: 960, height: 960 };
const wide = { width: 1600, height: 560 };

test.each([
  ['the middle', { x: 0.5, y: 0.5 }, { left: 500, top: 0 }],
  ['a point to the left', { x: 0.4, y: 0.9 }, { left: 300, top: 0 }],
  ['the left edge', { x: 0, y: 0.5 }, { left: 0, top: 0 }],
  ['the right edge', { x: 1, y: 0 }, { left: 1_000, top: 0 }],
])('a square of a wide picture keeps %s', (_, focus, corner) => {
  const cut = cutAround({ width: 2_000, height: 1_000 }, square, focus);
  expect(cut).toEqual({ ...corner, width: 1_000, height: 1_000 });
});

test('a banner of a tall picture takes its whole width, at the height of the point', () => {
  const cut = cutAround({ width: 800, height: 1_200 }, wide, { x: 0.5, y: 0.25 });
  expect(cut).toEqual({ left: 0, top: 160, width: 800, height: 280 });
});

test('what is cut lies within the picture, whatever its size and the point', () => {
  const side = fc.integer({ min: 1, max: 9_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side, side, share, share, (width, height, x, y) => {
      const { left, top, ...cut } = cutAround({ width, height }, wide, { x, y });
      expect(left >= 0 && left + cut.width <= width).toBe(true);
      expect(top >= 0 && top + cut.height <= height).toBe(true);
      expect(cut.width > 0 && cut.height > 0).toBe(true);
    }),
  );
});
