// @vitest-environment jsdom
import { listRefunds } from '@matiz/contracts/payments/payment-staff.ts';
import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { listDeskOrders, sumSales } from '@matiz/contracts/staff/orders.ts';
import { listHandPayments } from '@matiz/contracts/staff/payments/hand-payments.ts';
import { readFirstDay } from '@matiz/contracts/staff/shop/first-day.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, lineDown, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { Home } from './home.tsx';

const desk = setUpDesk();
const payments = [answer(listHandPayments, { result: [] }), answer(listRefunds, { result: [] })];
const orders = (waiting: Readonly<Record<string, number>>, isExact = true) =>
  answer(listDeskOrders, ({ query }) =>
    pageOf(listDeskOrders, [], {
      count: { value: waiting[query['f.state'] ?? ''] ?? 0, isExact },
    }),
  );
const sold = answer(sumSales, {
  result: { today: { orders: 2, total: 90_000 }, yesterday: { orders: 1, total: 40_000 } },
});
const open = (answers: readonly Answer[]) =>
  desk.draw(<Home />, { answers: [sold, ...answers], scopes: ['orders:read', 'payments:read'] });

describe('D-19 the desk begins with what waits for who looks', () => {
  test('counts with the question of the table that it leads to, and names what is done', async () => {
    const { sent } = open([...payments, orders({ confirmed: 12, paid: 1 })]);
    const confirmed = await screen.findByRole('link', {
      name: '12 pedidos confirmados por preparar',
    });
    expect(confirmed.getAttribute('href')).toBe('/pedidos?f.state=confirmed');
    expect(screen.getByRole('link', { name: '1 pedido pagado por preparar' })).toBeTruthy();
    await screen.findByRole('link', { name: 'devoluciones' });
    expect(screen.queryByText(/registro/)).toBeNull();
    expect(sent(listDeskOrders).map(({ query }) => query['f.state'])).toEqual([
      'confirmed',
      'paid',
    ]);
  });

  test('says that nothing waits, and that there are more than it counts', async () => {
    const { unmount } = open([...payments, orders({})]);
    await screen.findByText('Nada espera. Todo está al día.');
    unmount();
    open([...payments, orders({ confirmed: 10_000 }, false)]);
    expect(
      await screen.findByRole('link', { name: /más de 10\.000 pedidos confirmados/ }),
    ).toBeTruthy();
  });

  test('asks again for what could not be read, and shows the rest', async () => {
    const flaky = answer(listRefunds, (_, earlier) => (earlier < 3 ? lineDown : { result: [] }));
    const { user } = open([...payments, orders({ paid: 2 }), flaky]);
    const retry = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 9000 });
    expect(screen.getByRole('link', { name: '2 pedidos pagados por preparar' })).toBeTruthy();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe('the first days of a shop', () => {
  const steps = [
    { key: 'business' as const, title: 'Negocio', isDone: true, text: 'Color SAS' },
    { key: 'products' as const, title: 'Productos', isDone: false, text: 'Sube tu lista.' },
  ];
  const draw = (canSell: boolean) =>
    desk.draw(<Home />, {
      answers: [answer(readFirstDay, { result: { canSell, steps } }), orders({}), sold],
      scopes: ['settings:read', 'orders:read'],
    });

  test('as long as it cannot sell it is told what it lacks, and not that all is done', async () => {
    draw(false);
    const way = await screen.findByRole('link', { name: 'Seguir con el primer día' });
    expect(way.getAttribute('href')).toBe('/empezar');
    const region = screen.getByRole('region', { name: 'Tu tienda todavía no puede vender' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Productos']);
    await screen.findByText('Todavía no hay nada por atender.');
  });

  test('what it lacks once it sells is left to the menu', async () => {
    const { sent } = draw(true);
    await screen.findByText('Nada espera. Todo está al día.');
    await waitFor(() => expect(sent(readFirstDay)).toHaveLength(1));
    expect(screen.queryByText('Seguir con el primer día')).toBeNull();
  });
});

test('what was sold today stands beside yesterday, and leads to the orders of today', async () => {
  open([...payments, orders({})]);
  const link = await screen.findByRole('link', { name: /90\.000.*2 pedidos.*40\.000.*1 pedido/ });
  expect(link.getAttribute('href')).toMatch(/^\/pedidos\?f\.from=\d{4}-\d\d-\d\d$/);
});

test('who may read the audit sees what the team changed today, in words', async () => {
  const change = {
    id: '1',
    at: '2026-11-27T15:41:00Z',
    by: 'Paola Quintero',
    action: 'brand.created',
    subject: 'brand:12',
    before: null,
    after: { name: 'Igora' },
    reason: null,
    via: 'desk' as const,
    batchId: null,
    about: null,
  };
  const { sent } = desk.draw(<Home />, {
    answers: [answer(listAudit, pageOf(listAudit, [change]))],
    scopes: ['audit:read'],
  });
  const item = await screen.findByText(/Paola Quintero creó/);
  expect(item.textContent).toBe('Paola Quintero creó una marca');
  expect(screen.getByRole('link', { name: 'una marca' }).getAttribute('href')).toBe('/marcas/12');
  expect(sent(listAudit).at(-1)?.query).toMatchObject({ 'f.via': 'desk' });
});
