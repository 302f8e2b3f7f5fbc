// @vitest-environment jsdom

import {
  assignCustomers,
  changeCustomer,
  listCustomerAddresses,
  listCustomers,
  listSellerInvitations,
  listSellerRows,
  listSellers,
  readCustomer,
  withdrawSellerInvitation,
} from '@matiz/contracts/staff/customers.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { listDeskOrders } from '@matiz/contracts/staff/orders.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const julian = { id: '00000000-0000-4000-8000-000000000001', name: 'Julián Ospina' };
const marta = { id: '00000000-0000-4000-8000-000000000002', name: 'Marta Gil' };
const salonId = '00000000-0000-4000-8000-0000000000aa';

type Customer = RowOf<typeof listCustomers>;
const customer = (parts: Partial<Customer> = {}): Customer => ({
  id: salonId,
  version: 4,
  businessName: 'Salón Ana',
  name: 'Ana Ríos',
  documentType: 'CC',
  documentNumber: '1020304050',
  city: 'Bogotá, D.C.',
  tradeType: 'Peluquería',
  tier: 'Oro',
  phone: '+573001234567',
  email: null,
  status: 'approved',
  note: null,
  isDocumentTaken: false,
  blockReason: null,
  sellers: [julian],
  createdAt: '2026-01-05T15:00:00.000Z',
  lastOrderAt: null,
  ...parts,
});
const sellers = answer(listSellers, {
  results: [
    { ...julian, email: 'julian@matiz.co', customers: 12 },
    { ...marta, email: 'marta@matiz.co', customers: 0 },
  ],
});
const address = {
  id: '1',
  title: 'El salón',
  line: 'Calle 10 # 5-20',
  complement: 'Local 2',
  neighbourhood: null,
  city: 'Bogotá, D.C.',
  phone: null,
  isDefault: true,
};
const addresses = answer(listCustomerAddresses, { results: [address] });

describe('the list of customers', () => {
  test('says who is blocked instead of where its registration stands', async () => {
    desk.open('/clientes', {
      answers: [
        sellers,
        answer(
          listCustomers,
          pageOf(listCustomers, [
            customer(),
            customer({ id: 'b', businessName: 'Uñas Luz', blockReason: 'Debe tres pedidos' }),
          ]),
        ),
      ],
    });
    const good = within(await screen.findByRole('row', { name: /Salón Ana/ }));
    expect(good.getByText('Aprobado')).toBeDefined();
    expect(good.getByText('Nunca')).toBeDefined();
    const blocked = within(screen.getByRole('row', { name: /Uñas Luz/ }));
    expect(blocked.getByText('Bloqueado').title).toBe('Debe tres pedidos');
    expect(blocked.queryByText('Aprobado')).toBeNull();
  });

  test('can be narrowed to those of a seller and to those of none', async () => {
    const { user, sent } = desk.open('/clientes', {
      answers: [sellers, answer(listCustomers, pageOf(listCustomers, [customer()]))],
    });
    await screen.findByRole('option', { name: 'Marta Gil' });
    const filter = screen.getByRole('combobox', { name: 'Vendedor' });
    await user.selectOptions(filter, 'Marta Gil');
    await waitFor(() => expect(sent(listCustomers).at(-1)?.query['f.seller']).toBe(marta.id));
    await user.selectOptions(filter, 'Sin vendedor');
    await waitFor(() => expect(sent(listCustomers).at(-1)?.query['f.seller']).toBe('none'));
  });

  test('gives several customers to one seller, and says how many', async () => {
    const otherId = '00000000-0000-4000-8000-0000000000bb';
    const { user, bodies } = desk.open('/clientes', {
      answers: [
        sellers,
        answer(
          listCustomers,
          pageOf(listCustomers, [customer(), customer({ id: otherId, businessName: 'Uñas Luz' })]),
        ),
        answer(assignCustomers, { result: { taken: 2, changed: 2, next: null } }),
      ],
    });
    await screen.findByRole('row', { name: /Salón Ana/ });
    await user.click(screen.getByRole('checkbox', { name: /esta página/ }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Dar a un vendedor/ }),
      'Marta Gil',
    );
    await screen.findByText('2 clientes para Marta Gil');
    expect(bodies(assignCustomers)).toEqual([
      { sellerId: marta.id, customerIds: [salonId, otherId], isAssigned: true },
    ]);
    expect(screen.queryByText(/seleccionados/)).toBeNull();
  });

  test('keeps the selection when the server refuses', async () => {
    const { user } = desk.open('/clientes', {
      answers: [
        sellers,
        answer(listCustomers, pageOf(listCustomers, [customer()])),
        answer(assignCustomers, refusal('NOT_FOUND', { message: 'Este vendedor ya no está.' })),
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Salón Ana' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Dar a un vendedor/ }),
      'Marta Gil',
    );
    await screen.findByText('Este vendedor ya no está.');
    expect(screen.getByText('1 seleccionado')).toBeDefined();
  });

  test('has nothing to choose for whoever may only look', async () => {
    desk.open('/clientes', {
      scopes: ['customers:read'],
      answers: [sellers, answer(listCustomers, pageOf(listCustomers, [customer()]))],
    });
    await screen.findByRole('row', { name: /Salón Ana/ });
    expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).toBeNull();
  });
});

