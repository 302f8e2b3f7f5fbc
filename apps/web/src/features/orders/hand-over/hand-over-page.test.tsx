// @vitest-environment jsdom
import type { HandOverView } from '@matiz/contracts/orders/hand-over.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildLine } from '#features/buying/cart.builders.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildPurchase } from '../orders.builders.ts';
import { HandOverPage } from './hand-over-page.tsx';

afterEach(cleanup);

function buildView(lines: readonly ReturnType<typeof buildLine>[]): HandOverView {
  const purchase = buildPurchase();
  return {
    seller: { name: 'Luisa Peña', phone: '+57 300 123 4567' },
    expiresAt: '2026-11-23T15:00:00.000Z',
    canAnswer: true,
    revision: 1,
    purchase: {
      ...purchase,
      deliveries: purchase.deliveries.map((delivery) => ({ ...delivery, products: [...lines] })),
    },
    outOfStock: [],
    changes: [],
  };
}

const one = buildLine({ lineId: 'one', quantity: 1 });
const two = buildLine({ lineId: 'two', quantity: 1, name: 'Peróxido', versionName: null });
const empty = () => refuse(409, { code: 'HAND_OVER_EMPTY', message: 'Tu vendedor lo vació.' });

function draw(answers: Answers) {
  return renderApp(<HandOverPage token="abc" />, { answers });
}

test('of two lines one can be taken out; the last one stays, with the reason', async () => {
  const app = draw({
    'POST /hand-over/view': () => ({ status: 200, body: buildView([one, two]) }),
    'PUT /hand-over': () => ({ status: 200, body: buildView([one]) }),
  });
  const bin = await screen.findByRole('button', { name: /^Quitar.*Peróxido/ });
  await userEvent.setup().click(bin);
  expect(await screen.findByText(/Es lo único que queda/)).toBeTruthy();
  expect(app.sent['PUT /hand-over']?.[0]?.body).toEqual({
    token: 'abc',
    line: { lineId: 'two', quantity: 0 },
  });
  const amount = within(screen.getByRole('group', { name: /Cantidad de Tinte/ }));
  expect(amount.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  const [less, more] = amount.getAllByRole<HTMLButtonElement>('button');
  expect([less?.disabled, more?.disabled]).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'No lo apruebo' })).toBeTruthy();
});

test('the only line is made less as any other, down to its least', async () => {
  draw({
    'POST /hand-over/view': () => ({ status: 200, body: buildView([{ ...one, quantity: 3 }]) }),
  });
  const amount = within(await screen.findByRole('group', { name: /Cantidad de Tinte/ }));
  expect(amount.getAllByRole<HTMLButtonElement>('button')[0]?.disabled).toBe(false);
  expect(screen.queryByText(/Es lo único que queda/)).toBeNull();
});

test('a draft that its seller emptied is no error to try again, but one to write about', async () => {
  let isEmpty = false;
  draw({
    'POST /hand-over/view': () =>
      isEmpty ? empty() : { status: 200, body: buildView([one, two]) },
    'PUT /hand-over': () => empty(),
  });
  const [bin] = await screen.findAllByRole('button', { name: /^Quitar/ });
  isEmpty = true;
  if (bin) await userEvent.setup().click(bin);
  expect(await screen.findByRole('heading', { name: 'Este pedido está vacío' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Tu vendedor lo vació.');
  const chat = screen.getByRole('link', { name: 'Escribirle a mi vendedor' });
  expect(chat.getAttribute('href')).toContain('https://wa.me/573001234567?text=');
  expect(screen.queryByRole('button')).toBeNull();
});

test('opened when it is empty already, it offers no retry', async () => {
  draw({ 'POST /hand-over/view': empty });
  expect(await screen.findByRole('heading', { name: 'Este pedido está vacío' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
