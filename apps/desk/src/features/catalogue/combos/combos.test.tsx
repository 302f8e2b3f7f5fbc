// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { previewCombo } from '@matiz/contracts/staff/catalogue/combos.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { buildProduct, type Product } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const product = (id: string, name: string, parts: Partial<Product> = {}) =>
  buildProduct({
    id,
    code: `C${id}`,
    name,
    prices: [{ warehouse: 'BOG', price: 20_000 }],
    ...parts,
  });
const tint = product('6', 'Tinte', { options: 2 });
const kit = product('9', 'Kit', {
  isCombo: true,
  parts: [
    {
      productId: '5',
      code: 'C5',
      name: 'Guantes',
      optionId: null,
      option: null,
      quantity: 1,
      options: 0,
      isWithdrawn: false,
    },
  ],
});
const option = (id: string, toneNumber: string) => ({
  id,
  code: `C6-${toneNumber}`,
  position: 1,
  volume: null,
  toneNumber,
  toneName: null,
  toneSeries: '',
  toneLevel: 7,
  tonePrimary: null,
  toneSecondary: null,
  swatchHex: '#7a4b2c',
  swatchImage: null,
  swatchText: null,
  isTopSeller: false,
  isNew: false,
  excludedFromPresale: false,
  discountPercent: null,
  discountValue: null,
  isWithdrawn: false,
  available: 3,
});
const shown = {
  problem: null,
  warehouses: [
    { name: 'Bogotá', price: 20_000, apart: 25_000, off: 0.2, packs: 4, scarce: ['Tinte'] },
  ],
};
const answers = [
  answer(readCatalogueChoices, {
    brands: [{ id: '1', name: 'Igora' }],
    categories: [{ id: '2', slug: 'tintes', path: 'Tintes' }],
    paymentMethods: [],
    warehouses: [{ id: '1', code: 'BOG', name: 'Bogotá' }],
  }),
  answer(calls.readProduct, { result: kit }),
  answer(calls.listStaffProducts, pageOf(calls.listStaffProducts, [tint, kit])),
  answer(calls.listProductOptions, pageOf(calls.listProductOptions, [option('61', '7.1')])),
  answer(previewCombo, { result: shown }),
];

test('a product is found by keyboard, its tone fixed, and what it would cost is shown', async () => {
  const { user, bodies } = desk.open('/productos/9', {
    answers: [...answers, answer(calls.changeProduct, { result: { ...kit, version: 2 } })],
  });
  const finder = await screen.findByRole('combobox', { name: 'Agregar un producto al combo' });
  await user.type(finder, 'tin');
  expect((await screen.findByRole('option', { name: /Kit/ })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.keyboard('{Enter}');
  await user.clear(screen.getByLabelText('Unidades de Tinte'));
  await user.type(screen.getByLabelText('Unidades de Tinte'), '6');
  await screen.findByRole('option', { name: '7.1' });
  await user.selectOptions(screen.getByLabelText('Tono o volumen de Tinte'), '7.1');
  expect(await screen.findByText('20 % menos')).toBeTruthy();
  expect(screen.getByText('se acaba primero: Tinte')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(bodies(calls.changeProduct)).toHaveLength(1));
  expect(bodies(calls.changeProduct)[0]?.set).toEqual({
    parts: [
      { productId: '5', optionId: null, quantity: 1 },
      { productId: '6', optionId: '61', quantity: 6 },
    ],
  });
});

test('what is no number, and what the server refuses, is said where the parts stand', async () => {
  const message = '«Guantes» está retirado. Quítalo del combo o vuelve a ponerlo en venta.';
  const refused = refusal('INVALID_REQUEST', { fields: [{ path: 'set.parts', message }] });
  const { user, bodies } = desk.open('/productos/9', {
    answers: [...answers, answer(calls.changeProduct, refused)],
  });
  const units = await screen.findByLabelText('Unidades de Guantes');
  await user.clear(units);
  await user.type(units, 'dos');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe cuántas unidades en números.')).toBeTruthy();
  expect(bodies(calls.changeProduct)).toEqual([]);
  await user.clear(units);
  await user.type(units, '2');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a new combo has no stock of its own', async () => {
  const { user } = desk.open('/productos/nueva', { answers });
  await user.click(await screen.findByRole('radio', { name: 'Un combo de varios' }));
  expect(screen.queryByLabelText(/^Existencias al empezar/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Agregar un producto al combo' })).toBeTruthy();
});
