// @vitest-environment jsdom
import { listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import {
  listTableViews,
  removeTableView,
  saveTableView,
  type TableView,
} from '@matiz/contracts/staff/table-views.ts';
import { scopes } from '@matiz/domain/identity/scopes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brands, brandRows } from '#testing/brands.tsx';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const onePage = answer(listBrands, pageOf(listBrands, brandRows));
const buildView = (name: string, parts: Partial<TableView> = {}): TableView => ({
  name,
  search: 'q=a&f.products=with',
  columns: ['name'],
  isShared: false,
  by: null,
  ...parts,
});
const views = answer(listTableViews, {
  results: [buildView('Con productos'), buildView('De Ana', { by: 'Ana Ruiz', search: 'q=ana' })],
});
const row = () => within(screen.getByRole('navigation', { name: 'Vistas de esta lista' }));
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a view brings its search, filters, order and columns back, and Todo leaves it', async () => {
  const { user, router, sent } = desk.draw(<Brands />, { answers: [onePage, views] });
  await user.click(await row().findByRole('button', { name: 'Con productos' }));
  expect(router.state.location.search).toBe('?q=a&f.products=with');
  expect(heads()).toEqual(['Nombre']);
  await waitFor(() => expect(sent(listBrands).at(-1)?.query).toMatchObject({ q: 'a' }));
  expect(row().getByRole('button', { name: 'Con productos' }).ariaCurrent).toBe('true');
  await user.click(row().getByRole('button', { name: 'Todo' }));
  expect(router.state.location.search).toBe('');
});

test('of two views of one search the one whose columns are shown is the current one', async () => {
  const both = answer(listTableViews, {
    results: [buildView('Con productos'), buildView('Con código', { columns: ['name', 'code'] })],
  });
  const { user } = desk.draw(<Brands />, { answers: [onePage, both] });
  const isCurrent = (name: string) => row().getByRole('button', { name }).ariaCurrent;
  await user.click(await row().findByRole('button', { name: 'Con productos' }));
  expect([isCurrent('Con productos'), isCurrent('Con código')]).toEqual(['true', null]);
  await user.click(row().getByRole('button', { name: 'Con código' }));
  expect([isCurrent('Con productos'), isCurrent('Con código')]).toEqual([null, 'true']);
});

test('what is shown is kept by a name, with the columns that are seen, for the team if one wants', async () => {
  const { user, sent } = desk.draw(<Brands />, {
    answers: [onePage, answer(saveTableView, ({ body }) => ({ results: [{ ...body, by: null }] }))],
    at: '/?f.products=with',
  });
  await user.click(await row().findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Guardar esta vista' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(dialog.getByText('Escribe un nombre.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), ' Con   productos ');
  await user.click(dialog.getByRole('checkbox', { name: 'Compartir con el equipo' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await row().findByRole('button', { name: 'Con productos' });
  expect(sent(saveTableView).map(({ body }) => body)).toEqual([
    {
      list: '/staff/brands',
      name: 'Con productos',
      search: 'f.products=with',
      columns: ['name', 'code'],
      isShared: true,
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(row().queryByRole('button', { name: 'Guardar vista' })).toBeNull();
});

test('a refused view stays in its window with the reason; who may not share is not offered to', async () => {
  const { user } = desk.draw(<Brands />, {
    answers: [onePage, answer(saveTableView, refusal('TOO_MANY_VIEWS', { message: 'No cabe.' }))],
    at: '/?q=a',
    scopes: scopes.filter((scope) => scope !== 'views:share'),
  });
  await user.click(await row().findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Otra{Enter}');
  expect(await dialog.findByText('No cabe.')).toBeDefined();
});

test('one’s own view is taken away, and comes back; a colleague’s has no such button', async () => {
  const { user, sent } = desk.draw(<Brands />, {
    answers: [
      onePage,
      views,
      answer(removeTableView, { results: [] }),
      answer(saveTableView, { results: [buildView('Con productos')] }),
    ],
    at: '/?q=ana',
  });
  expect(await row().findByRole('button', { name: 'De Ana' })).toHaveProperty(
    'ariaCurrent',
    'true',
  );
  expect(row().queryByRole('button', { name: /Quitar la vista/ })).toBeNull();
  await user.click(row().getByRole('button', { name: 'Con productos' }));
  await user.click(row().getByRole('button', { name: 'Quitar la vista Con productos' }));
  expect(await screen.findByText('Quitaste la vista «Con productos».')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await row().findByRole('button', { name: 'Con productos' });
  expect(sent(saveTableView)[0]?.body).toMatchObject({ name: 'Con productos', columns: ['name'] });
});
