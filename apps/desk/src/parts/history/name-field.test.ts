import { allCalls } from '@matiz/contracts/calls.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameField } from './name-field.ts';

/** What a form sends and no history holds by this name: prices are said one by one, stock by its own. */
const leftOut = new Set(['prices', 'stock']);

const forms = allCalls.flatMap(({ path }) => {
  const [, name] = /^\/staff\/([a-z-]+)\/history$/.exec(path) ?? [];
  const call = allCalls.find((each) => each.method === 'PUT' && each.path === `/staff/${name}`);
  const set = call?.body instanceof z.ZodObject ? call.body.shape.set : undefined;
  return name && set instanceof z.ZodObject ? [[name, Object.keys(set.shape)] as const] : [];
});

test('there are forms whose histories are named', () => {
  expect(forms.length).toBeGreaterThan(25);
});

test.each(forms)('a history of /staff/%s names each field of its form', (_, fields) => {
  const named = fields.filter((field) => !leftOut.has(field));
  expect(named.filter((field) => nameField(field) === undefined)).toEqual([]);
});

/** Written by deeds of their own, in the server's `writeAudit`; and what stands inside of a value. */
const others = {
  arrival: ['code', 'warehouseId', 'date', 'cap', 'isMerged', 'orders'],
  'arrival that came': ['received', 'served', 'stocked', 'missing', 'restOn'],
  credit: ['used'],
  customer: ['sellerId', 'status'],
  deal: ['moved'],
  import: ['file'],
  invitation: ['email', 'name', 'lastName', 'roles', 'makes'],
  menu: ['label', 'link', 'isShown', 'screen'],
  order: ['delivery_1', 'state', 'paymentMethod', 'total'],
  payment: ['paymentState', 'reference', 'amount', 'refunded'],
  phone: ['phoneEnding'],
  price: ['price'],
  product: ['image', 'price_BOG', 'option_TIN-1', 'swatch_TIN-1'],
  'price list': ['price:TIN-1'],
  selection: ['by', 'brandId', 'categoryId', 'tag', 'loweredDays', 'products'],
  staff: ['sessions', 'hasSecondFactor', 'isRecovered'],
  stock: ['available', 'counted', 'barcode'],
  support: ['message', 'isAnswered'],
  // Columns that older entries have and no form.
  older: ['cities', 'productId', 'gotProductId', 'ruleBrandId', 'ruleCategoryId', 'ruleTag'],
};

test.each(Object.entries(others))('a history of a %s names what it holds', (_, fields) => {
  expect(fields.filter((field) => nameField(field) === undefined)).toEqual([]);
});
