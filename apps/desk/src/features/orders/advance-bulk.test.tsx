// @vitest-environment jsdom
import { advanceOrders, listDeskOrders, listOrderMethods } from '@matiz/contracts/staff/orders.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Answer, answer, lineDown, pageOf } from '#testing/fake-server.ts';
import { buildOrderRow } from '#testing/orders.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { AdvanceBulk } from './advance-bulk.tsx';

const desk = setUpDesk();
const methods = answer(listOrderMethods, { results: [] });

describe('orders taken on together', () => {
  async function choose(answers: readonly Answer[]) {
    const opened = desk.open('/pedidos', {
      answers: [
        methods,
        answer(
          listDeskOrders,
          pageOf(listDeskOrders, [
            buildOrderRow('P-1'),
            buildOrderRow('P-2'),
            buildOrderRow('P-3'),
          ]),
        ),
        ...answers,
      ],
    });
    await screen.findByRole('row', { name: /P-1/ });
    await opened.user.click(screen.getByRole('checkbox', { name: /esta página/ }));
    return opened;
  }
  const outcome = (moved: string[], refused: string[]) =>
    answer(advanceOrders, {
      moved,
      refused: refused.map((orderCode) => ({ orderCode, message: 'Todavía no está pagado.' })),
      next: null,
    });

  test('are asked about, sent once, and said to be there', async () => {
    const { user, bodies } = await choose([outcome(['P-1', 'P-2', 'P-3'], [])]);
    desk.answerQuestion.mockReturnValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Despachar' }));
    expect(desk.answerQuestion).toHaveBeenCalledWith('¿Despachar: 3 pedidos?');
    expect(bodies(advanceOrders)).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: 'Despachar' }));
    await screen.findByText('3 pedidos: en camino');
    expect(bodies(advanceOrders)).toEqual([
      {
        orders: [{ orderCode: 'P-1' }, { orderCode: 'P-2' }, { orderCode: 'P-3' }],
        state: 'dispatched',
      },
    ]);
    expect(screen.queryByText(/seleccionados/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [['P-1', 'P-3'], ['P-2'], 'Se hizo con 2 y con 1 no se pudo'],
    [['P-1'], ['P-2', 'P-3'], 'Se hizo con 1 y con 2 no se pudo'],
    [[], ['P-1', 'P-2', 'P-3'], 'No se hizo con ninguno y con 3 no se pudo'],
  ])('of which %j go and %j do not say which and why', async (moved, refused, title) => {
    const { user } = await choose([outcome(moved, refused)]);
    await user.click(screen.getByRole('button', { name: 'Preparar' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('heading', { name: title })).toBeDefined();
    expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      refused.map((code) => `/pedidos/${code}`),
    );
    expect(summary.getAllByText('Todavía no está pagado.')).toHaveLength(refused.length);
    await user.click(summary.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('go in parts of 200 when more are chosen, told as one', async () => {
    const done = vi.fn();
    const rows = Array.from({ length: 201 }, (_, index) => buildOrderRow(`P-${index}`));
    const chosen = { rows, count: rows.length, whole: null };
    const { user, bodies } = desk.draw(<AdvanceBulk chosen={chosen} finish={done} />, {
      answers: [
        answer(advanceOrders, ({ body }) => ({
          moved: body.orders?.map(({ orderCode }) => orderCode) ?? [],
          refused: [],
          next: null,
        })),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Preparar' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({ done: 201, refused: [], stopped: null }),
    );
    expect(bodies(advanceOrders).map(({ orders }) => orders?.length)).toEqual([200, 1]);
  });

  test('are all that the list is narrowed to, asked about with how many they are', async () => {
    const counted = { count: { value: 230, isExact: true }, next: 'c1' };
    const opened = desk.open('/pedidos?f.state=paid', {
      answers: [
        methods,
        answer(
          listDeskOrders,
          pageOf(listDeskOrders, [buildOrderRow('P-1'), buildOrderRow('P-2')], counted),
        ),
        answer(advanceOrders, ({ body }) => ({
          moved: Array.from({ length: body.all?.after ? 130 : 100 }, (_, n) => `P-${n}`),
          refused: [],
          next: body.all?.after ? null : 's2',
        })),
      ],
    });
    await screen.findByRole('row', { name: /P-1/ });
    await opened.user.click(screen.getByRole('checkbox', { name: /esta página/ }));
    await opened.user.click(screen.getByRole('button', { name: 'Seleccionar los 230' }));
    expect(screen.getByText('230 seleccionados')).toBeDefined();
    await opened.user.click(screen.getByRole('button', { name: 'Despachar' }));
    await screen.findByText('230 pedidos: en camino');
    expect(desk.answerQuestion).toHaveBeenCalledWith('¿Despachar: 230 pedidos?');
    const all = { query: { 'f.state': 'paid' }, expected: 230 };
    expect(opened.bodies(advanceOrders)).toEqual([
      { all, state: 'dispatched' },
      { all: { ...all, after: 's2' }, state: 'dispatched' },
    ]);
  });

  test('stay chosen when the line is down', async () => {
    const { user } = await choose([answer(advanceOrders, lineDown)]);
    await user.click(screen.getByRole('button', { name: 'Preparar' }));
    await screen.findByText(/Revisa tu internet/);
    expect(screen.getByText('3 seleccionados')).toBeDefined();
  });
});
