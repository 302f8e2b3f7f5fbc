import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  changeListState,
  emptyListState,
  type ListState,
  orderOfColumn,
  readListState,
  replaceListState,
  toListQuery,
  writeListState,
} from './list-state.ts';

const text = fc.string({ minLength: 1, maxLength: 20 });
const states: fc.Arbitrary<ListState> = fc.record({
  q: fc.oneof(fc.constant(''), text),
  order: fc.option(text),
  filters: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text, { maxKeys: 3 }),
  page: fc.option(
    fc.record({ side: fc.constantFrom('after' as const, 'before' as const), cursor: text }),
  ),
});

describe('a list in its address', () => {
  it('is read as it was written, whatever was searched for', () => {
    fc.assert(
      fc.property(states, (state) => {
        const search = new URLSearchParams(writeListState(state).toString());
        expect(readListState(search)).toEqual(state);
      }),
    );
  });

  it('takes the place of the one before and leaves what is the page’s own', () => {
    const address = new URLSearchParams('parte=historial&q=igora&f.brand=3&tras=c');
    const next = { ...emptyListState, order: '-name', filters: { state: 'open' } };
    expect(replaceListState(address, next).toString()).toBe(
      'parte=historial&orden=-name&f.state=open',
    );
  });

  it('leaves out what is usual', () => {
    expect(writeListState(emptyListState).toString()).toBe('');
  });

  it('begins again when anything but the page changes', () => {
    const deep: ListState = { ...emptyListState, page: { side: 'after', cursor: 'c' } };
    expect(changeListState(deep, { q: 'igora' })).toEqual({ ...emptyListState, q: 'igora' });
  });

  it('asks for the count with the first page alone', () => {
    expect(toListQuery(emptyListState)).toEqual({ count: '1' });
    const second: ListState = { ...emptyListState, page: { side: 'after', cursor: 'c' } };
    expect(toListQuery({ ...second, filters: { brand: '3' }, order: '-name', q: 'a' })).toEqual({
      q: 'a',
      order: '-name',
      'f.brand': '3',
      after: 'c',
    });
  });
});

describe('the order of a column', () => {
  test.each([
    ['the list’s own order', ['name', '-name'], null, 'name', 'ascending', '-name'],
    ['turned round', ['name', '-name'], '-name', 'name', 'descending', 'name'],
    ['another column', ['name', '-name', '-at'], 'name', 'at', 'none', '-at'],
    ['one way only', ['-at'], null, 'at', 'descending', '-at'],
    ['no index behind it', ['name'], null, 'story', 'none', null],
  ] as const)('%s', (_name, orders, current, column, sort, next) => {
    expect(orderOfColumn(orders, current, column)).toEqual({ sort, next });
  });
});
