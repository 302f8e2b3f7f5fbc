import { describe, expect, test } from 'vitest';
import { everySort, productSource, readListFilter } from './product-source.ts';

const search = (text: string) => new URLSearchParams(text);

describe('readListFilter', () => {
  test.each([
    ['the first order of the list', '', 'bestsellers'],
    ['the order of the address', 'sort=price-desc', 'price-desc'],
    ['no order that there is not', 'sort=random', 'bestsellers'],
  ])('takes %s', (_, address, sort) => {
    expect(readListFilter({}, search(address), everySort).sort).toBe(sort);
  });

  test('takes no order by price where a list has none, nor any where it has none at all', () => {
    const byPrice = search('sort=price-asc');
    expect(readListFilter({}, byPrice, ['new', 'name']).sort).toBe('new');
    expect(readListFilter({}, byPrice, []).sort).toBe('bestsellers');
  });

  test('keeps what the list is of, and the filters that are some', () => {
    const scope = { manufacturerId: '7' };
    const address = search('offer=true&brand=3,x&level=13');
    expect(readListFilter(scope, address, everySort)).toEqual({
      manufacturerId: '7',
      sort: 'bestsellers',
      filters: { offer: 'true', brand: '3' },
    });
  });
});

test('two addresses that ask for the same are one list', () => {
  const keyOf = (address: string) =>
    JSON.stringify(productSource(readListFilter({}, search(address), everySort)).key);
  expect(keyOf('brand=3,7&offer=true')).toBe(keyOf('offer=true&brand=7,3,7&utm_source=x'));
  expect(keyOf('brand=3')).not.toBe(keyOf('brand=7'));
});
