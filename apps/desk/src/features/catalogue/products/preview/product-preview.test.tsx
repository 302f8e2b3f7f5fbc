// @vitest-environment jsdom
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { listCities, listStates } from '@matiz/contracts/delivery.ts';
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { previewProduct } from '@matiz/contracts/staff/catalogue/product-preview.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const reference = (name: string) => ({ _id: '1', name, slug: name.toLowerCase() });
const detail: ProductDetail = {
  _id: '9',
  code: 'C9',
  name: 'Tinte nuevo',
  slug: 'tinte',
  brand: reference('Igora'),
  category: reference('Tintes'),
  image: 'plain/1',
  pictures: ['plain/1'],
  contentSize: '60 ml',
  has_versions: true,
  attributes: ['Tono'],
  versionCount: 1,
  toneCount: 1,
  swatches: [],
  warehouses: [{ warehouse: 'BOG', stock: 4, price: 18_000, originalPrice: 20_000 }],
  minQuantity: 2,
  multiple: 2,
  is_PreSales: false,
  dispatchDate: null,
  isNew: true,
  isBestSeller: false,
  isCombo: false,
  applicableDealsId: null,
  programmedPriceId: null,
  programmedPriceName: null,
  lowestPrice: null,
  priceHidden: null,
  description: [{ tag: 'p', items: [[{ text: 'Cubre canas' }]] }],
  invimaCode: 'NSOC-1',
  versions: [
    {
      _id: '91',
      code: 'C9-7.1',
      attributes: [],
      color: { name: '7.1', image: null, color: '#7a4b2c' },
      tone: { number: '7.1', name: 'Rubio', level: 7, series: 'Cenizas', sortKey: 1 },
      volume: null,
      stock: 4,
      excluded_from_presale: false,
      is_top_seller: false,
      is_new: false,
      discount: null,
      price: 18_000,
      originalPrice: 20_000,
      volumePrices: null,
      quantity: 0,
      quantityPresale: 0,
      quantityAvailable: 4,
      arrivals: [],
    },
  ],
  reflections: {},
  priceSteps: [],
  volumePrices: [{ minQuantity: 12, price: 16_000 }],
  parts: [],
};
const answers = [
  answer(readCatalogueChoices, {
    brands: [{ id: '1', name: 'Igora' }],
    categories: [{ id: '2', slug: 'tintes', path: 'Tintes' }],
    paymentMethods: [],
    warehouses: [{ id: '1', code: 'BOG', name: 'Bogotá' }],
  }),
  answer(calls.readProduct, { result: buildProduct({ version: 3 }) }),
  answer(calls.listProductOptions, pageOf(calls.listProductOptions, [])),
  answer(listCustomers, pageOf(listCustomers, [])),
  answer(listStates, { results: [{ _id: '11', name: 'Bogotá' }] }),
  answer(listCities, {
    results: [{ _id: '11001', name: 'Bogotá', stateId: '11', hasCoverage: true }],
  }),
];
const shown = (customer: string | null, product: ProductDetail | null) =>
  answer(previewProduct, { result: { customer, warehouse: 'Bogotá', product } });

/** The page inside of the frame, once it is there. */
async function framed() {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Ficha del producto/);
  await waitFor(() => expect(frame.contentDocument?.body.textContent).not.toBe(''));
  return within(frame.contentDocument?.body as HTMLElement);
}

test('what is written and not saved is shown as the shop would, to a visitor and to a customer', async () => {
  const { user, bodies } = desk.open('/productos/9', {
    answers: [...answers, shown(null, detail)],
  });
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await user.clear(name);
  await user.type(name, 'Tinte nuevo');
  await user.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  const page = await framed();
  expect(page.getByRole('heading', { level: 1, name: 'Tinte nuevo' })).toBeTruthy();
  expect(page.getByText('Quedan 4')).toBeTruthy();
  expect(page.getByText('Cubre canas')).toBeTruthy();
  expect(page.getByRole('table').textContent).toMatch(/18\.000.*16\.000/);
  expect(bodies(previewProduct)[0]).toMatchObject({
    row: { id: '9', version: 3 },
    set: { name: 'Tinte nuevo' },
    cityCode: '11001',
  });
  expect(screen.getByTitle('Ficha del producto en teléfono').style.width).toBe('390px');
  await user.click(screen.getByRole('radio', { name: 'Computador' }));
  expect(screen.getByTitle('Ficha del producto en computador').style.width).toBe('1440px');
  await user.click(screen.getByRole('radio', { name: 'Cliente' }));
  await user.type(screen.getByRole('combobox', { name: 'Busca un cliente' }), '900123456{Enter}');
  await waitFor(() =>
    expect(bodies(previewProduct).at(-1)).toMatchObject({ document: '900123456' }),
  );
  expect(bodies(calls.changeProduct)).toEqual([]);
});

test('what the shop would not show, or could not be saved, is said', async () => {
  const { user } = desk.open('/productos/9', { answers: [...answers, shown(null, null)] });
  await user.click(await screen.findByRole('button', { name: 'Ver cómo queda' }));
  expect(await screen.findByText(/La tienda no mostraría este producto/)).toBeTruthy();
});

test('the sentence of a field that cannot be saved stands in the window', async () => {
  const fields = [{ path: 'set.name', message: 'Escribe el nombre.' }];
  const { user } = desk.open('/productos/9', {
    answers: [...answers, answer(previewProduct, refusal('INVALID_REQUEST', { fields }))],
  });
  await user.click(await screen.findByRole('button', { name: 'Ver cómo queda' }));
  expect((await screen.findByRole('alert')).textContent).toMatch('Escribe el nombre.');
});
