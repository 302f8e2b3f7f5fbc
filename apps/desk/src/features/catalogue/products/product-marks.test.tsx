// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const product = buildProduct({ options: 1, keywords: ['cana'] });
const option = {
  id: '91',
  code: 'C9-7.1',
  position: 1,
  volume: null,
  toneNumber: '7.1',
  toneName: 'Rubio',
  toneSeries: '',
  toneLevel: 7,
  tonePrimary: '1',
  toneSecondary: null,
  swatchHex: '#7a4b2c',
  swatchImage: null,
  swatchText: null,
  isTopSeller: false,
  isNew: true,
  excludedFromPresale: false,
  discountPercent: null,
  discountValue: null,
  isWithdrawn: false,
  available: 3,
};
const saved = { result: { ...product, version: 2 } };
const answers = [
  answer(readCatalogueChoices, {
    brands: [{ id: '1', name: 'Igora' }],
    categories: [{ id: '2', slug: 'tintes', path: 'Tintes' }],
    paymentMethods: [],
    warehouses: [{ id: '1', code: 'BOG', name: 'Bogotá' }],
  }),
  answer(calls.readProduct, { result: product }),
  answer(calls.listProductOptions, pageOf(calls.listProductOptions, [option])),
  answer(calls.changeProduct, saved),
  answer(calls.changeProductOption, saved),
];

test('what a product is marked with, and the words that it is found by, are fields of its form', async () => {
  const { user, bodies } = desk.open('/productos/9', { answers });
  await user.type(await screen.findByLabelText('Palabras clave'), 'raíz,');
  await user.click(screen.getByRole('checkbox', { name: /^Más vendido/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Preventa/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(bodies(calls.changeProduct)).toEqual([
      {
        id: '9',
        version: 1,
        set: { keywords: ['cana', 'raíz'], isBestSeller: true, isPresale: true },
      },
    ]),
  );
});

test('a tone has its marks, and a discount of its own', async () => {
  const { user, bodies } = desk.open('/productos/9', { answers });
  await user.click(await screen.findByRole('button', { name: /^7\.1, editar/ }));
  await user.type(await screen.findByLabelText('Descuento'), '12,5');
  await user.click(screen.getByRole('checkbox', { name: /^Tono estrella/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar tono o volumen' }));
  await waitFor(() =>
    expect(bodies(calls.changeProductOption)).toEqual([
      { id: '9', version: 1, set: { code: 'C9-7.1', discountPercent: 12.5, isTopSeller: true } },
    ]),
  );
});

test('who keeps no prices is offered no discount', async () => {
  const scopes = ['catalogue:read', 'catalogue:write', 'prices:read'] as const;
  const { user } = desk.open('/productos/9', { answers, scopes });
  await user.click(await screen.findByRole('button', { name: /^7\.1, editar/ }));
  expect(await screen.findByRole('checkbox', { name: /^Sin preventa/ })).toBeTruthy();
  expect(screen.queryByLabelText('Descuento')).toBeNull();
});

test('what a product weighs and measures is written in grams and centimetres', async () => {
  const { user, bodies } = desk.open('/productos/9', { answers });
  await user.type(await screen.findByLabelText('Peso'), '1.200');
  await user.type(screen.getByLabelText('Largo'), '15,5');
  await user.type(screen.getByLabelText('Alto'), 'doce');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Escribe la medida en centímetros/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Alto'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(bodies(calls.changeProduct)).toEqual([
      { id: '9', version: 1, set: { weightGrams: 1_200, lengthMm: 155 } },
    ]),
  );
});
