// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import {
  changeManyProducts,
  listStaffProducts,
} from '@matiz/contracts/staff/catalogue/products.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { buildProduct, type Product } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const product = (id: number, parts: Partial<Product> = {}) =>
  buildProduct({ id: String(id), code: `P${id}`, name: `Producto ${id}`, ...parts });
const saves = (outcome: Parameters<typeof answer<typeof changeManyProducts>>[1]) => [
  answer(readCatalogueChoices, {
    brands: [{ id: '1', name: 'Igora' }],
    categories: [{ id: '2', slug: 'tintes', path: 'Tintes' }],
    paymentMethods: [],
    warehouses: [],
  }),
  answer(
    listStaffProducts,
    pageOf(
      listStaffProducts,
      [1, 2, 3].map((id) => product(id)),
    ),
  ),
  answer(changeManyProducts, outcome),
];
const nothing = { saved: [], conflicts: [], faults: [] };
const open = async (answers: ReturnType<typeof saves>) => {
  const page = desk.open('/productos/planilla?f.brand=1', { answers });
  const grid = await screen.findByRole('grid', { name: 'Productos en planilla' });
  grid.focus();
  const paste = (text: string) => fireEvent.paste(grid, { clipboardData: { getData: () => text } });
  return { ...page, grid, paste };
};
const cell = (text: string) => screen.getByRole('gridcell', { name: text });

test('cells are written, pasted, filled down and undone by keys, and saved in one call', async () => {
  const { user, paste, bodies, sent } = await open(
    saves(({ body }) => ({
      ...nothing,
      saved: body.rows.map(({ id }) => product(Number(id), { version: 2, name: 'Guardado' })),
    })),
  );
  expect(sent(listStaffProducts)[0]?.query).toMatchObject({ 'f.brand': '1' });
  await user.keyboard('{ArrowRight}Tinte uno{Enter}');
  expect(cell('Tinte uno')).toBeTruthy();
  paste('Dos\nTres\nCuatro');
  expect(cell('Tres')).toBeTruthy();
  expect(screen.getByText('Se quedaron por fuera 1 fila que no cabía.')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(cell('Producto 3')).toBeTruthy();
  await user.keyboard('{Control>}y{/Control}');
  await user.keyboard(
    '{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}5{Enter}{ArrowUp}',
  );
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(bodies(changeManyProducts)).toHaveLength(1));
  expect(bodies(changeManyProducts)[0]?.rows).toEqual([
    { id: '1', version: 1, set: { name: 'Tinte uno', taxRate: 5 } },
    { id: '2', version: 1, set: { name: 'Dos', taxRate: 5 } },
    { id: '3', version: 1, set: { name: 'Tres', taxRate: 5 } },
  ]);
  expect(await screen.findByText('Se guardaron 3 filas.')).toBeTruthy();
  expect(screen.getAllByRole('gridcell', { name: 'Guardado' })).toHaveLength(3);
});

test('what cannot be read is named at its cell, and the other rows are saved', async () => {
  const { user, paste, bodies } = await open(
    saves({ ...nothing, saved: [product(1, { version: 2 })] }),
  );
  await user.keyboard('{ArrowRight}');
  paste('Bien\tTintes\tIgora\t19\nMal\tNo hay\tIgora\t19');
  expect(screen.getByText('1 celda por corregir')).toBeTruthy();
  expect(cell('No hay').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Guardar 2 filas' }));
  await waitFor(() => expect(bodies(changeManyProducts)).toHaveLength(1));
  expect(bodies(changeManyProducts)[0]?.rows).toEqual([
    { id: '1', version: 1, set: { name: 'Bien' } },
  ]);
  await user.click(cell('No hay'));
  expect(screen.getByText('Categoría de P2: No hay una categoría «No hay».')).toBeTruthy();
});

test('a row that someone else saved is told with what they wrote, and saved over it when asked', async () => {
  const theirs = product(1, { version: 5, name: 'De Ana' });
  const { user, bodies } = await open(
    saves((_, earlier) =>
      earlier === 0
        ? { ...nothing, conflicts: [{ by: 'Ana', row: theirs }] }
        : { ...nothing, saved: [product(1, { version: 6, name: 'Mío' })] },
    ),
  );
  await user.keyboard('{ArrowRight}{F2}');
  const editor = screen.getByRole('textbox', { name: 'Nombre de P1' });
  await user.clear(editor);
  await user.type(editor, 'Mío{Enter}{Control>}s{/Control}');
  expect((await screen.findByRole('gridcell', { name: 'Mío' })).title).toMatch(
    /Ana guardó «De Ana»/,
  );
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(bodies(changeManyProducts)).toHaveLength(2));
  expect(bodies(changeManyProducts).map(({ rows }) => rows[0]?.version)).toEqual([1, 5]);
});

test('of a thousand rows those are drawn that are seen; what was written survives a reload', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => product(at + 1));
  const answers = [...saves(nothing), answer(listStaffProducts, pageOf(listStaffProducts, rows))];
  const first = await open(answers);
  expect(first.grid.getAttribute('aria-rowcount')).toBe('1001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await first.user.keyboard('{ArrowRight}Escrito{Enter}');
  first.unmount();
  await open(answers);
  expect(cell('Escrito')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar 1 fila' })).toBeTruthy();
});
