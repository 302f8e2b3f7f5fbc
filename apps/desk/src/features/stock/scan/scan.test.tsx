// @vitest-environment jsdom
import { addBarcode, readScannedStock } from '@matiz/contracts/staff/barcodes.ts';
import { countStock, listStock, readStock } from '@matiz/contracts/staff/stock.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, answer, lineDown, pageOf, refusal } from '#testing/fake-server.ts';
import { scanAnswers, stockOf } from '#testing/scans.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const counted = answer(countStock, ({ body }) => ({
  result: stockOf('7.43', { physical: body.counted }),
  short: 0,
}));

async function open(path: string, answers: readonly Answer[] = []) {
  const opened = desk.open(path, { answers: [...scanAnswers, counted, ...answers] });
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
    expect(desk.answerQuestion).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Unidades/ })).toBeNull());
  });
});
