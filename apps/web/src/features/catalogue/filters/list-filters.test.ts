import { expect, it } from 'vitest';
import { countChosen, readFilters, toggleValue, writeFilters } from './list-filters.ts';

it.each([
  ['', {}],
  ['brand=7,3&level=7', { brand: '3,7', level: '7' }],
  ['brand=3,3', { brand: '3' }],
  ['brand=-1&level=13&volume=0&reflection=Ñ', {}],
  ['brand=3,cuatro', { brand: '3' }],
  ['offer=1&new=true&available=stock', { available: 'stock', new: 'true' }],
  ['line=color-intenso&reflection=cobrizo', { line: 'color-intenso', reflection: 'cobrizo' }],
  ['minPrice=10000&maxPrice=9.5', { minPrice: '10000' }],
  [
    `brand=${Array.from({ length: 60 }, (_, at) => at + 100).join(',')}`,
    { brand: expect.any(String) },
  ],
])('the filters of «%s» are %o', (address, filters) => {
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});

it('takes no more values than the call', () => {
  const many = Array.from({ length: 60 }, (_, at) => at + 100).join(',');
  const { brand } = readFilters(new URLSearchParams({ brand: many }));
  expect(brand?.split(',')).toHaveLength(40);
});

it('keeps what else stands in the address, and starts at the first page', () => {
  const params = new URLSearchParams('reference=ana&sort=new&page=3&level=7');
  expect(writeFilters(params, { brand: '3' }).toString()).toBe('reference=ana&sort=new&brand=3');
});

it('a value goes in and out; of one that stands alone the last counts', () => {
  const one = toggleValue({}, 'brand', '7');
  const two = toggleValue(one, 'brand', '3');
  expect(two).toEqual({ brand: '3,7' });
  expect(toggleValue(toggleValue(two, 'brand', '3'), 'brand', '7')).toEqual({});
  expect(toggleValue({ available: 'stock' }, 'available', 'presale')).toEqual({
    available: 'presale',
  });
});

it('counts every chosen value', () => {
  expect(countChosen({ brand: '3,7', offer: 'true' })).toBe(3);
});
