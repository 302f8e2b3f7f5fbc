import { expect, test } from 'vitest';
import { readOrderFilter, writeOrderFilter } from './order-filter.ts';

test('an address says which orders are looked for', () => {
  const params = new URLSearchParams('search= 7.43 &from=2026-11-01&to=2026-11-20&state=delivered');
  expect(readOrderFilter(params)).toEqual({
    search: '7.43',
    from: '2026-11-01',
    to: '2026-11-20',
    state: 'delivered',
  });
});

test('what is no day and no state counts for nothing', () => {
  const params = new URLSearchParams('search=&from=ayer&to=2026-02-31&state=perdido');
  expect(readOrderFilter(params)).toEqual({});
});

test('another filter leaves the rest of the address alone', () => {
  const params = new URLSearchParams('reference=feria&state=delivered&from=2026-11-01');
  expect(String(writeOrderFilter(params, { search: 'tinte' }))).toBe(
    'reference=feria&search=tinte',
  );
});
