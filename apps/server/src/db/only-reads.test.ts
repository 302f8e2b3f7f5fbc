import { expect, test } from 'vitest';
import { onlyReads } from './only-reads.ts';

test.each([
  ['select id from cart where id = $1', true],
  ['\n  WITH page AS (SELECT 1) SELECT * FROM page', true],
  ['select updated_at, is_deleted from cart', true],
  ['insert into cart (id) values ($1)', false],
  ['with gone as (delete from cart_line returning id) select id from gone', false],
  ['select 1 from cart where id = $1 for update', false],
  ['select 1 from cart where id = $1 for key share', false],
  ['select pg_advisory_xact_lock($1)', false],
  ["select nextval('order_number')", false],
  ['select mark_hot_products()', false],
  ['vacuum cart', false],
])('«%s» only reads: %s', (text, answer) => {
  expect(onlyReads({ text, values: [], prepare: true })).toBe(answer);
});

test('a text that may hold several statements is never taken for a read', () => {
  expect(onlyReads({ text: 'select 1; drop table cart', values: [], prepare: false })).toBe(false);
});
