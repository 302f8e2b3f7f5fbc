import { expect, test } from 'vitest';
import { cleanError } from './clean-error.ts';

test.each([
  ["Cannot read properties of undefined (reading 'price')"],
  ['at render (https://matiz.co/assets/cart-B1x2Y3z4.js:12:104233)'],
  ['Loading chunk 12 failed.\n(missing: https://matiz.co/assets/a-1234567a.js)'],
  ['render@https://matiz.co/assets/cart-B1x2Y3z4.js:12:104233'],
  ['Minified React error 418'],
])('keeps what tells a programmer: %j', (text) => {
  expect(cleanError(text, 'stack')).toBe(text);
});

test.each([
  ['no ana.rios+1@salon.com.co here', 'no [correo] here'],
  ['phone +57 300 123 4567', 'phone [número]'],
  ['document 900.123.456-8 twice', 'document [número] twice'],
  ['card 4111111111111111', 'card [número]'],
  ['of 0b0e2c1e-0000-4000-8000-000000000002', 'of [id]'],
  ['/login?redirectTo=/home&code=1234 was', '/login was'],
  ['https://matiz.co/a.js?v=ana:3:4', 'https://matiz.co/a.js:3:4'],
  [`token ${'aB3_'.repeat(12)} leaked`, 'token [secreto] leaked'],
  ['jwt eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', 'jwt [secreto]'],
])('takes out what tells a person: %j', (text, clean) => {
  expect(cleanError(text, 'message')).toBe(clean);
});

test('cuts what is long', () => {
  expect(cleanError('a '.repeat(9_000), 'message')).toHaveLength(300);
  expect(cleanError('a '.repeat(9_000), 'stack')).toHaveLength(4_000);
});
