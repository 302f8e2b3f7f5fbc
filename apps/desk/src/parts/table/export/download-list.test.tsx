// @vitest-environment jsdom
import { listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { noteExport } from '@matiz/contracts/staff/exports.ts';
import { scopes } from '@matiz/domain/identity/scopes.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Brands, buildBrand } from '#testing/brands.tsx';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const pages = [
  pageOf(listBrands, [buildBrand('1', 'Cromía')], { next: 'c1' }),
  pageOf(listBrands, [buildBrand('2', 'Raíz')], { next: 'c2', count: null }),
  pageOf(listBrands, [buildBrand('3', 'Savia')], { count: null }),
];
const noted = answer(noteExport, { result: { rows: 3 } });
const byCursor = answer(listBrands, ({ query }) => {
  const page = pages[['c1', 'c2'].indexOf(query.after ?? '') + 1];
  if (!page) throw new Error('a page that there is');
  return page;
});

let saved: { name: string; content: Blob }[] = [];
beforeEach(() => {
  saved = [];
  let content: Blob;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
});
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const press = (name: string) => screen.getByRole('button', { name });

test('a file has every row that the list is narrowed to, from whichever page it was asked on', async () => {
  const { user, sent, bodies } = desk.draw(<Brands />, {
    answers: [byCursor, noted],
    at: '/?q=a&f.products=with&tras=c1',
  });
  await screen.findByText('Raíz');
  await user.click(screen.getByText('Descargar'));
  await user.click(press('Texto con separadores (.csv)'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Marcas.csv');
  expect(await textOf(saved[0]?.content as Blob)).toBe(
    'Nombre;Código\r\nCromía;M1\r\nRaíz;M2\r\nSavia;M3\r\n',
  );
  expect(bodies(noteExport)).toEqual([
    { list: '/staff/brands', kind: 'csv', rows: 3, query: { q: 'a', 'f.products': 'with' } },
  ]);
  const asked = sent(listBrands).slice(1);
  expect(asked.map(({ query }) => query.after)).toEqual([undefined, 'c1', 'c2']);
  for (const { query } of asked) {
    expect(query).toMatchObject({ q: 'a', 'f.products': 'with', limit: '200' });
    expect(query.count).toBeUndefined();
  }
});

test('a file has the columns that are shown, and no other', async () => {
  const { user } = desk.draw(<Brands />, { answers: [byCursor, noted] });
  await screen.findByText('Cromía');
  await user.click(screen.getByText('Columnas'));
  await user.click(screen.getByRole('checkbox', { name: 'Código' }));
  await user.click(screen.getByText('Descargar'));
  await user.click(press('Texto con separadores (.csv)'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await textOf(saved[0]?.content as Blob)).toBe('Nombre\r\nCromía\r\nRaíz\r\nSavia\r\n');
});

test('who leaves a download gets no file', async () => {
  let goOn = () => {};
  const { user, sent } = desk.draw(<Brands />, {
    answers: [
      answer(listBrands, async ({ query }) => {
        if (query.limit === '200') await new Promise<void>((resolve) => (goOn = resolve));
        return pageOf(listBrands, [buildBrand('1', 'Cromía')], { next: 'c1' });
      }),
    ],
  });
  await screen.findByText('Cromía');
  await user.click(screen.getByText('Descargar'));
  await user.click(press('Libro de Excel (.xlsx)'));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  goOn();
  expect(await screen.findByText('Descargar')).toBeDefined();
  expect([saved, sent(listBrands)]).toMatchObject([[], { length: 2 }]);
});

test('a download whose line is cut says so and saves no half', async () => {
  const { user } = desk.draw(<Brands />, {
    answers: [
      answer(listBrands, ({ query }) =>
        query.after === undefined
          ? pageOf(listBrands, [buildBrand('1', 'Cromía')], { next: 'c1' })
          : refusal('UNEXPECTED'),
      ),
    ],
  });
  await screen.findByText('Cromía');
  await user.click(screen.getByText('Descargar'));
  await user.click(press('Texto con separadores (.csv)'));
  expect(
    await screen.findByText('No pudimos descargar la lista. Inténtalo otra vez.'),
  ).toBeDefined();
  expect(saved).toEqual([]);
});

test('what is behind Descargar is closed by Escape, which leaves the selection alone, and by a press beside it', async () => {
  const { user } = desk.draw(<Brands />, { answers: [byCursor, noted] });
  await screen.findByText('Cromía');
  const panel = screen.getByText('Descargar').closest('details');
  await user.click(screen.getByText('Descargar'));
  expect(panel?.open).toBe(true);
  await user.keyboard('{Escape}');
  expect(panel?.open).toBe(false);
  await user.click(screen.getByText('Descargar'));
  await user.click(screen.getByText('Cromía'));
  expect(panel?.open).toBe(false);
});

test('who may not take data away is offered no file', async () => {
  desk.draw(<Brands />, {
    answers: [byCursor, noted],
    scopes: scopes.filter((scope) => scope !== 'export'),
  });
  await screen.findByText('Cromía');
  expect(screen.queryByText('Descargar')).toBeNull();
});

test('who lost the right meanwhile gets no file', async () => {
  const { user } = desk.draw(<Brands />, {
    answers: [byCursor, answer(noteExport, refusal('FORBIDDEN'))],
  });
  await screen.findByText('Cromía');
  await user.click(screen.getByText('Descargar'));
  await user.click(press('Texto con separadores (.csv)'));
  await screen.findByText('No pudimos descargar la lista. Inténtalo otra vez.');
  expect(saved).toEqual([]);
});
