// @vitest-environment jsdom
import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { listDeskOrders, readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { readFirstDay } from '@matiz/contracts/staff/shop/first-day.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { buildPerson, setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const order: RowOf<typeof listDeskOrders> = {
  id: '1',
  code: 'M-1042',
  state: 'confirmed',
  placedAt: '2026-11-20T15:00:00Z',
  customerId: 'c',
  businessName: 'Salón Ada',
  city: 'Cali',
  sellers: '',
  deliveries: [],
  units: 3,
  total: 90_000,
  paymentMethod: 'Efectivo',
  payment: 'none',
  campaign: null,
};
const answers = [
  answer(readFirstDay, { result: { canSell: true, steps: [] } }),
  answer(listAudit, pageOf(listAudit, [])),
  answer(listBrands, pageOf(listBrands, [])),
  answer(listDeskOrders, pageOf(listDeskOrders, [order])),
  // Its page is another test's: here it is only led to.
  answer(readDeskOrder, refusal('NOT_FOUND')),
  answer(listCustomers, pageOf(listCustomers, [])),
  answer(listStaffProducts, pageOf(listStaffProducts, [])),
];

test('Ctrl+K finds an order and a page by what one remembers, and Enter opens it', async () => {
  const { user, sent, router } = desk.openFramed('/ajustes/auditoria', buildPerson(), { answers });
  await screen.findAllByRole('button', { name: 'Buscar' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Qué buscas' });
  await user.type(field, 'ped');
  const found = within(
    screen.getByRole('listbox', { name: 'Buscar en el escritorio', hidden: true }),
  );
  expect(await found.findByRole('option', { name: /M-1042.*Salón Ada.*Pedido/ })).toBeTruthy();
  expect(found.getByRole('option', { name: /Pedidos.*Página/ })).toBeTruthy();
  expect(sent(listDeskOrders).at(-1)?.query).toMatchObject({ q: 'ped' });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/M-1042$/));
  expect(screen.queryByRole('combobox', { name: 'Qué buscas' })).toBeNull();
});

test('what someone may not see is neither asked for nor offered', async () => {
  const { user, sent } = desk.openFramed('/marcas', buildPerson({ scopes: ['catalogue:read'] }), {
    answers,
  });
  const [button] = await screen.findAllByRole('button', { name: 'Buscar' });
  await user.click(button as HTMLElement);
  await user.type(await screen.findByRole('combobox', { name: 'Qué buscas' }), 'pedidos');
  expect(await screen.findByText(/Nada se llama así/)).toBeTruthy();
  expect([sent(listDeskOrders), sent(listCustomers)]).toEqual([[], []]);
});
