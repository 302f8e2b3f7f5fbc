// @vitest-environment jsdom
import { listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brands, buildBrand, brandRows as rows } from '#testing/brands.tsx';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const onePage = answer(listBrands, pageOf(listBrands, rows));

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const lastQuery = ({ sent }: ReturnType<typeof desk.draw>) => sent(listBrands).at(-1)?.query;

test('a list says how many there are and asks for the count with its first page', async () => {
  const opened = desk.draw(<Brands />, { answers: [onePage] });
  expect(screen.getByText('Cargando la lista…')).toBeDefined();
  await screen.findByText('3 de 3');
  expect(names()).toEqual(['Cromía', 'Raíz', 'Savia']);
  expect(lastQuery(opened)).toEqual({ count: '1' });
});

test('an address shows the same list to whoever opens it', async () => {
  const opened = desk.draw(<Brands />, {
    answers: [onePage],
    at: '/?q=ra%C3%ADz&orden=-name&f.products=with',
  });
  await screen.findByText('Raíz');
  expect(lastQuery(opened)).toEqual({
    q: 'raíz',
    order: '-name',
    'f.products': 'with',
    count: '1',
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar' }).value).toBe('raíz');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Productos' }).value).toBe('with');
  expect(screen.getByRole('columnheader', { name: 'Nombre' }).ariaSort).toBe('descending');
});

test('a search is asked for once with Enter, stands in the address and can be cleared', async () => {
  const opened = desk.draw(<Brands />, { answers: [onePage] });
  await screen.findByText('Raíz');
  const { user, router } = opened;
  await user.type(screen.getByRole('textbox', { name: 'Buscar' }), 'sav{Enter}');
  await waitFor(() => expect(lastQuery(opened)).toEqual({ q: 'sav', count: '1' }));
  expect(router.state.location.search).toBe('?q=sav');
  await user.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a head orders by its column, the other way at the second press, and begins at the first page', async () => {
  const opened = desk.draw(<Brands />, { answers: [onePage], at: '/?tras=c1' });
  await screen.findByText('Raíz');
  const head = screen.getByRole('button', { name: 'Nombre' });
  expect(screen.queryByRole('button', { name: 'Código' })).toBeNull();
  await opened.user.click(head);
  await waitFor(() => expect(lastQuery(opened)).toEqual({ order: '-name', count: '1' }));
  await opened.user.click(head);
  await waitFor(() => expect(lastQuery(opened)).toEqual({ order: 'name', count: '1' }));
});

test('the next page is asked for by its cursor, keeps the count and leads back', async () => {
  const opened = desk.draw(<Brands />, {
    answers: [
      answer(listBrands, ({ query }) =>
        query.after
          ? pageOf(listBrands, [buildBrand('51', 'Yerba')], { count: null, previous: 'p1' })
          : pageOf(listBrands, rows, { count: { value: 51, isExact: true }, next: 'n1' }),
      ),
    ],
  });
  await screen.findByText('3 de 51');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Anteriores' }).disabled).toBe(true);
  await opened.user.click(screen.getByRole('button', { name: 'Siguientes' }));
  await screen.findByText('Yerba');
  expect(lastQuery(opened)).toEqual({ after: 'n1' });
  expect(screen.getByText('1 de 51')).toBeDefined();
  await opened.user.click(screen.getByRole('button', { name: 'Anteriores' }));
  await waitFor(() => expect(lastQuery(opened)).toEqual({ before: 'p1' }));
});

test('a list without anything says what it is for and where the first one is made', async () => {
  desk.draw(<Brands />, { answers: [answer(listBrands, pageOf(listBrands, []))] });
  await screen.findByText('Aquí van las marcas.');
  const ways = screen.getAllByRole('link', { name: 'Crear una marca' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/marcas/nueva', '/marcas/nueva']);
});

test('whoever may not make one is shown no way to', async () => {
  desk.draw(<Brands create={false} />, { answers: [answer(listBrands, pageOf(listBrands, []))] });
  await screen.findByText('Aquí van las marcas.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a list that is empty for its filters names them and takes them away at once', async () => {
  const opened = desk.draw(<Brands />, {
    answers: [
      answer(listBrands, ({ query }) =>
        pageOf(listBrands, query['f.products'] === undefined ? rows : []),
      ),
    ],
  });
  await screen.findByText('Raíz');
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Productos' }), 'without');
  await screen.findByText('Nada coincide con Productos: Sin productos.');
  await opened.user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  await screen.findByText('Raíz');
  expect(opened.router.state.location.search).toBe('');
});

test('a list that could not be read says why, with the number for support, and tries again', async () => {
  const opened = desk.draw(<Brands />, {
    answers: [
      answer(listBrands, (_, earlier) =>
        earlier === 0 ? refusal('UNEXPECTED') : pageOf(listBrands, rows),
      ),
    ],
  });
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getByText('No pudimos leer la lista.')).toBeDefined();
  expect(problem.getByText('Solicitud r1')).toBeDefined();
  await opened.user.click(problem.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Raíz');
});

test('rows that were read stay on the screen when reading them again fails', async () => {
  const opened = desk.draw(<Brands />, {
    answers: [
      answer(listBrands, (_, earlier) =>
        earlier === 0 ? pageOf(listBrands, rows) : refusal('UNEXPECTED'),
      ),
    ],
  });
  await screen.findByText('Raíz');
  screen.getByRole('link', { name: 'Cromía' }).focus();
  await opened.user.keyboard('{Shift>}R{/Shift}');
  await waitFor(() => expect(opened.sent(listBrands)).toHaveLength(2));
  expect(names()).toEqual(['Cromía', 'Raíz', 'Savia']);
});
