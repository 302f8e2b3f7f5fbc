import { describe, expect, it, test } from 'vitest';
import { type CategoryStep, flattenCategories, stepCategory } from './category-step.ts';

const tree = [
  { id: 'tintes', parentId: null },
  { id: 'permanente', parentId: 'tintes' },
  { id: 'fantasía', parentId: 'tintes' },
  { id: 'uñas', parentId: null },
  { id: 'barba', parentId: null },
  { id: 'pastel', parentId: 'fantasía' },
];

describe('one step of a category', () => {
  test.each<[string, CategoryStep, [string | null, number] | null]>([
    ['uñas', 'up', [null, 0]],
    ['uñas', 'down', [null, 2]],
    ['uñas', 'in', ['tintes', 2]],
    ['uñas', 'out', null],
    ['tintes', 'up', null],
    ['tintes', 'in', null],
    ['barba', 'down', null],
    ['barba', 'in', ['uñas', 0]],
    ['permanente', 'out', [null, 1]],
    ['fantasía', 'up', ['tintes', 0]],
    ['fantasía', 'in', ['permanente', 0]],
    ['pastel', 'out', ['tintes', 2]],
    ['nadie', 'up', null],
  ])('%s %s', (id, step, to) => {
    const [parentId, place] = to ?? [];
    expect(stepCategory(tree, id, step)).toEqual(to && { parentId, place });
  });
});

it('the tree reads from the top down', () => {
  expect(flattenCategories(tree).map(({ category, depth }) => [category.id, depth])).toEqual([
    ['tintes', 0],
    ['permanente', 1],
    ['fantasía', 1],
    ['pastel', 2],
    ['uñas', 0],
    ['barba', 0],
  ]);
});
