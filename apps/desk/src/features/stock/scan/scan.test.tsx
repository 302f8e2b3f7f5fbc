// @vitest-environment jsdom
import { receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import { addBarcode, readScannedStock } from '@matiz/contracts/staff/barcodes.ts';
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { countStock, listStock, readStock } from '@matiz/contracts/staff/stock.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, answer, lineDown, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { ArrivalRow } from '../arrival-row.ts';
import type { StockRow } from '../stock-act.tsx';

const desk = setUpDesk();
const tones: Readonly<Record<string, string>> = { '7701234567897': '7.43', 'CRO-800': '8.0' };
const stockOf = (option: string, parts: Partial<StockRow> = {}): StockRow => ({
  id: option === '7.43' ? '1-25' : '1-26',
  version: 7,
  code: option === '7.43' ? 'CRO-743' : 'CRO-800',
  product: 'Tinte',
  option,
  swatch: null,
  warehouseId: '1',
  warehouse: 'Bogotá',
  available: 3,
  promised: 0,
  physical: 3,
  soldLately: 0,
  nextArrival: null,
  waiting: 0,
  lastMovementAt: null,
  ...parts,
});
const choices = answer(readCatalogueChoices, {
  brands: [],
  categories: [],
  paymentMethods: [],
  warehouses: [
    { id: '1', code: 'BOG', name: 'Bogotá' },
    { id: '2', code: 'CAL', name: 'Cali' },
  ],
});
const looked = answer(readScannedStock, ({ query }) => {
  const option = tones[query.code];
  return option ? { result: stockOf(option) } : refusal('NOT_FOUND');
});
const counted = answer(countStock, ({ body }) => ({
  result: stockOf('7.43', { physical: body.counted }),
  short: 0,
}));

async function open(path: string, answers: readonly Answer[] = []) {
  const opened = desk.open(path, { answers: [choices, looked, counted, ...answers] });
  await screen.findByRole('option', { name: 'Bogotá' });
  return opened;
}
async function begin(path: string, answers: readonly Answer[] = []) {
  const opened = await open(path, answers);
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Bodega' }), 'Bogotá');
  return { ...opened, scan: (code: string) => opened.user.keyboard(`${code}{Enter}`) };
}
const count = (answers?: readonly Answer[]) => begin('/existencias/contar', answers);
const unitsOf = (option: string) =>
  (screen.getByRole('textbox', { name: `Unidades de Tinte ${option}` }) as HTMLInputElement).value;
const findRow = (option: string) =>
  screen.findByRole('textbox', { name: `Unidades de Tinte ${option}` });
const saveCount = () => screen.getByRole('button', { name: /^Guardar el conteo/ });

beforeEach(() => localStorage.clear());

describe('counting with a reader', () => {
  test('adds one for each reading, asks once what a code is, and says how many there are', async () => {
    const { scan, sent } = await count();
    for (const code of ['7701234567897', '7701234567897', 'cro-800', '7701234567897']) {
      await scan(code);
    }
    await findRow('8.0');
    expect([unitsOf('7.43'), unitsOf('8.0')]).toEqual(['3', '1']);
    expect(sent(readScannedStock).map(({ query }) => query.code)).toEqual([
      '7701234567897',
      'CRO-800',
    ]);
    expect(screen.getByText('Tinte 7.43: van 3.')).toBeDefined();
    expect(screen.getByText(/El sistema dice 3: cuadra/)).toBeDefined();
    expect(screen.getByText(/El sistema dice 3: -2/)).toBeDefined();
  });

  test('takes what the reader types wherever the focus is: its Enter presses no button', async () => {
    const { scan, user } = await count();
    await scan('7701234567897');
    await findRow('7.43');
    screen.getByRole('button', { name: 'Una más de Tinte 7.43' }).focus();
    await user.keyboard('7701234567897{Enter}');
    expect(unitsOf('7.43')).toBe('2');
  });

  test('takes back the last reading, and the one before', async () => {
    const { scan, user } = await count();
    await scan('7701234567897');
    await scan('7701234567897');
    await findRow('7.43');
    await user.click(screen.getByRole('button', { name: 'Deshacer la última' }));
    expect(unitsOf('7.43')).toBe('1');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('textbox', { name: /^Unidades/ })).toBeNull();
  });

  test('has what was read after a reload', async () => {
    const { scan } = await count();
    await scan('7701234567897');
    await scan('no-one');
    await screen.findByText('NO-ONE');
    cleanup();
    await open('/existencias/contar');
    expect(unitsOf('7.43')).toBe('1');
    expect(screen.getByText('NO-ONE')).toBeDefined();
  });

  test('goes on without a line, and looks up what was read when it is back', async () => {
    let isDown = true;
    const { scan } = await count([
      answer(readScannedStock, () => (isDown ? lineDown : { result: stockOf('7.43') })),
    ]);
    await scan('7701234567897');
    await scan('7701234567897');
    await screen.findByText(/^1 código por buscar.*no se pierde nada/);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await findRow('7.43');
    expect(unitsOf('7.43')).toBe('2');
  });

  test('says which code nobody knows, and counts it once it is taught', async () => {
    let isTaught = false;
    const { scan, user, bodies } = await count([
      answer(readScannedStock, () =>
        isTaught ? { result: stockOf('8.0') } : refusal('NOT_FOUND'),
      ),
      answer(listStock, pageOf(listStock, [stockOf('8.0')])),
      answer(addBarcode, () => {
        isTaught = true;
        return { result: stockOf('8.0') };
      }),
    ]);
    await scan('7709999999990');
    await scan('7709999999990');
    await screen.findByText('leído 2 veces');
    expect(screen.getAllByText(/^Nadie conoce el código 7709999999990/).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Decir de qué es 7709999999990' }));
    await user.type(screen.getByLabelText(/^¿De qué es 7709999999990/), '8.0');
    await user.click(await screen.findByRole('button', { name: /CRO-800/ }));
    await findRow('8.0');
    expect(unitsOf('8.0')).toBe('2');
    expect(bodies(addBarcode)).toEqual([{ id: '1-26', barcode: '7709999999990' }]);
    expect(screen.queryByText('Códigos que nadie conoce')).toBeNull();
  });

  test('saves each as it was seen, once, and what is saved leaves the list', async () => {
    const { scan, user, bodies } = await count();
    await scan('7701234567897');
    await user.dblClick(await findRow('7.43'));
    await user.keyboard('24{Enter}');
    await scan('7701234567897');
    await user.dblClick(saveCount());
    await screen.findByText('hay 25 unidades');
    expect(bodies(countStock)).toEqual([{ id: '1-25', version: 7, seen: 3, counted: 25 }]);
    expect(screen.queryByRole('textbox', { name: /^Unidades/ })).toBeNull();
    expect(localStorage.getItem('matiz-scan-count')).not.toContain('7701234567897');
  });

  test('takes a code that is read into a number for a code', async () => {
    const { scan, user } = await count();
    await scan('7701234567897');
    await user.click(await findRow('7.43'));
    await user.keyboard('7701234567897{Enter}');
    expect(unitsOf('7.43')).toBe('2');
  });

  test('keeps what changed meanwhile, with what the system says now, to be saved again', async () => {
    const { scan, user, bodies } = await count([
      answer(countStock, ({ body }, earlier) =>
        earlier === 0
          ? refusal('ROW_CHANGED')
          : { result: stockOf('7.43', { physical: body.counted }), short: 2 },
      ),
      answer(readStock, {
        result: { ...stockOf('7.43', { version: 8, physical: 5 }), moved: 5, barcodes: [] },
      }),
    ]);
    await scan('7701234567897');
    await findRow('7.43');
    await user.click(saveCount());
    await screen.findByText(/^Cambió mientras contabas: el sistema dice ahora 5/);
    await user.click(saveCount());
    await screen.findByText(/faltan 2 para pedidos/);
    expect(bodies(countStock).map(({ version, seen }) => [version, seen])).toEqual([
      [7, 3],
      [8, 5],
    ]);
  });

  test('stops at a line that breaks: the rest is still there', async () => {
    const { scan, user, bodies } = await count([answer(countStock, () => lineDown)]);
    await scan('7701234567897');
    await scan('cro-800');
    await findRow('8.0');
    await user.click(saveCount());
    await screen.findByRole('alert');
    expect(new Set(bodies(countStock).map(({ id }) => id)).size).toBe(1);
    expect([unitsOf('7.43'), unitsOf('8.0')]).toEqual(['1', '1']);
  });

  test('asks before it begins in another warehouse over what is not saved', async () => {
    const { scan, user } = await count();
    await scan('7701234567897');
    await findRow('7.43');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bodega' }), 'Cali');
    expect(window.confirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Unidades/ })).toBeNull());
  });
});

describe('receiving with a reader', () => {
  const arrival: ArrivalRow = {
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

  test('adds to the next arrival of what was read, and receives it with the day of its rest', async () => {
    const { scan, user, bodies } = await begin('/llegadas/recibir', answers);
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
    expect(window.confirm).toHaveBeenCalledWith(
      expect.stringContaining('1 llegada con 2 unidades'),
    );
  });

  test('leaves an arrival alone whose units were taken back to none', async () => {
    const { scan, user } = await begin('/llegadas/recibir', answers);
    await scan('7701234567897');
    await findRow('7.43');
    await user.click(screen.getByRole('button', { name: 'Una menos de Tinte 7.43' }));
    expect(screen.getByRole('button', { name: /^Recibir 0/ })).toHaveProperty('disabled', true);
  });

  test('says what has no arrival there, and receives nothing of it', async () => {
    const { scan } = await begin('/llegadas/recibir', answers);
    await scan('cro-800');
    await findRow('8.0');
    expect(screen.getByText('Tinte 8.0: no hay una llegada abierta.')).toBeDefined();
    const save = screen.getByRole('button', { name: /^Recibir 0/ }) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
  });
});
