// @vitest-environment jsdom
import type { CartLine } from '@matiz/contracts/cart.ts';
import type { FoundTone } from '@matiz/contracts/search.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { renderApp } from '#testing/render-app.tsx';
// Read before the tests begin: a search that waits a second must not wait for the part to load.
import './in-cart-quantity.tsx';
import { buildProduct } from '../selection/product.builders.ts';
import { ListedProduct } from './listed-product.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const asked: FoundTone = {
  versionCode: 'P1-743',
  number: '7.43',
  name: 'Rubio cobrizo',
  color: '#b5652d',
  image: null,
  stock: 4,
  price: 8_500,
  originalPrice: 10_000,
};

/** A dye in a list that was asked for by a tone, over a cart that holds another tone of it. */
function draw(tone: Partial<FoundTone> = {}, parts = {}) {
  let lines: CartLine[] = [buildLine({ productId: '1', versionCode: 'P1-60', quantity: 5 })];
  const product = buildProduct({ name: 'Tinte', attributes: ['Tono'], toneCount: 84, ...parts });
  return renderApp(<ListedProduct product={product} tone={{ ...asked, ...tone }} />, {
    answers: {
      'GET /cart/listcart': () => ({ status: 200, body: buildCartReply(lines) }),
      'POST /cart/additem': () => {
        lines = [...lines, buildLine({ productId: '1', versionCode: 'P1-743', quantity: 1 })];
        return { status: 200, body: { cart: { _id: '1', amount: 1, units: 6 }, results: [] } };
      },
    },
  });
}

test('a tone that was asked for is shown with its own price, and added without opening anything', async () => {
  const { sent } = draw();
  expect(screen.getByText('7.43')).toBeTruthy();
  expect(screen.getByText('Quedan 4')).toBeTruthy();
  expect(screen.getByText(/8\.500/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar: Tinte 7.43' }));
  expect(sent['POST /cart/additem']).toMatchObject([
    { body: { productId: '1', versions: [{ code: 'P1-743', quantity: 1 }] } },
  ]);
  expect((await screen.findByRole<HTMLInputElement>('spinbutton')).value).toBe('1');
  expect(screen.getByRole('button', { name: 'Ver los 84 tonos: Tinte' })).toBeTruthy();
});

test.each([
  ['of which there is none left leads to its options', { stock: 0 }, {}, 'Ver opciones: Tinte'],
  [
    'in several volumes leads to them',
    {},
    { attributes: ['Tono', 'Volumen'] },
    'Elegir volumen: Tinte',
  ],
])('a tone %s', (_title, tone, parts, name) => {
  draw(tone, parts);
  expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull();
});

test.each([
  ['nothing, beside the name that stands there', {}, ''],
  ['what staff said', { imageText: 'Caja y tubo' }, 'Caja y tubo'],
])('the picture of a listed product says %s', (_, parts, alt) => {
  const { container } = draw({}, parts);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe(alt);
});
