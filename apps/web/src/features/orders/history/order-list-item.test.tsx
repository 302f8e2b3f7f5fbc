// @vitest-environment jsdom
import type { OrderRow } from '@matiz/contracts/orders.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildSeller } from '#testing/visitors.ts';
import { OrderListItem } from './order-list-item.tsx';

afterEach(cleanup);

type Delivery = OrderRow['deliveryStates'][number];
const delivery = (state: Delivery['state'], arrivalDate: string | null): Delivery => ({
  deliveryId: '1',
  dispatchDate: null,
  estimatedDate: '2026-11-23',
  arrivalDate,
  state,
  isAsking: false,
});
const order = (...deliveryStates: Delivery[]): OrderRow => ({
  _id: 'o1',
  code: 'MTZ-1',
  state: 'paid',
  payUntil: null,
  paymentState: null,
  placedAt: '2026-11-21T15:00:00.000Z',
  customerName: 'Salón Alma',
  placedBy: 'Ana Gil',
  units: 4,
  total: 80_000,
  due: 80_000,
  deliveries: deliveryStates.length,
  deliveryStates: deliveryStates.map((each, index) => ({ ...each, deliveryId: `${index}` })),
  pictures: [],
});

test.each<[string, Delivery, string]>([
  [
    'the day at the door',
    delivery('pending', '2026-11-24'),
    'por preparar, llega el mar\u00a024\u00a0de\u00a0nov',
  ],
  [
    'when it leaves, if nobody knows the way',
    delivery('pending', null),
    'por preparar, sale el lun 23 de nov',
  ],
  ['when it left', delivery('dispatched', null), 'en camino, salió el lun 23 de nov'],
  ['no day of what has come', delivery('delivered', '2026-11-24'), 'entregado'],
  ['no day of what was cancelled', delivery('cancelled', '2026-11-24'), 'cancelado'],
])('an order of two deliveries says of one %s', (_, said, text) => {
  renderApp(<OrderListItem order={order(delivery('pending', null), said)} showsCustomer={false} />);
  expect(screen.getByText(/^Entrega 2/).textContent).toBe(`Entrega 2: ${text}`);
});

test('an order of one delivery says how it is by its tag alone', () => {
  renderApp(<OrderListItem order={order(delivery('pending', null))} showsCustomer={false} />);
  expect(screen.queryByText(/^Entrega/)).toBeNull();
});

test.each([
  ['a buyer who placed it, where someone else did', buildBuyer(), 'Ana Gil', /^Lo hizo Ana Gil$/],
  ['a buyer nothing of it on their own', buildBuyer(), null, null],
  ['a seller also that it was they', buildSeller(), null, /^Lo hizo /],
])('an order tells %s', (_, visitor, placedBy, text) => {
  const own = [visitor.user.name, visitor.user.last_name].filter(Boolean).join(' ');
  const row = { ...order(delivery('pending', null)), placedBy: placedBy ?? own };
  renderApp(<OrderListItem order={row} showsCustomer={false} />, { visitor });
  const said = screen.queryByText(/^Lo hizo/)?.textContent ?? '';
  expect(said).toMatch(text ?? /^$/);
});

test.each([
  ['minutes', '2026-11-21T15:15:00.000Z', 'waiting', 'Págalo antes de las 10:15 a. m.'],
  ['a day', '2026-11-22T15:00:00.000Z', 'declined', 'Págalo antes del 22 nov 2026, 10:00 a. m.'],
  ['our look at what was shown', '2026-11-22T15:00:00.000Z', 'review', 'Revisamos tu pago'],
  ['the bank', '2026-11-21T15:15:00.000Z', 'running', 'Tu banco procesa el pago'],
] as const)('an unpaid order that waits for %s says so', (_, payUntil, paymentState, text) => {
  const row: OrderRow = { ...order(delivery('pending', null)), state: 'created' };
  const unpaid = { ...row, payUntil, paymentState };
  renderApp(<OrderListItem order={unpaid} showsCustomer={false} />);
  expect(screen.getByText(text)).toBeTruthy();
});
