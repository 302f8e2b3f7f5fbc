import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

function written(page: number, totalPages: number): string {
  return pagesAround(page, totalPages)
    .map((entry) => entry.page ?? '…')
    .join(' ');
}

test.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i is written as "%s…"', (page, totalPages, text) => {
  expect(written(page, totalPages)).toBe(text);
});
