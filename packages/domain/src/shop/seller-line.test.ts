import { expect, test } from 'vitest';
import { type Seller, sellerLine } from './seller-line.ts';

const none: Seller = { name: '', nit: '', address: '', phone: '', email: '' };

test.each([
  ['nothing said', none, ''],
  ['a name alone', { ...none, name: 'Belleza Andina' }, 'Belleza Andina'],
  [
    'everything',
    {
      name: 'Belleza Andina S.A.S.',
      nit: '900123456-8',
      address: 'Calle 10 # 5-20, Pasto',
      phone: '602 555 0100',
      email: 'hola@andina.co',
    },
    'Belleza Andina S.A.S. · NIT 900.123.456-8 · Calle 10 # 5-20, Pasto · 602 555 0100 · hola@andina.co',
  ],
])('who sells, of %s', (_name, seller, line) => {
  expect(sellerLine(seller)).toBe(line);
});
