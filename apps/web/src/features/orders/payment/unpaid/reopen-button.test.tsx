// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { cartKey } from '#features/buying/cart.query.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildUnpaid } from '../../orders.builders.ts';
import { ReopenButton } from './reopen-button.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const order = buildUnpaid();
const filled = buildCartReply([buildLine()]);
const reopened = { status: 200, body: { result: { ...order, state: 'cancelled' } } };

const draw = (answer: Answers[string]) =>
  renderApp(
    <>
      <ReopenButton code={order.code} />
      <Toaster />
    </>,
    {
      answers: {
        'POST /order/reopen': answer,
        'GET /cart/listcart': () => ({ status: 200, body: filled }),
        'GET /order/query': () => ({ status: 200, body: { result: order } }),
      },
    },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Volver todo al carrito' }));

test('D-10 leads to the cart, which is full again', async () => {
  const app = draw(() => reopened);
  await press();
  await screen.findByText('Tus productos volvieron al carrito');
  expect(app.router.state.location.pathname).toBe('/home/cart');
  expect(app.queryClient.getQueryData(cartKey)).toEqual(filled);
  expect(app.sent['POST /order/reopen']?.[0]?.body).toEqual({ orderCode: order.code });
});

test('D-12 while the bank is at work it asks first, and then says that this is known', async () => {
  const running = refuse(409, { code: 'PAYMENT_RUNNING', message: 'Tu banco…' });
  const app = draw(({ body }) =>
    body !== null && typeof body === 'object' && 'evenIfRunning' in body ? reopened : running,
  );
  await press();
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Tu banco sigue procesando el pago',
  });
  expect(app.router.state.location.pathname).toBe('/');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Volver al carrito' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/home/cart'));
  expect(app.sent['POST /order/reopen']?.[1]?.body).toEqual({
    orderCode: order.code,
    evenIfRunning: true,
  });
});

test('an order that was paid meanwhile stays, and the page hears why', async () => {
  draw(() =>
    refuse(409, { code: 'ORDER_NOT_PAYABLE', message: 'Este pedido ya no espera un pago.' }),
  );
  await press();
  expect(await screen.findByText(/Este pedido ya no espera un pago/)).toBeTruthy();
});
