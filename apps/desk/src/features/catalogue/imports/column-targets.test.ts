import { expect, test } from 'vitest';
import { findTwice, type ReadColumn, targetOf } from './column-targets.ts';

const column = (name: string, target: string | null, certainty: ReadColumn['certainty']) => ({
  name,
  target,
  certainty,
  examples: [],
});
const columns = [
  column('Lista A', 'precio', 'guess'),
  column('Lista B', null, 'unknown'),
  column('Ref', 'codigo', 'kept'),
];
const takenFor = (said: Record<string, string | null>) =>
  columns.map((each) => targetOf(each, said));

test('a column is what was proposed until someone says otherwise', () => {
  expect(takenFor({})).toEqual(['precio', null, 'codigo']);
  expect(takenFor({ 'Lista A': null })).toEqual([null, null, 'codigo']);
});

test('what is said of one column is no longer proposed for another', () => {
  expect(takenFor({ 'Lista B': 'precio' })).toEqual([null, 'precio', 'codigo']);
});

test('two columns that are the same are named by each other', () => {
  const said = { 'Lista A': 'precio', 'Lista B': 'precio' };
  expect([...findTwice(columns, said)]).toEqual([
    ['Lista B', 'Lista A'],
    ['Lista A', 'Lista B'],
  ]);
  expect(findTwice(columns, {}).size).toBe(0);
});
