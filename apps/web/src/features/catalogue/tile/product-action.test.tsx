// @vitest-environment jsdom
import type { StockAlert } from '@matiz/contracts/cart/stock-alerts.ts';
import type { CartLine } from '@matiz/contracts/cart.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { renderApp } from '#testing/render-app.tsx';
// Read before the tests begin: a search that waits a second must not wait for the part to load.
import './in-cart-quantity.tsx';
import '../alerts/tell-me.tsx';
import { buildProduct } from '../selection/product.builders.ts';
import { ProductAction } from './product-action.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const waited: StockAlert = {
  productId: '1',
  versionCode: 'P-1',
  slug: 'peinilla',
  name: 'Peinilla',
  option: null,
  image: 'product/P',
  swatch: null,
  askedAt: '2026-11-18T15:00:00.000Z',
};

/** A product that is sold by threes, over a cart that holds so many of it. */
function draw(held: number) {
  let lines: CartLine[] = [];
  const hold = (quantity: number) => {
    lines =
      quantity === 0
        ? []
        : [buildLine({ productId: '1', quantity, minQuantity: 3, multiple: 3, stock: 9 })];
  };
  hold(held);
  return renderApp(
    <ProductAction product={buildProduct({ minQuantity: 3, multiple: 3, name: 'Peinilla' })} />,
    {
      answers: {
        'GET /cart/listcart': () => ({ status: 200, body: buildCartReply(lines) }),
        'POST /cart/additem': () => {
          hold(3);
          return { status: 200, body: { cart: { _id: '1', amount: 1, units: 3 }, results: [] } };
        },
        'PUT /cart/changequantityitem': ({ body }) => {
          hold((body as { quantity: number }).quantity);
          return { status: 200, body: { cart: { _id: '1', amount: 1, units: 3 } } };
        },
        'DELETE /cart/deleteitem': () => {
          hold(0);
          return { status: 200, body: { cart: { _id: '1', amount: 0, units: 0 } } };
        },
      },
    },
  );
}
const amount = () => screen.findByRole<HTMLInputElement>('spinbutton');

test('a product without options is added from the list, and turns into its quantity', async () => {
  const { sent } = draw(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar: Peinilla' }));
  expect((await amount()).value).toBe('3');
  expect(sent['POST /cart/additem']).toMatchObject([
    { body: { productId: '1', quantity: 3, seenPrice: expect.any(Number) } },
  ]);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Aumentar cantidad/),
  );
});

test('its quantity is the cart’s, changed by the multiple and sent once', async () => {
  const { sent } = draw(3);
  expect((await amount()).value).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
  expect((await amount()).value).toBe('9');
  await waitFor(() => expect(sent['PUT /cart/changequantityitem']).toHaveLength(1));
  expect(sent['PUT /cart/changequantityitem']).toMatchObject([{ body: { quantity: 9 } }]);
});

test('less than the least takes it out, and the button is back under the finger', async () => {
  const { sent } = draw(3);
  await amount();
  await userEvent.click(screen.getByRole('button', { name: /^(Quitar|Eliminar)/ }));
  const add = await screen.findByRole('button', { name: 'Agregar: Peinilla' });
  expect(document.activeElement).toBe(add);
  await waitFor(() => expect(sent['DELETE /cart/deleteitem']).toHaveLength(1));
});

const soldOut = () => {
  const product = buildProduct({ name: 'Peinilla' });
  return { ...product, warehouses: product.warehouses.map((one) => ({ ...one, stock: 0 })) };
};

test('what is sold out is waited for from the list, and let go of (ADR 63)', async () => {
  const alerts: StockAlert[] = [];
  const { sent } = renderApp(<ProductAction product={soldOut()} />, {
    answers: {
      'GET /cart/listcart': () => ({ status: 200, body: buildCartReply([]) }),
      'GET /stock-alerts': () => ({ status: 200, body: { result: alerts } }),
      'POST /stock-alerts': () => {
        alerts.push(waited);
        const result = { versionCode: null, isWaiting: true };
        return { status: 200, body: { message: 'Listo', result } };
      },
      'DELETE /stock-alerts': () => {
        alerts.length = 0;
        const result = { versionCode: waited.versionCode, isWaiting: false };
        return { status: 200, body: { result } };
      },
    },
  });
  const name = 'Avísame cuando vuelva: Peinilla';
  const button = await screen.findByRole('button', { name });
  expect(button.textContent).toBe('Avísame');
  await userEvent.click(button);
  await screen.findByText('Te avisaremos');
  expect(sent['POST /stock-alerts']).toMatchObject([
    { body: { productId: '1', versionCode: null } },
  ]);
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByText('Avísame');
  expect(sent['DELETE /stock-alerts']).toMatchObject([{ body: { versionCode: 'P-1' } }]);
});

test('what can be promised of an arrival is not waited for', async () => {
  const arriving = { ...soldOut(), is_PreSales: true, dispatchDate: '2026-12-01' };
  renderApp(<ProductAction product={arriving} />, {
    answers: { 'GET /cart/listcart': () => ({ status: 200, body: buildCartReply([]) }) },
  });
  expect(await screen.findByRole('button', { name: 'Agregar: Peinilla' })).toBeTruthy();
});
