import { describe, expect, it } from 'vitest';
import { insertPictures, readPictureName } from './picture-name.ts';

const told = (name: string) => readPictureName(name).map(({ code, place }) => `${code}#${place}`);

describe('the code in the name of a picture', () => {
  it.each([
    ['ALM001.jpg', ['ALM001#1']],
    ['ALM001.JPEG', ['ALM001#1']],
    ['ALM001-2.png', ['ALM001-2#1', 'ALM001#2']],
    ['ALM001_3.webp', ['ALM001_3#1', 'ALM001-3#1', 'ALM001#3']],
    ['ALM001 (2).jpg', ['ALM001 (2)#1', 'ALM001-(2)#1', 'ALM001#2']],
    ['IGORA-7.43.avif', ['IGORA-7.43#1']],
    ['IGORA 7.43 2.jpg', ['IGORA 7.43 2#1', 'IGORA-7.43-2#1', 'IGORA 7.43#2', 'IGORA-7.43#2']],
    // No place of ours: a year or a size is part of the name.
    ['ALM001-2024.jpg', ['ALM001-2024#1']],
    ['ALM001-0.jpg', ['ALM001-0#1']],
    ['ALM001-13.jpg', ['ALM001-13#1']],
    ['.jpg', []],
    ['', []],
    [`${'x'.repeat(41)}.jpg`, []],
    // As a Mac writes an accent.
    ['MUN\u0303ECA.jpg', ['MUÑECA#1']],
  ])('%s', (name, codes) => {
    expect(told(name)).toEqual(codes);
  });
});

describe('pictures in their places', () => {
  const put = (before: string[], ...placed: [string, number][]) =>
    insertPictures(
      before,
      placed.map(([picture, place]) => ({ picture, place })),
    );

  it.each([
    ['the first of none', put([], ['a', 1]), ['a']],
    ['in order, however they came', put([], ['b', 2], ['a', 1]), ['a', 'b']],
    ['in place of what was there', put(['x', 'y'], ['a', 1]), ['a', 'y']],
    ['behind the last, after a gap', put(['x'], ['a', 5]), ['x', 'a']],
    ['moved, not twice', put(['x', 'y', 'a'], ['a', 1]), ['a', 'y']],
    ['the same again', put(['a', 'b'], ['a', 1], ['b', 2]), ['a', 'b']],
  ])('%s', (_title, after, expected) => {
    expect(after).toEqual(expected);
  });

  it('holds no more than a product may have', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ picture: `p${at}`, place: at + 1 }));
    expect(insertPictures([], many)).toHaveLength(12);
  });
});
