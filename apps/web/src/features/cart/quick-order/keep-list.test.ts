import { expect, test } from 'vitest';
import { keepList, readKeptList } from './keep-list.ts';

function createTab(kept: string | null = null) {
  const values = new Map(kept === null ? [] : [['matiz:quick-order', kept]]);
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}

test('a list comes back as it was typed, in its order', () => {
  const tab = createTab();
  const inputs = [{ text: '7.43 x3' }, { code: 'OXI-20', quantity: '2' }];
  keepList(
    tab,
    inputs.map((input, id) => ({ id, input })),
  );
  expect(readKeptList(tab)).toEqual(inputs);
});

test('an empty list keeps nothing', () => {
  const tab = createTab('[{"text":"7.43"}]');
  keepList(tab, []);
  expect(readKeptList(tab)).toEqual([]);
});

test.each([
  ['nothing', null, []],
  ['what is no list', '{"text":"7.43"}', []],
  ['what was cut off', '[{"text":', []],
  ['rows of an older page', '[{"text":7},{"code":"A"},null,"x",{"text":"6.0"}]', [{ text: '6.0' }]],
  ['a row with another kind of quantity', '[{"code":"A","quantity":2}]', []],
])('of %s only what is a row is taken', (_, kept, rows) => {
  expect(readKeptList(createTab(kept))).toEqual(rows);
});
