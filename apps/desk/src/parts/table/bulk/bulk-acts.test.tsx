// @vitest-environment jsdom
import { bulkBrands, listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { brandRows } from '#testing/brands.tsx';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const done = (n: number, next: string | null = null) => ({ done: n, refused: [], next });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function choosePage(answers: readonly Answer[], counted: Partial<typeof many> = {}) {
  const opened = desk.open('/marcas?f.products=without', {
    answers: [answer(listBrands, pageOf(listBrands, brandRows, counted)), ...answers],
  });
  await screen.findByRole('row', { name: /Raíz/ });
  await opened.user.click(screen.getByRole('checkbox', { name: /esta página/ }));
  return opened;
}
const many = { count: { value: 230, isExact: true }, next: 'c1' };

test('what is chosen is sent with the versions that were seen, after a question with its number', async () => {
  const { user, bodies } = await choosePage([answer(bulkBrands, done(3))]);
  expect(screen.queryByRole('button', { name: /Seleccionar los/ })).toBeNull();
  desk.answerQuestion.mockReturnValueOnce(false);
  await user.click(press('Eliminar'));
  expect(desk.answerQuestion).toHaveBeenCalledWith(
    'Vas a eliminar 3 marcas. No se puede deshacer.',
  );
  expect(bodies(bulkBrands)).toEqual([]);
  await user.click(press('Eliminar'));
  await screen.findByText('Eliminaste 3 marcas.');
  expect(bodies(bulkBrands)).toEqual([
    {
      chosen: { rows: ['1', '2', '3'].map((id) => ({ id, version: 1 })) },
      act: { remove: true },
      batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(screen.queryByText(/seleccionad/)).toBeNull();
});

test('what could not be done is told by name, with where it leads and why', async () => {
  const refused = [{ id: '2', name: 'x', message: 'No se puede eliminar.' }];
  const { user } = await choosePage([answer(bulkBrands, { done: 2, refused, next: null })]);
  await user.click(press('Eliminar'));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('heading').textContent).toBe('Se hizo con 2 y con 1 no se pudo');
  expect(summary.getByRole('link', { name: 'Raíz' }).getAttribute('href')).toBe('/marcas/2');
  await user.click(summary.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('all that a list is narrowed to', () => {
  test('is a query with the count that was agreed to, done in steps of one batch', async () => {
    const { user, bodies } = await choosePage(
      [
        answer(bulkBrands, (_, earlier) =>
          done(earlier < 2 ? 100 : 30, ['s2', 's3'][earlier] ?? null),
        ),
      ],
      many,
    );
    await user.click(press('Seleccionar los 230'));
    expect(screen.getByText('230 seleccionados')).toBeDefined();
    await user.click(press('Eliminar'));
    expect(desk.answerQuestion).toHaveBeenCalledWith(
      'Vas a eliminar 230 marcas. No se puede deshacer.',
    );
    await screen.findByText('Eliminaste 230 marcas.');
    const sent = bodies(bulkBrands);
    const whole = { query: { 'f.products': 'without' }, expected: 230 };
    expect(sent.map(({ chosen }) => chosen)).toEqual([
      whole,
      { ...whole, after: 's2' },
      { ...whole, after: 's3' },
    ]);
    expect(new Set(sent.map(({ batch }) => batch)).size).toBe(1);
  });

  test('is what Ctrl+A means a second time, on whichever page one is', async () => {
    const { user } = await choosePage([], many);
    await user.keyboard('{Escape}{Control>}a{/Control}');
    expect(screen.getByText('3 seleccionados')).toBeDefined();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('230 seleccionados')).toBeDefined();
    await user.click(press('Siguientes'));
    expect(screen.getByText('230 seleccionados')).toBeDefined();
  });

  test('is let go of by another filter, and by a row that is taken out', async () => {
    const { user, router } = await choosePage([], many);
    await user.click(press('Seleccionar los 230'));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Raíz' }));
    expect(screen.getByText('2 seleccionados')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Raíz' }));
    await user.click(press('Seleccionar los 230'));
    await router.navigate('/marcas?q=otra');
    await waitFor(() => expect(screen.queryByText(/seleccionado/)).toBeNull());
  });

  test('is not offered where nobody counted it whole', async () => {
    await choosePage([], { ...many, count: { value: 10_000, isExact: false } });
    expect(screen.getByText(/Son más de 10\.000/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Seleccionar los/ })).toBeNull();
  });

  test('stays chosen where the list is another by now, and says so', async () => {
    const message = 'La lista cambió: ahora son 231. Mírala y confirma otra vez.';
    const { user } = await choosePage(
      [answer(bulkBrands, refusal('SELECTION_CHANGED', { message }))],
      many,
    );
    await user.click(press('Seleccionar los 230'));
    await user.click(press('Eliminar'));
    await screen.findByText(message);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('can be left between two steps: what was done is said', async () => {
    let goOn = () => {};
    const { user, bodies } = await choosePage(
      [
        answer(bulkBrands, async () => {
          await new Promise<void>((resolve) => (goOn = resolve));
          return done(100, 's2');
        }),
      ],
      many,
    );
    await user.click(press('Seleccionar los 230'));
    await user.click(press('Eliminar'));
    await user.click(await screen.findByRole('button', { name: 'Detener' }));
    goOn();
    const summary = await screen.findByText('No se hizo con todos. Lo detuviste.');
    expect(summary.parentElement?.textContent).toContain('Se hizo con 100');
    expect(bodies(bulkBrands)).toHaveLength(1);
  });
});

test('who may only look has nothing to choose', async () => {
  desk.open('/marcas', {
    scopes: ['catalogue:read'],
    answers: [answer(listBrands, pageOf(listBrands, brandRows))],
  });
  await screen.findByRole('row', { name: /Raíz/ });
  expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).toBeNull();
});