describe('one customer', () => {
  async function openCustomer(parts: Partial<Customer>, answers: readonly Answer[] = []) {
    const opened = desk.open(`/clientes/${salonId}`, {
      answers: [sellers, addresses, answer(readCustomer, { result: customer(parts) }), ...answers],
    });
    await screen.findByRole('heading', { name: 'Salón Ana' });
    return opened;
  }

  test('shows where it receives, and a dash for what it never said', async () => {
    await openCustomer({});
    await screen.findByText('Calle 10 # 5-20, Local 2');
    expect(screen.getByText('El salón').textContent).toBe('El salónHabitual');
    expect(screen.getByText('Correo').nextSibling?.textContent).toBe('–');
  });

  test('is blocked for a reason that must be written, with the version that was read', async () => {
    const { user, bodies } = await openCustomer({}, [
      answer(changeCustomer, {
        result: customer({ version: 5, blockReason: 'Debe tres pedidos' }),
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Bloquear' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Bloquear a Salón Ana?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), '   ');
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
    expect(dialog.getByText('Escribe el motivo: queda en la historia.')).toBeDefined();
    expect(bodies(changeCustomer)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Debe tres pedidos');
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
    await screen.findByText('Cliente bloqueado');
    const reason = 'Debe tres pedidos';
    expect(bodies(changeCustomer)).toEqual([
      { id: salonId, version: 4, set: { blockReason: reason }, reason },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that someone else changed meanwhile is not blocked, and the reason stays written', async () => {
    const { user } = await openCustomer({}, [
      answer(
        changeCustomer,
        refusal('ROW_CHANGED', { message: 'Esto cambió mientras lo mirabas.' }),
      ),
    ]);
    await user.click(screen.getByRole('button', { name: 'Bloquear' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' });
    await user.type(field, 'Debe{Enter}');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bloquear' }));
    await screen.findByText('Esto cambió mientras lo mirabas.');
    expect(field.value).toContain('Debe');
  });

  test('that is blocked says why, and may order again after a question', async () => {
    const { user, bodies } = await openCustomer({ blockReason: 'Debe tres pedidos' }, [
      answer(changeCustomer, { result: customer({ version: 5 }) }),
    ]);
    expect(screen.getByText('Bloqueado: Debe tres pedidos')).toBeDefined();
    desk.answerQuestion.mockReturnValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Desbloquear' }));
    expect(bodies(changeCustomer)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Desbloquear' }));
    await screen.findByText('El cliente puede volver a pedir');
    expect(bodies(changeCustomer)).toEqual([
      { id: salonId, version: 4, set: { blockReason: null } },
    ]);
  });

  test('is taken from its seller, and is offered to those who do not have it', async () => {
    const { user, bodies } = await openCustomer({}, [
      answer(assignCustomers, { result: { taken: 1, changed: 1, next: null } }),
    ]);
    await screen.findByRole('option', { name: 'Marta Gil' });
    expect(screen.queryByRole('option', { name: 'Julián Ospina' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Quitarle este cliente a Julián Ospina' }));
    await screen.findByText('Ya no es cliente de Julián Ospina');
    expect(bodies(assignCustomers)).toEqual([
      { sellerId: julian.id, customerIds: [salonId], isAssigned: false },
    ]);
  });

  test('shows its orders to whoever may see orders, and to nobody else', async () => {
    const first = await openCustomer({}, [answer(listDeskOrders, pageOf(listDeskOrders, []))]);
    await first.user.click(screen.getByRole('link', { name: 'Pedidos' }));
    await screen.findByText('Este cliente no ha pedido todavía.');
    expect(first.sent(listDeskOrders)[0]?.query).toEqual({ 'f.customer': salonId, count: '1' });
    first.unmount();

    const second = desk.open(`/clientes/${salonId}?parte=pedidos`, {
      scopes: ['customers:read'],
      answers: [sellers, addresses, answer(readCustomer, { result: customer() })],
    });
    await screen.findByText('Calle 10 # 5-20, Local 2');
    expect(screen.queryByRole('link', { name: 'Pedidos' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Bloquear|Quitarle/ })).toBeNull();
    expect(second.sent(listDeskOrders)).toEqual([]);
  });
});

describe('sellers', () => {
  const invitation = {
    id: '00000000-0000-4000-8000-0000000000cc',
    email: 'lucia@matiz.co',
    name: 'Lucía',
    invitedBy: 'Olga Peña',
    expiresAt: '2026-11-30T15:00:00.000Z',
  };

  test('each leads to its customers, and an open invitation can be withdrawn', async () => {
    const { user, bodies } = desk.open('/vendedores', {
      answers: [
        answer(
          listSellerRows,
          pageOf(listSellerRows, [{ ...julian, email: 'j@matiz.co', customers: 12 }]),
        ),
        answer(listSellerInvitations, (_, earlier) => ({
          results: earlier === 0 ? [invitation] : [],
        })),
        answer(withdrawSellerInvitation, { result: { id: invitation.id } }),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Julián Ospina' });
    expect(link.getAttribute('href')).toBe(`/clientes?f.seller=${julian.id}`);
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    await screen.findByText('Invitación retirada: su enlace ya no sirve.');
    expect(bodies(withdrawSellerInvitation)).toEqual([{ id: invitation.id }]);
    await waitFor(() => expect(screen.queryByText('Invitaciones sin usar')).toBeNull());
  });

  test('a shop without any says so, a list that is not there can be asked for again', async () => {
    const { user } = desk.open('/vendedores', {
      answers: [
        answer(listSellerInvitations, { results: [] }),
        answer(listSellerRows, (_, earlier) =>
          earlier === 0 ? refusal('UNEXPECTED') : pageOf(listSellerRows, []),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByText('No hay vendedores todavía. Invita al primero.');
  });
});
