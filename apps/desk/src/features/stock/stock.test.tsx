// @vitest-environment jsdom

import { readReasonChoices } from '@matiz/contracts/staff/shop/reasons.ts';
import {
  adjustStock,
  countStock,
  listStock,
  listStockMovements,
  readStock,
  transferStock,
} from '@matiz/contracts/staff/stock.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { twoWarehouses } from '#testing/scans.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { StockRow } from './stock-act.tsx';

const desk = setUpDesk();

const row = (parts: Partial<StockRow> = {}): StockRow => ({
  id: '1-25',
  version: 7,
  code: 'CRO-743',
  product: 'Tinte Cromía',
  option: '7.43 Rubio medio cobrizo',
  swatch: '#b5651d',
  warehouseId: '1',
  warehouse: 'Bogotá',
  available: 40,
  promised: 5,
  physical: 45,
  soldLately: 280,
  nextArrival: null,
  waiting: 0,
  lastMovementAt: null,
  ...parts,
});
const movements = answer(listStockMovements, pageOf(listStockMovements, []));
const name = 'Tinte Cromía 7.43 Rubio medio cobrizo';

async function openUnit(answers: readonly Answer[], unit = row()) {
  const opened = desk.open('/existencias/1-25', {
    answers: [
      twoWarehouses,
      movements,
      answer(readStock, { result: { ...unit, moved: 40, barcodes: [] } }),
      ...answers,
    ],
  });
  await screen.findByRole('heading', { name: /Tinte Cromía/ });
  return opened;
}
/** Opens the window of an act, writes into its fields and sends it. */
async function act(
  { user }: Awaited<ReturnType<typeof openUnit>>,
  kind: string,
  fields: Readonly<Record<string, string>>,
) {
  await user.click(screen.getByRole('button', { name: kind }));
  const dialog = within(await screen.findByRole('dialog', { name: `${kind} ${name}` }));
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
    else await user.type(field, text);
  }
  await user.click(dialog.getByRole('button', { name: kind }));
  return dialog;
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the list of stock', () => {
  test('says for how long each lasts, warns of what is nearly gone, and counts nothing for what does not sell', async () => {
    desk.open('/existencias', {
      answers: [
        twoWarehouses,
        answer(
          listStock,
          pageOf(listStock, [
            row(),
            row({ id: '1-26', code: 'CRO-744', available: 1_200, soldLately: 0 }),
          ]),
        ),
      ],
    });
    const low = within(await screen.findByRole('row', { name: /CRO-743/ }));
    expect(low.getByText('4 días').className).toContain('danger');
    const still = within(screen.getByRole('row', { name: /CRO-744/ }));
    expect(still.getByText('1.200')).toBeDefined();
    expect(still.queryByText(/día/)).toBeNull();
  });

  test('has its acts in each row for whoever may write, and none for whoever may not', async () => {
    const answers = [twoWarehouses, answer(listStock, pageOf(listStock, [row()]))];
    const first = desk.open('/existencias', { answers });
    await first.user.click(await screen.findByRole('button', { name: 'Contar CRO-743, Bogotá' }));
    expect(
      screen.getByText(/Según el sistema hay 45 unidades, 5 de ellas prometidas/),
    ).toBeDefined();
    first.unmount();
    desk.open('/existencias', { answers, scopes: ['stock:read', 'catalogue:read'] });
    await screen.findByRole('row', { name: /CRO-743/ });
    expect(screen.queryByRole('button', { name: /Contar|Ajustar/ })).toBeNull();
  });
});

