// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildSeller } from '#testing/visitors.ts';
import { buildRow } from '../../orders.builders.ts';
import { UnpaidOrders } from './unpaid-orders.tsx';

afterEach(cleanup);

const waiting = buildRow({ state: 'created', payUntil: '2026-11-20T20:45:00.000Z' });

function draw(
  rows: readonly ReturnType<typeof buildRow>[],
  visitor?: ReturnType<typeof buildSeller>,
) {
  const body = { result: rows, total: rows.length, totalPage: 1, page: 1 };
  return renderApp(<UnpaidOrders />, {
    ...(visitor ? { visitor } : {}),
    answers: { 'GET /order/list': () => ({ status: 200, body }) },
  });
}

test('the cart says that an order waits for its payment, until when, and the ways on', async () => {
  const { sent } = draw([waiting]);
  await screen.findByText(/Pedido sin pagar: .*28\.000/);
  expect(screen.getByText('Guardamos tus productos hasta las 3:45 p. m.')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Pagar el pedido MZ-7K4P-2Q9X' }).getAttribute('href'),
  ).toBe('/home/purchase/order/finalizing-payment?order=MZ-7K4P-2Q9X');
  expect(screen.getByRole('button', { name: 'Volver todo al carrito' })).toBeTruthy();
  expect(sent['GET /order/list']?.[0]?.query.get('state')).toBe('created');
});

test('a seller reads whose order it is', async () => {
  draw([waiting], buildSeller());
  expect(await screen.findByText(/Salón Ana tiene un pedido sin pagar por/)).toBeTruthy();
});

test.each([
  ['review', /^Revisamos el pago de tu pedido de .*28\.000/],
  ['running', /^El banco procesa el pago de tu pedido de .*28\.000/],
] as const)('what was paid already does not ask to be paid again: %s', async (state, title) => {
  draw([{ ...waiting, paymentState: state }]);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Ver cómo va el pago del pedido MZ-7K4P-2Q9X' }).textContent,
  ).toBe('Ver cómo va');
  expect(screen.queryByText('Pagar')).toBeNull();
});
