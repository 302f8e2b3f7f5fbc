// @vitest-environment jsdom
import { receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { scanAnswers } from '#testing/scans.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { ArrivalRow } from '../arrival-row.ts';

const desk = setUpDesk();
beforeEach(() => localStorage.clear());

const findRow = (option: string) =>
  screen.findByRole('textbox', { name: `Unidades de Tinte ${option}` });

describe('receiving with a reader', () => {
  const arrival: ArrivalRow = {
    version: 1,
    id: '90',
    code: 'CRO-743',
    product: 'Tinte',
    option: '7.43',
    swatch: null,
    warehouseId: '1',
    warehouse: 'Bogotá',
    date: '2026-12-01',
    cap: 12,
    promised: 4,
    orders: 1,
    isLate: false,
    received: null,
    receivedAt: null,
  };
  const answers = [
    answer(listArrivals, ({ query }) =>
      pageOf(
        listArrivals,
        query.q === 'CRO-743'
          ? [{ ...arrival, id: '80', code: 'CRO-7430' }, arrival, { ...arrival, id: '91' }]
          : [],
      ),
    ),
    answer(receiveArrival, ({ body }) => ({
      arrival: {
        arrivalId: '90',
        warehouse: 'Bogotá',
        code: 'CRO',
        versionCode: 'CRO-743',
        name: 'Tinte',
        date: '2026-12-01',
        cap: 12,
        promised: 0,
        arrivedAt: '2026-11-27T15:00:00Z',
      },
      served: 1,
      stocked: body.units - 1,
      rest: null,
    })),
  ];

  async function receive() {
    const opened = desk.open('/llegadas/recibir', { answers: [...scanAnswers, ...answers] });
    const { user } = opened;
    await screen.findByRole('option', { name: 'Bogotá' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bodega' }), 'Bogotá');
    return { ...opened, scan: (code: string) => user.keyboard(`${code}{Enter}`) };
  }

  test('adds to the next arrival of what was read, and receives it with the day of its rest', async () => {
    const { scan, user, bodies } = await receive();
    await scan('7701234567897');
    await scan('7701234567897');
    await findRow('7.43');
    expect(screen.getByText(/se esperaban 12/)).toBeDefined();
    const rest = screen.getByLabelText('El resto llega el');
    await user.clear(rest);
    await user.type(rest, '2026-12-09');
    await user.click(screen.getByRole('button', { name: 'Recibir 1 llegada' }));
    await waitFor(() =>
      expect(bodies(receiveArrival)).toEqual([{ arrivalId: '90', units: 2, restOn: '2026-12-09' }]),
    );
    expect(desk.answerQuestion).toHaveBeenCalledWith(
      expect.stringContaining('1 llegada con 2 unidades'),
    );
  });

  test('leaves an arrival alone whose units were taken back to none', async () => {
    const { scan, user } = await receive();
    await scan('7701234567897');
    await findRow('7.43');
    await user.click(screen.getByRole('button', { name: 'Una menos de Tinte 7.43' }));
    expect(screen.getByRole('button', { name: /^Recibir 0/ })).toHaveProperty('disabled', true);
  });

  test('says what has no arrival there, and receives nothing of it', async () => {
    const { scan } = await receive();
    await scan('cro-800');
    await findRow('8.0');
    expect(screen.getByText('Tinte 8.0: no hay una llegada abierta.')).toBeDefined();
    const save = screen.getByRole('button', { name: /^Recibir 0/ }) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
  });
});
