import type { StoredLine } from '@matiz/domain/cart/snapshot.ts';
import { expect, it } from 'vitest';
import { rowsByColumn } from '#db/rows-by-column.ts';
import { Query, type SqlFragments } from '#db/sql.ts';
import { cartLineJson, lineColumns } from './cart.store.ts';

const line: StoredLine = {
  id: 'a',
  productId: 1,
  versionId: 2,
  assemblyVersionIds: [3],
  advance: false,
  quantity: 4,
  seenPrice: 500,
  seenUnits: null,
  seenDate: null,
};

it('each field of a stored line is written in its column and read out of it again', () => {
  const tag = ((strings: TemplateStringsArray) =>
    new Query([...strings], [], () => Promise.reject(new Error('nothing is asked')))) as unknown;
  const textOf = (fragment: { strings: readonly string[] }) => fragment.strings.join('');
  const columns = textOf(lineColumns(tag as SqlFragments)).split(/,\s*/);
  const [row = {}] = rowsByColumn([line]);
  expect(Object.keys(row)).toEqual(['id', ...columns]);
  const read = [...textOf(cartLineJson(tag as SqlFragments)).matchAll(/'(\w+)', (\w+)/g)];
  expect(read.map(([, field]) => field)).toEqual(Object.keys(line));
  expect(read.map(([, , column]) => column)).toEqual(Object.keys(row));
});
