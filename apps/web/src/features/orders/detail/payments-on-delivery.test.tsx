// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildOrder, buildPurchase } from '../orders.builders.ts';
import { SummaryParts } from '../purchase/summary-parts.tsx';
import { OrderDeliveryPanel } from './order-delivery-panel.tsx';
import { WhatIsNext } from './what-is-next.tsx';

afterEach(cleanup);

const [first] = buildOrder().deliveries;
if (!first) throw new Error('the order has no delivery');
const second = {
  ...first,
  deliveryId: '2',
  position: 2,
  due: 46_920,
  shipping: 0,
  dispatchDate: '2026-12-19',
  estimatedDate: '2026-12-19',
  arrivalDate: '2026-12-21',
  products: first.products.map((line) => ({ ...line, paid: 20_733, shippingShare: 0 })),
};
const twice = { deliveries: [first, second], due: 74_920 };
const textOf = (items: readonly HTMLElement[]) =>
  items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('contra-entrega with two deliveries says what is paid with which, on the confirmation', () => {
  renderApp(<WhatIsNext order={buildOrder(twice)} />);
  expect(screen.getByText('Pagas cada entrega al recibirla')).toBeTruthy();
  expect(screen.queryByText(/74\.920/)).toBeNull();
  const [doors] = screen.getAllByRole('list').slice(-1);
  expect(textOf(doors ? within(doors).getAllByRole('listitem') : [])).toEqual([
    'Llega el mar 24 de novIncluye el envío$ 28.000',
    'Llega el lun 21 de dic$ 46.920',
  ]);
});

test('with one that is left it is one sum: what is still to pay', () => {
  const gone = { ...second, state: 'cancelled' as const, due: 0 };
  const order = buildOrder({ deliveries: [first, gone], due: 28_000, cancelled: 46_920 });
  renderApp(<WhatIsNext order={order} />);
  expect(screen.getByText('Pagas $ 28.000 al recibir')).toBeTruthy();
});

test('the summary says it before the order is placed, and nothing for what is paid online', () => {
  const [planned] = buildPurchase().deliveries;
  if (!planned) throw new Error('the purchase has no delivery');
  const later = {
    ...planned,
    dispatchDate: '2026-12-19',
    estimatedDate: '2026-12-19',
    due: 46_920,
  };
  const purchase = buildPurchase({ deliveries: [planned, later] });
  renderApp(<SummaryParts purchase={purchase} />);
  expect(screen.getByText('Cada entrega la pagas al recibirla:')).toBeTruthy();
  expect(screen.getByText(/46\.920/)).toBeTruthy();
  cleanup();
  const online = purchase.paymentMethods.map((one) => ({ ...one, isPaidAtDoor: false }));
  renderApp(<SummaryParts purchase={{ ...purchase, paymentMethods: online }} />);
  expect(screen.queryByText(/al recibirla/)).toBeNull();
});

test('each delivery of an order says its own, until it has come', () => {
  const draw = (state: typeof second.state) =>
    renderApp(<OrderDeliveryPanel delivery={{ ...second, state }} of={2} isPaidAtDoor />);
  draw('dispatched');
  expect(screen.getByText('Al recibirla pagas $ 46.920, con su parte del recargo.')).toBeTruthy();
  cleanup();
  draw('delivered');
  expect(screen.queryByText(/Al recibirla/)).toBeNull();
});
