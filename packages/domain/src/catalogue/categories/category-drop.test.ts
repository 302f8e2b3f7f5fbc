import { expect, test } from 'vitest';
import { type CategoryDrop, dropCategory } from './category-drop.ts';

const tree = [
  { id: 'tintes', parentId: null },
  { id: 'permanente', parentId: 'tintes' },
  { id: 'fantasía', parentId: 'tintes' },
  { id: 'uñas', parentId: null },
  { id: 'barba', parentId: null },
  { id: 'pastel', parentId: 'fantasía' },
];

test.each<[string, CategoryDrop['where'], string, [string | null, number] | 'cycle' | null]>([
  ['barba', 'before', 'tintes', [null, 0]],
  ['barba', 'after', 'tintes', [null, 1]],
  ['tintes', 'after', 'barba', [null, 2]],
  ['tintes', 'before', 'barba', [null, 1]],
  ['barba', 'in', 'tintes', ['tintes', 2]],
  ['barba', 'in', 'uñas', ['uñas', 0]],
  ['pastel', 'before', 'permanente', ['tintes', 0]],
  ['pastel', 'after', 'uñas', [null, 2]],
  ['permanente', 'after', 'fantasía', ['tintes', 1]],
  // It stands there already.
  ['uñas', 'after', 'tintes', null],
  ['uñas', 'before', 'barba', null],
  ['fantasía', 'in', 'tintes', null],
  ['uñas', 'in', 'uñas', null],
  ['nadie', 'in', 'uñas', null],
  // Into what it holds, beside it or below.
  ['tintes', 'in', 'pastel', 'cycle'],
  ['tintes', 'before', 'permanente', 'cycle'],
  ['fantasía', 'after', 'pastel', 'cycle'],
])('%s %s %s', (id, where, onId, to) => {
  const [parentId, place] = Array.isArray(to) ? to : [];
  const expected = Array.isArray(to) ? { parentId, place } : to;
  expect(dropCategory(tree, id, { id: onId, where })).toEqual(expected);
});
