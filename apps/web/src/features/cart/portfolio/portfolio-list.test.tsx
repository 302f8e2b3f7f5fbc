// @vitest-environment jsdom
import type { SellerCustomer } from '@matiz/contracts/identity/seller-customers.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildSeller } from '#testing/visitors.ts';
import { Portfolio } from './portfolio-list.tsx';

afterEach(cleanup);

const seller = buildSeller({ customer: null });

function buildRow(parts: Partial<SellerCustomer> = {}): SellerCustomer {
  const { customer } = buildBuyer();
  if (!customer) throw new Error('a buyer buys for somebody');
  const { shipping_addresses: _, ...rest } = customer;
  return {
    ...rest,
    documentType: 'NIT',
    documentNumber: '890903938',
    phone: null,
    registration: 'approved',
    loyalty: 'Oro',
    lastOrderAt: '2026-10-01T15:00:00Z',
    idleDays: 33,
    usual: {
      from: 'usual',
      amount: 480_000,
      products: 5,
      lines: [{ name: 'Tinte', versionName: '7.43', quantity: 4 }],
    },
    credit: {
      limit: 900_000,
      used: 250_000,
      left: 650_000,
      termsDays: 30,
      overdue: 0,
      nextDue: null,
    },
    hasCoverage: true,
    draftUnits: 0,
    ...parts,
  };
}

function draw(rows: readonly SellerCustomer[], answers: Answers = {}, at = '/') {
  const counts = { all: 9, idle: 3, debt: 5, draft: 1 };
  return renderApp(<Portfolio />, {
    visitor: seller,
    at,
    answers: {
      'GET /seller/customers': () => ({ status: 200, body: { results: rows, next: null } }),
      'GET /seller/day': () => ({ status: 200, body: { counts, drafts: [], recents: [] } }),
      'PUT /seller/working-customer': () => ({
        status: 200,
        body: { customer: buildBuyer().customer },
      }),
      'GET /auth/me': () => ({ status: 200, body: buildSeller() }),
      ...answers,
    },
  });
}

const repeatButton = () =>
  screen.findByRole('button', { name: 'Repetir lo de siempre de Salón Ana' });

test('a customer says when it ordered last, what it orders as a rule, and how its credit stands', async () => {
  draw([buildRow()]);
  expect(await screen.findByText('Pidió hace 33 días')).toBeTruthy();
  expect(screen.getByText('Suele pedir 5 productos')).toBeTruthy();
  expect(screen.getByText(/4 × Tinte/)).toBeTruthy();
  expect(screen.getByText(/quedan \$\s650\.000 · debe \$\s250\.000/)).toBeTruthy();
});

test('the search takes no more than its call', async () => {
  draw([buildRow()]);
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).maxLength).toBe(100);
});

test('whoever never ordered has nothing to repeat', async () => {
  draw([buildRow({ lastOrderAt: null, idleDays: null, usual: null, credit: null })]);
  expect(await screen.findByText('Aún no ha pedido')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Repetir/ })).toBeNull();
});

test('the filter is asked of the server and kept in the address', async () => {
  const { router, sent } = draw([buildRow()]);
  fireEvent.click(await screen.findByRole('button', { name: /^Con deuda/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?filtro=debt'));
  await waitFor(() =>
    expect(sent['GET /seller/customers']?.at(-1)?.query.get('filter')).toBe('debt'),
  );
});

test('one tap works for the customer, fills the draft, and says what could not be taken', async () => {
  const line = {
    productId: '1',
    code: 'P1',
    versionCode: null,
    name: 'Crema',
    versionName: null,
    slug: 'crema',
    image: '',
    assemblyCode: null,
    assemblyVersionCode: null,
    color: null,
    state: 'PARTIAL',
    reason: { code: 'STOCK_EXCEEDED', message: 'Agregamos 3 de 5. Solo quedan 3.' },
    quantityThen: 5,
    priceThen: 100,
    quantityNow: 3,
    quantityPresale: 0,
    dispatchDate: null,
    priceNow: 100,
    originalPrice: 100,
    inCart: 0,
    replacement: null,
  };
  const { sent } = draw([buildRow()], {
    'POST /cart/repeat-usual': () => ({
      status: 200,
      body: { cart: { _id: 'k1', amount: 300, units: 3 }, from: 'usual', results: [line] },
    }),
  });
  const button = await repeatButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(
    await screen.findByText(/^Agregamos 3 unidades\. El borrador va en \$\s300\./),
  ).toBeTruthy();
  expect(screen.getByText('Agregamos 3 de 5. Solo quedan 3.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver borrador' })).toBeTruthy();
  expect(sent['PUT /seller/working-customer']).toHaveLength(1);
  expect(sent['POST /cart/repeat-usual']).toHaveLength(1);
});

test('where nothing can be had, it says why of each, and offers no draft', async () => {
  draw([buildRow()], {
    'POST /cart/repeat-usual': () =>
      refuse(400, {
        code: 'NOTHING_TO_REORDER',
        message: 'No pudimos agregar nada de ese pedido. Mira por qué en cada línea.',
        lines: [
          { code: 'P1', versionCode: null, name: 'Crema', message: 'Producto fuera de stock' },
        ],
      }),
  });
  fireEvent.click(await repeatButton());
  expect(await screen.findByText('Producto fuera de stock')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver borrador' })).toBeNull();
});
