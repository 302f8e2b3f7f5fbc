// @vitest-environment jsdom
import { advanceOrder } from '@matiz/contracts/orders/order-staff.ts';
import { listDeskOrders, listOrderMethods, readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { buildDelivery, buildOrder, buildOrderRow } from '#testing/orders.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const methods = answer(listOrderMethods, { results: [{ code: 'pse', name: 'PSE' }] });
test('orders are narrowed to a campaign as it is typed', async () => {
  const opened = desk.open('/pedidos', {
    answers: [methods, answer(listDeskOrders, pageOf(listDeskOrders, [buildOrderRow('P-1')]))],
  });
  await screen.findByRole('row', { name: /P-1/ });
  const field = screen.getByRole('textbox', { name: 'Campaña' });
  await opened.user.type(field, ' Feria {Enter}');
  await waitFor(() =>
    expect(opened.sent(listDeskOrders).at(-1)?.query).toMatchObject({ 'f.campaign': 'Feria' }),
  );
  expect(document.activeElement).toBe(field);
});

test('the list of orders is narrowed by what the contract knows, and by days', async () => {
  const { user, sent } = desk.open('/pedidos', {
    scopes: ['orders:read'],
    answers: [methods, answer(listDeskOrders, pageOf(listDeskOrders, [buildOrderRow('P-1')]))],
  });
  await screen.findByText('$ 1.250.000');
  expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pago' }), 'Espera el pago');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Método de pago' }),
    await screen.findByRole('option', { name: 'PSE' }),
  );
  await user.type(screen.getByLabelText('Desde'), '2026-11-01');
  await waitFor(() =>
    expect(sent(listDeskOrders).at(-1)?.query).toEqual({
      'f.payment': 'waiting',
      'f.method': 'pse',
      'f.from': '2026-11-01',
      count: '1',
    }),
  );
});

describe('one order', () => {
  const contact = {
    documentType: 'CC' as const,
    documentNumber: '1020304050',
    phone: '+573001234567',
    email: null,
    sellers: '',
    complement: 'Local 2',
    neighbourhood: null,
    addressPhone: null,
  };
  type Reading = Parameters<typeof answer<typeof readDeskOrder>>[1];
  const reading = (order = buildOrder()): Exclude<Reading, (...args: never) => unknown> => ({
    result: order,
    contact,
    origin: { reference: 'instagram', campaign: 'feria' },
    payments: [],
    events: [],
  });

  async function openOrder(order = buildOrder(), answers: readonly Answer[] = []) {
    const opened = desk.open('/pedidos/P-1', {
      answers: [answer(readDeskOrder, reading(order)), ...answers],
    });
    await screen.findByRole('heading', { name: 'Pedido P-1' });
    return opened;
  }
  const two = () =>
    buildOrder({
      deliveries: [
        buildDelivery({ deliveryId: '1', position: 1, state: 'in_preparation' }),
        buildDelivery({ deliveryId: '2', position: 2, state: 'pending', isWaiting: true }),
      ],
    });

  test('takes on one of its deliveries and leaves the other where it is', async () => {
    const { user, bodies } = await openOrder(two(), [answer(advanceOrder, { result: two() })]);
    const first = within(screen.getByRole('region', { name: 'Entrega 1 de 2' }));
    await user.click(first.getByRole('button', { name: 'Despachar' }));
    await screen.findByText('Listo: en camino');
    expect(bodies(advanceOrder)).toEqual([
      { orderCode: 'P-1', deliveryId: '1', state: 'dispatched' },
    ]);
  });

  test('says which link brought the buyer, and leads to what else came of it', async () => {
    await openOrder();
    expect(screen.getByRole('link', { name: 'feria' }).getAttribute('href')).toBe(
      '/pedidos?f.campaign=feria',
    );
    expect(screen.getByText('instagram')).toBeDefined();
  });

  test('says which delivery waits for goods', async () => {
    await openOrder(two());
    const second = within(screen.getByRole('region', { name: 'Entrega 2 de 2' }));
    expect(second.getByText(/Espera mercancía que no ha llegado/)).toBeDefined();
  });

  test('is cancelled whole for a reason, or not at all', async () => {
    const { user, bodies } = await openOrder(two(), [answer(advanceOrder, { result: two() })]);
    await user.click(screen.getByRole('button', { name: 'Cancelar el pedido' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Cancelar todo el pedido P-1?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(bodies(advanceOrder)).toEqual([]);
    await user.type(dialog.getByRole('textbox'), ' El cliente llamó ');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(advanceOrder)).toEqual([
      { orderCode: 'P-1', state: 'cancelled', reason: 'El cliente llamó' },
    ]);
  });

  test('refused says why where the reason is written, and can be left', async () => {
    const { user } = await openOrder(two(), [
      answer(advanceOrder, refusal('ORDER_NOT_CANCELLABLE', { message: 'Ya salió de la bodega.' })),
    ]);
    await user.click(screen.getByRole('button', { name: 'Cancelar el pedido' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'El cliente llamó');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await dialog.findByText('Ya salió de la bodega.');
    await user.click(dialog.getByRole('button', { name: 'Volver' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancelar el pedido' }));
    expect(within(screen.getByRole('dialog')).queryByText('Ya salió de la bodega.')).toBeNull();
  });

  test('shows what goes off and on the price, nothing that is nothing, and what is owed back', async () => {
    await openOrder(
      buildOrder({
        totals: {
          subtotal: 100_000,
          discount: 10_000,
          coupon: 0,
          shipping: 8_000,
          paymentAdjustment: -2_000,
          tax: 15_327,
          total: 96_000,
        },
        due: 96_000,
        payment: { ...buildOrder().payment, refundDue: 30_000, refunded: 10_000 },
      }),
    );
    const terms = screen
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => [
        textContent,
        nextSibling?.textContent?.replace('\u00a0', ' '),
      ]);
    expect(terms).toEqual(
      expect.arrayContaining([
        ['Subtotal', '$ 100.000'],
        ['Descuentos', '−$ 10.000'],
        ['Envío', '$ 8.000'],
        ['Por el método de pago', '−$ 2.000'],
        ['Total a cobrar', '$ 96.000'],
      ]),
    );
    expect(screen.queryByText('Cupón')).toBeNull();
    expect(screen.getByText('Por devolver: $ 20.000')).toBeDefined();
    expect(screen.getByText('Devuelto: $ 10.000')).toBeDefined();
  });

  test('can be looked at by whoever may not move it, and printed', async () => {
    desk.open('/pedidos/P-1', {
      scopes: ['orders:read'],
      answers: [answer(readDeskOrder, reading(two()))],
    });
    await screen.findByRole('heading', { name: 'Pedido P-1' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Hoja para imprimir' }).getAttribute('href')).toBe(
      '/api/order/pdf?orderCode=P-1',
    );
  });

  test('that does not exist says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    desk.open('/pedidos/P-9', { answers: [answer(readDeskOrder, refusal('NOT_FOUND'))] });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No pudimos mostrar esta página',
    );
  });
});