describe('what is done with stock', () => {
  test('a count sends what was seen with it, so that what left meanwhile is not counted', async () => {
    const opened = await openUnit([
      answer(countStock, { result: row({ physical: 44, version: 8 }), short: 0 }),
    ]);
    await act(opened, 'Contar', { Hay: '44' });
    await screen.findByText('Guardado: hay 44 unidades.');
    expect(opened.bodies(countStock)).toEqual([{ id: '1-25', version: 7, seen: 45, counted: 44 }]);
    await isGone();
  });

  test('a count below what was sold says how many are missing', async () => {
    const opened = await openUnit([
      answer(countStock, { result: row({ physical: 2, version: 8 }), short: 3 }),
    ]);
    await act(opened, 'Contar', { Hay: '2' });
    await screen.findByText(/^Guardado\. Faltan 3 unidades para pedidos/);
  });

  test.each([
    ['Faltan o salieron', -3],
    ['Aparecieron o entraron', 3],
  ])('a correction by «%s» sends %i with its reason', async (direction, delta) => {
    const opened = await openUnit([answer(adjustStock, { result: row(), short: 0 })]);
    await act(opened, 'Ajustar', {
      '¿Qué pasó?': direction,
      Unidades: '3',
      Motivo: 'Se rompieron',
    });
    await isGone();
    expect(opened.bodies(adjustStock)).toEqual([
      { id: '1-25', version: 7, delta, reason: 'Se rompieron' },
    ]);
  });

  test('a usual reason is chosen, and more may be written', async () => {
    const reasons = [
      { use: 'adjust', text: 'Producto vencido' },
      { use: 'cancel', text: 'No hay existencias' },
    ] as const;
    const opened = await openUnit([
      answer(adjustStock, { result: row(), short: 0 }),
      answer(readReasonChoices, { reasons: [...reasons] }),
    ]);
    await opened.user.click(screen.getByRole('button', { name: 'Ajustar' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Ajustar ${name}` }));
    await opened.user.type(dialog.getByLabelText('Unidades'), '3');
    await opened.user.click(await dialog.findByRole('button', { name: 'Producto vencido' }));
    expect(dialog.queryByRole('button', { name: 'No hay existencias' })).toBeNull();
    await opened.user.type(dialog.getByLabelText('Motivo'), ', lote 7');
    await opened.user.click(dialog.getByRole('button', { name: 'Ajustar' }));
    await isGone();
    expect(opened.bodies(adjustStock)[0]?.reason).toBe('Producto vencido, lote 7');
  });

  test.each([
    ['without a reason', { Unidades: '3' }, 'Motivo'],
    ['of nothing', { Unidades: '0', Motivo: 'Rotura' }, 'Unidades'],
    ['of a part of one', { Unidades: '1,5', Motivo: 'Rotura' }, 'Unidades'],
    ['of no number', { Unidades: 'tres', Motivo: 'Rotura' }, 'Unidades'],
  ] as const)(
    'a correction %s is not sent, and the focus is where it is wrong',
    async (_, fields, wrong) => {
      const opened = await openUnit([]);
      const dialog = await act(opened, 'Ajustar', fields);
      const field = dialog.getByLabelText(wrong);
      await waitFor(() => expect(field.ariaInvalid).toBe('true'));
      expect(document.activeElement).toBe(field);
      expect(opened.sent(adjustStock)).toEqual([]);
    },
  );

  test('what someone else moved meanwhile is shown, what was written stays, and it is sent again with the new version', async () => {
    const opened = desk.open('/existencias/1-25', {
      answers: [
        twoWarehouses,
        movements,
        answer(readStock, (_, earlier) => ({
          result: {
            ...(earlier === 0 ? row() : row({ physical: 40, version: 9 })),
            moved: 40,
            barcodes: [],
          },
        })),
        answer(countStock, (_, earlier) =>
          earlier === 0
            ? refusal('ROW_CHANGED', { message: 'Alguien movió estas unidades.' })
            : { result: row({ physical: 44, version: 10 }), short: 0 },
        ),
      ],
    });
    await screen.findByRole('heading', { name: /Tinte Cromía/ });
    const dialog = await act(opened, 'Contar', { Hay: '44' });
    await dialog.findByText('Alguien movió estas unidades.');
    expect(dialog.getByText(/Según el sistema hay 40 unidades/)).toBeDefined();
    await opened.user.click(dialog.getByRole('button', { name: 'Contar' }));
    await isGone();
    expect(opened.bodies(countStock)[1]).toEqual({ id: '1-25', version: 9, seen: 40, counted: 44 });
  });

  test('units go to another warehouse, never to their own', async () => {
    const opened = await openUnit([
      answer(transferStock, {
        result: row({ version: 8 }),
        short: 0,
        to: row({ id: '2-25', warehouseId: '2', warehouse: 'Cali' }),
      }),
    ]);
    await act(opened, 'Mover', { Unidades: '10', 'A la bodega': 'Cali' });
    await screen.findByText('Moviste 10 unidades a Cali.');
    expect(opened.bodies(transferStock)).toEqual([
      { id: '1-25', version: 7, units: 10, toWarehouseId: '2' },
    ]);
    await isGone();
    await opened.user.click(screen.getByRole('button', { name: 'Mover' }));
    const goals = within(screen.getByLabelText('A la bodega')).getAllByRole('option');
    expect(goals.map(({ textContent }) => textContent)).toEqual(['', 'Cali']);
  });

  test('more than there is stays written, with the sentence of the server', async () => {
    const opened = await openUnit([
      answer(
        transferStock,
        refusal('UNITS_SHORT', {
          fields: [{ path: 'units', message: 'Solo hay 40 disponibles.' }],
        }),
      ),
    ]);
    const dialog = await act(opened, 'Mover', { Unidades: '400', 'A la bodega': 'Cali' });
    await dialog.findByText('Solo hay 40 disponibles.');
    expect(dialog.getByLabelText<HTMLInputElement>('Unidades').value).toBe('400');
  });
});

test('movements that do not add up to what is on sale are said', async () => {
  await openUnit([], row({ available: 43 }));
  expect(screen.getByText(/^Los movimientos suman 40 y hay 43 disponibles/)).toBeDefined();
});

test('stock that was read stays on the screen when reading it again fails', async () => {
  const opened = desk.open('/existencias/1-25', {
    answers: [
      twoWarehouses,
      movements,
      answer(readStock, (_, earlier) =>
        earlier === 0 ? { result: { ...row(), moved: 40, barcodes: [] } } : refusal('UNEXPECTED'),
      ),
    ],
  });
  await screen.findByRole('heading', { name: /Tinte Cromía/ });
  await opened.queryClient.invalidateQueries({ queryKey: ['stock'] });
  await opened.user.tab();
  expect(opened.sent(readStock)).toHaveLength(2);
  expect(screen.getByRole('heading', { name: /Tinte Cromía/ })).toBeDefined();
});
