import { expect, test } from 'vitest';
import { slugOf } from '../../kernel/text.ts';
import { proposedCategories } from './proposed-categories.ts';

const all = proposedCategories.flatMap((one) => [one, ...one.children]);

test('each has an address of its own, which is one already', () => {
  const codes = all.map(({ code }) => code);
  expect(codes.filter((code) => slugOf(code) !== code)).toEqual([]);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

test('each has a name that begins with a capital', () => {
  expect(all.filter(({ name }) => !/^\p{Lu}\S/u.test(name))).toEqual([]);
});

test('none is the only one below its parent, nor below a child', () => {
  expect(proposedCategories.filter(({ children }) => children.length === 1)).toEqual([]);
  expect(all.length).toBeGreaterThan(40);
});
