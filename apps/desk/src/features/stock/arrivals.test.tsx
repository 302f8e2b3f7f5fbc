// @vitest-environment jsdom
import { moveArrival, receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import {
  listArrivals,
  makeArrival,
  previewArrivalMove,
  readArrival,
} from '@matiz/contracts/staff/arrivals.ts';
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { ArrivalRow } from './arrival-row.ts';

const desk = setUpDesk();

const row = (parts: Partial<ArrivalRow> = {}): ArrivalRow => ({
  id: '8',
  version: 1,
  code: 'CRO-743',
  product: 'Tinte Cromía',
  option: '7.43',
  swatch: null,
  warehouseId: '1',
  warehouse: 'Bogotá',
  date: '2026-12-01',
  cap: 100,
  promised: 40,
  orders: 2,
  isLate: false,
  received: null,
  receivedAt: null,
  ...parts,
});
const arrival = {
  arrivalId: '8',
  warehouse: 'Bogotá',
  code: 'CRO',
  versionCode: 'CRO-743',
  name: 'Tinte Cromía',
  date: '2026-12-15',
  cap: 100,
  promised: 40,
  arrivedAt: null,
};
const choices = answer(readCatalogueChoices, {
  brands: [],
  categories: [],
  paymentMethods: [],
  warehouses: [{ id: '1', code: 'BOG', name: 'Bogotá' }],
});
const waiting = [
  { orderCode: 'P-1', customer: 'Salón Ana', units: 30, date: '2026-12-01' },
  { orderCode: 'P-2', customer: 'Uñas Luz', units: 10, date: '2026-12-01' },
];
const one = answer(readArrival, { result: row(), waiting });

async function openBoard(answers: readonly Answer[] = [], rows = [row()]) {
  const opened = desk.open('/llegadas', {
    answers: [choices, one, answer(listArrivals, pageOf(listArrivals, rows)), ...answers],
  });
  await screen.findAllByText(/CRO-743/);
  return opened;
}
const openAct = async ({ user }: Awaited<ReturnType<typeof openBoard>>, act: string) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${act} CRO-743`) }));
  return within(screen.getByRole('dialog'));
};
const setDay = (field: HTMLElement, day: string) =>
  fireEvent.change(field, { target: { value: day } });

describe('the board of arrivals', () => {
  test('has each day once, with how much comes, and says what is late and who waits', async () => {
    const { sent } = await openBoard(
      [],
      [
        row({ isLate: true, date: '2026-11-20' }),
        row({ id: '9', cap: 20, orders: 0 }),
        row({ id: '10', cap: 30, orders: 1 }),
      ],
    );
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual([
      'viernes, 20 de noviembreatrasada1 llegada · 100 unidades',
      'martes, 1 de diciembre2 llegadas · 50 unidades',
    ]);
    expect(screen.getByText('Esperan 2 pedidos')).toBeDefined();
    expect(screen.getByText('Nadie espera')).toBeDefined();
    expect(screen.getByText('Espera 1 pedido')).toBeDefined();
    expect(sent(listArrivals)[0]?.query).toEqual({ 'f.open': 'yes', count: '1' });
  });

  test('offers nothing to do to whoever may only look', async () => {
    desk.open('/llegadas', {
      scopes: ['stock:read', 'catalogue:read'],
      answers: [choices, answer(listArrivals, pageOf(listArrivals, [row()]))],
    });
    await screen.findByText('Esperan 2 pedidos');
    expect(screen.queryByRole('button', { name: /Mover|Recibir|Anotar/ })).toBeNull();
  });

  test('without any says what arrivals are for', async () => {
    desk.open('/llegadas', {
      answers: [choices, answer(listArrivals, pageOf(listArrivals, []))],
    });
    await screen.findByText(/^Anota aquí lo que viene en camino/);
  });
});

describe('an arrival that is moved', () => {
  const preview = (orders: number) =>
    answer(previewArrivalMove, {
      orders,
      units: 40,
      first: waiting
        .slice(0, orders)
        .map(({ units: _, ...each }) => ({ ...each, date: '2026-12-15' })),
      merges: false,
    });

  test('first shows whom it touches, and moves with the second press alone', async () => {
    const opened = await openBoard([preview(2), answer(moveArrival, { arrival, orders: 2 })]);
    const dialog = await openAct(opened, 'Mover');
    setDay(dialog.getByLabelText('¿Qué día llega?'), '2026-12-15');
    await opened.user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    await dialog.findByText(/^2 pedidos con 40 unidades cambian de día/);
    expect(dialog.getByText(/^P-1 · Salón Ana: sale el martes, 15 de diciembre/)).toBeDefined();
    expect(opened.sent(moveArrival)).toEqual([]);
    await opened.user.click(dialog.getByRole('button', { name: 'Mover y avisar a 2 pedidos' }));
    await screen.findByText('Llegada movida: avisamos a 2 pedidos.');
    expect(opened.bodies(moveArrival)).toEqual([
      { arrivalId: '8', version: 1, date: '2026-12-15' },
    ]);
  });

  test('is shown where someone else moved it meanwhile, and looked at again before it is moved', async () => {
    const conflict = { version: 2, by: 'Eva Ruiz', at: null, via: 'desk', changes: [] };
    const opened = await openBoard([
      preview(2),
      answer(readArrival, { result: row({ version: 2, date: '2026-12-08' }), waiting }),
      answer(moveArrival, (_, earlier) =>
        earlier === 0 ? refusal('ROW_CHANGED', { conflict }) : { arrival, orders: 2 },
      ),
    ]);
    const dialog = await openAct(opened, 'Mover');
    setDay(dialog.getByLabelText('¿Qué día llega?'), '2026-12-15');
    await opened.user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    await opened.user.click(await dialog.findByRole('button', { name: /^Mover y avisar/ }));
    await dialog.findByText(
      /^Eva Ruiz la movió mientras la mirabas: llega el martes, 8 de diciembre/,
    );
    await opened.user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    await opened.user.click(await dialog.findByRole('button', { name: /^Mover y avisar/ }));
    await screen.findByText('Llegada movida: avisamos a 2 pedidos.');
    expect(opened.bodies(moveArrival).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('to another day after all is shown again before it is done', async () => {
    const opened = await openBoard([preview(1), answer(moveArrival, { arrival, orders: 1 })]);
    const dialog = await openAct(opened, 'Mover');
    const day = dialog.getByLabelText('¿Qué día llega?');
    setDay(day, '2026-12-15');
    await opened.user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    const press = await dialog.findByRole('button', { name: 'Mover y avisar a 1 pedido' });
    setDay(day, '2026-12-20');
    await opened.user.click(press);
    await waitFor(() => expect(opened.sent(previewArrivalMove)).toHaveLength(2));
    expect(opened.sent(moveArrival)).toEqual([]);
  });

  test('to a day that is over is refused at its field', async () => {
    const opened = await openBoard([
      answer(
        previewArrivalMove,
        refusal('DATE_PAST', { fields: [{ path: 'date', message: 'Ese día ya pasó.' }] }),
      ),
    ]);
    const dialog = await openAct(opened, 'Mover');
    setDay(dialog.getByLabelText('¿Qué día llega?'), '2026-01-01');
    await opened.user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    await dialog.findByText('Ese día ya pasó.');
    expect(document.activeElement).toBe(dialog.getByLabelText('¿Qué día llega?'));
  });
});

describe('an arrival that is received', () => {
  test('says who gets theirs in which turn, and what became of the units', async () => {
    const opened = await openBoard([
      answer(receiveArrival, { arrival, served: 40, stocked: 60, rest: null }),
    ]);
    const dialog = await openAct(opened, 'Recibir');
    await dialog.findByText('Se entregan en este orden:');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'P-1 · Salón Ana30',
      'P-2 · Uñas Luz10',
    ]);
    await opened.user.type(dialog.getByLabelText('¿Cuántas llegaron?'), '100');
    await opened.user.click(dialog.getByRole('button', { name: 'Recibir' }));
    await screen.findByText('Recibida: 40 unidades a quienes esperaban y 60 unidades a la venta.');
    expect(opened.bodies(receiveArrival)).toEqual([{ arrivalId: '8', units: 100 }]);
  });

  test('short of what is waited for asks when the rest comes', async () => {
    const opened = await openBoard([
      answer(receiveArrival, ({ body }) =>
        body.restOn === undefined
          ? refusal('ARRIVAL_SHORT', {
              fields: [{ path: 'restOn', message: 'Di qué día llega el resto.' }],
            })
          : { arrival, served: 20, stocked: 0, rest: null },
      ),
    ]);
    const dialog = await openAct(opened, 'Recibir');
    await opened.user.type(dialog.getByLabelText('¿Cuántas llegaron?'), '20');
    await opened.user.click(dialog.getByRole('button', { name: 'Recibir' }));
    await dialog.findByText('Di qué día llega el resto.');
    setDay(dialog.getByLabelText('El resto llega el (si falta)'), '2026-12-20');
    await opened.user.click(dialog.getByRole('button', { name: 'Recibir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.bodies(receiveArrival)[1]).toEqual({
      arrivalId: '8',
      units: 20,
      restOn: '2026-12-20',
    });
  });

  test('without a number is not sent', async () => {
    const opened = await openBoard();
    const dialog = await openAct(opened, 'Recibir');
    await opened.user.click(dialog.getByRole('button', { name: 'Recibir' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('¿Cuántas llegaron?').ariaInvalid).toBe('true'),
    );
    expect(opened.sent(receiveArrival)).toEqual([]);
  });
});

test('an arrival is noted once with all its fields, and a code that is unknown is refused at its field', async () => {
  const opened = await openBoard([
    answer(makeArrival, (_, earlier) =>
      earlier === 0
        ? refusal('UNKNOWN_REFERENCE', {
            fields: [{ path: 'code', message: 'Ningún producto tiene este código.' }],
          })
        : { result: row({ id: '9' }) },
    ),
  ]);
  await opened.user.click(screen.getByRole('button', { name: 'Anotar una llegada' }));
  const dialog = within(screen.getByRole('dialog'));
  await opened.user.click(dialog.getByRole('button', { name: 'Anotar una llegada' }));
  await dialog.findByText('Elige una bodega.');
  expect(opened.sent(makeArrival)).toEqual([]);
  await opened.user.type(dialog.getByLabelText('Código'), 'CRO-999');
  await opened.user.selectOptions(dialog.getByLabelText('Bodega'), 'Bogotá');
  setDay(dialog.getByLabelText('Día'), '2026-12-05');
  await opened.user.type(dialog.getByLabelText('Unidades'), '1.200');
  await opened.user.click(dialog.getByRole('button', { name: 'Anotar una llegada' }));
  await dialog.findByText('Ningún producto tiene este código.');
  await opened.user.click(dialog.getByRole('button', { name: 'Anotar una llegada' }));
  await screen.findByText('Llegada anotada.');
  expect(opened.bodies(makeArrival)[1]).toEqual({
    code: 'CRO-999',
    warehouseId: '1',
    date: '2026-12-05',
    cap: 1_200,
  });
});
