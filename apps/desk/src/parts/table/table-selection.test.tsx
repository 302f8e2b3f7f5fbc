// @vitest-environment jsdom
import {
  listBrandHistory,
  listBrands,
  readBrand,
} from '@matiz/contracts/staff/catalogue/brands.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brands, brandRows, buildBrand } from '#testing/brands.tsx';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const onePage = answer(listBrands, pageOf(listBrands, brandRows));

async function openTable() {
  const opened = desk.draw(<Brands isSelectable />, { answers: [onePage] });
  await screen.findByText('Raíz');
  return { ...opened, press: (keys: string) => opened.user.keyboard(keys) };
}
const focused = () => document.activeElement?.textContent;
const rowBox = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` });
const pageBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar las filas de esta página' });

test('j and k and the arrows walk the rows and stop at both ends', async () => {
  const { press } = await openTable();
  screen.getByRole('link', { name: 'Cromía' }).focus();
  const walked: unknown[] = [];
  for (const key of ['k', 'j', '{ArrowDown}', 'j', '{ArrowUp}', 'k']) {
    await press(key);
    walked.push(focused());
  }
  expect(walked).toEqual(['Cromía', 'Raíz', 'Savia', 'Savia', 'Raíz', 'Cromía']);
});

test('only the first row is a stop of the Tab key, the others are walked to', async () => {
  await openTable();
  const stops = screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.tabIndex);
  expect(stops).toEqual([0, -1, -1]);
});

test('Enter opens the row that has the focus', async () => {
  const { press, router } = await openTable();
  screen.getByRole('link', { name: 'Cromía' }).focus();
  await press('j{Enter}');
  await screen.findByText('otra página');
  expect(router.state.location.pathname).toBe('/marcas/2');
});

test('/ goes to the search, where letters are letters', async () => {
  const { press, router } = await openTable();
  screen.getByRole('link', { name: 'Cromía' }).focus();
  await press('/');
  await press('jnx');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar' }).value).toBe('jnx');
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByText('1 seleccionado')).toBeNull();
});

test('n makes a new one; with Alt or Cmd the key is the browser’s', async () => {
  const { press, router } = await openTable();
  screen.getByRole('link', { name: 'Cromía' }).focus();
  await press('{Alt>}n{/Alt}{Meta>}n{/Meta}');
  expect(router.state.location.pathname).toBe('/');
  await press('n');
  expect(router.state.location.pathname).toBe('/marcas/nueva');
});

test('x selects the row, Ctrl+A the page, Esc none', async () => {
  const { press } = await openTable();
  screen.getByRole('link', { name: 'Raíz' }).focus();
  await press('x');
  expect(screen.getByText('1 seleccionado')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ocultar Raíz' })).toBeDefined();
  expect(pageBox().checked).toBe(false);
  await press('{Control>}a{/Control}');
  expect(screen.getByText('3 seleccionados')).toBeDefined();
  expect(pageBox().checked).toBe(true);
  await press('{Escape}');
  expect(screen.queryByText(/seleccionado/)).toBeNull();
});

test('what was chosen on a page stays chosen on the next, for the action as well', async () => {
  const opened = desk.draw(<Brands isSelectable />, {
    answers: [
      answer(listBrands, ({ query }) =>
        query.after
          ? pageOf(listBrands, [buildBrand('51', 'Yerba')], { count: null, previous: 'p1' })
          : pageOf(listBrands, brandRows, { next: 'n1' }),
      ),
    ],
  });
  await screen.findByText('Raíz');
  await opened.user.click(rowBox('Raíz'));
  await opened.user.click(screen.getByRole('button', { name: 'Siguientes' }));
  await screen.findByText('Yerba');
  await opened.user.click(rowBox('Yerba'));
  expect(screen.getByText('2 seleccionados')).toBeDefined();
  await opened.user.click(screen.getByRole('button', { name: 'Ocultar Raíz, Yerba' }));
  expect(screen.queryByText(/seleccionado/)).toBeNull();
});

test('a row that is chosen twice is not chosen', async () => {
  const { user } = await openTable();
  await user.click(rowBox('Raíz'));
  await user.click(rowBox('Raíz'));
  expect(screen.queryByText(/seleccionado/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Buscar' })).toBeDefined();
});

test('a list without actions has nothing to choose, whatever key is pressed', async () => {
  const { user } = desk.draw(<Brands />, { answers: [onePage] });
  await screen.findByText('Raíz');
  screen.getByRole('link', { name: 'Raíz' }).focus();
  await user.keyboard('x{Control>}a{/Control}');
  expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).toBeNull();
  expect(screen.queryByText(/seleccionado/)).toBeNull();
});

test('columns that a person chose are there the next time, the first one always', async () => {
  const first = desk.draw(<Brands />, { answers: [onePage] });
  await screen.findByText('Raíz');
  expect(screen.queryByRole('columnheader', { name: 'Historia' })).toBeNull();
  await first.user.click(screen.getByText('Columnas'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nombre' }).disabled).toBe(true);
  await first.user.click(screen.getByRole('checkbox', { name: 'Historia' }));
  await first.user.click(screen.getByRole('checkbox', { name: 'Código' }));
  first.unmount();

  desk.draw(<Brands />, { answers: [onePage] });
  await screen.findByText('Raíz');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Nombre', 'Historia']);
});

test.each(['{', 'null', '"x"'])('columns that were kept as %s are forgotten', async (kept) => {
  localStorage.setItem('matiz:columns:/staff/brands', kept);
  desk.draw(<Brands />, { answers: [onePage] });
  await screen.findByText('Raíz');
  expect(screen.getByRole('columnheader', { name: 'Código' })).toBeDefined();
});

test('the history of an object stays open while it is ordered, searched and paged', async () => {
  const entry = {
    id: '9',
    at: '2026-11-20T15:04:00.000Z',
    by: 'Olga Peña',
    action: 'brand.changed',
    subject: 'brand:1',
    before: { name: 'Cromia', version: 1 },
    after: { name: 'Cromía', version: 2 },
    reason: 'Le faltaba la tilde',
    via: 'desk' as const,
    batchId: null,
  };
  const opened = desk.open('/marcas/1?parte=historial', {
    answers: [
      answer(readBrand, { result: buildBrand('1', 'Cromía') }),
      answer(listBrandHistory, pageOf(listBrandHistory, [entry], { next: 'n1' })),
    ],
  });
  await screen.findByText('Nombre: Cromia → Cromía');
  expect(screen.getByText('Le faltaba la tilde')).toBeDefined();
  expect(screen.getByText('el escritorio')).toBeDefined();
  expect(screen.queryByText(/version:/)).toBeNull();
  const lastQuery = () => opened.sent(listBrandHistory).at(-1)?.query;
  expect(lastQuery()).toEqual({ 'f.id': '1', count: '1' });
  await opened.user.click(screen.getByRole('button', { name: 'Cuándo' }));
  await waitFor(() => expect(lastQuery()).toEqual({ 'f.id': '1', order: 'at', count: '1' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Siguientes' }));
  await waitFor(() => expect(lastQuery()).toEqual({ 'f.id': '1', order: 'at', after: 'n1' }));
  expect(opened.router.state.location.search).toContain('parte=historial');
  expect(screen.getByText('Le faltaba la tilde')).toBeDefined();
});
