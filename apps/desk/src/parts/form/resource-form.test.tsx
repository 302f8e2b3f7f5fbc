// @vitest-environment jsdom
import {
  changeBrand,
  createBrand,
  listBrands,
  readBrand,
  removeBrand,
} from '@matiz/contracts/staff/catalogue/brands.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildBrand, saveBrand } from '#testing/brands.tsx';
import { type Answer, answer, lineDown, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const stored = buildBrand('1', 'Cromía');
const saved = answer(changeBrand, ({ body }) => saveBrand(stored, body));
const list = answer(listBrands, pageOf(listBrands, []));

async function openBrand(answers: readonly Answer[] = [saved]) {
  const opened = desk.open('/marcas/1', {
    answers: [list, answer(readBrand, { result: stored }), ...answers],
  });
  await screen.findByRole('heading', { name: 'Cromía' });
  return opened;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

describe('a row that is edited', () => {
  test('sends what changed alone, with the version that was read', async () => {
    const { user, bodies } = await openBrand();
    write('Nombre', 'Cromía Pro');
    expect(screen.getByText('1 cambio sin guardar')).toBeDefined();
    await user.click(press('Guardar'));
    await screen.findByText('Guardado.');
    expect(bodies(changeBrand)).toEqual([{ id: '1', version: 1, set: { name: 'Cromía Pro' } }]);
    expect(screen.queryByText(/sin guardar/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Cromía Pro' })).toBeDefined();
  });

  test('keeps over a reload what was written, and what someone else saved meanwhile', async () => {
    const first = await openBrand();
    write('Nombre', 'Cromía Pro');
    first.unmount();
    const newer = { ...stored, story: 'Desde 1962', version: 2 };
    const { user, bodies } = desk.open('/marcas/1', {
      answers: [list, answer(readBrand, { result: newer }), saved],
    });
    await screen.findByText('1 cambio sin guardar');
    expect([box('Nombre').value, box('Historia').value]).toEqual(['Cromía Pro', 'Desde 1962']);
    await user.click(press('Guardar'));
    await screen.findByText('Guardado.');
    expect(bodies(changeBrand)).toEqual([{ id: '1', version: 2, set: { name: 'Cromía Pro' } }]);
  });

  test('goes on from the version that was saved', async () => {
    const { user, bodies } = await openBrand();
    write('Nombre', 'Cromía Pro');
    await user.click(press('Guardar'));
    await screen.findByText('Guardado.');
    write('Historia', 'Desde 1962');
    await user.keyboard('{Control>}s{/Control}');
    fireEvent.keyDown(box('Historia'), { key: 's', ctrlKey: true });
    await waitFor(() => expect(bodies(changeBrand)).toHaveLength(2));
    expect(bodies(changeBrand)[1]).toEqual({ id: '1', version: 2, set: { story: 'Desde 1962' } });
  });

  test('is sent once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, bodies } = await openBrand([
      answer(changeBrand, async ({ body }) => {
        await promise;
        return { result: { ...stored, name: 'Cromía Pro', version: body.version + 1 } };
      }),
    ]);
    write('Nombre', 'Cromía Pro');
    await user.click(press('Guardar'));
    await user.click(screen.getByRole('button', { name: /Guardar/ }));
    await user.click(screen.getByRole('button', { name: /Guardar/ }));
    resolve();
    await screen.findByText('Guardado.');
    expect(bodies(changeBrand)).toHaveLength(1);
  });

  test('is not sent where a field is wrong: its sentence stands there and it has the focus', async () => {
    const { user, sent } = await openBrand();
    write('Nombre', ' ');
    await user.click(press('Guardar'));
    expect((await screen.findByRole('alert')).textContent).toBe('Revisa lo que está marcado.');
    const field = box('Nombre');
    expect(field.ariaInvalid).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).not.toBe('');
    expect(document.activeElement).toBe(field);
    expect(sent(changeBrand)).toEqual([]);
  });

  test('refused by the server says so at its field, and what was written stays', async () => {
    const { user } = await openBrand([
      answer(
        changeBrand,
        refusal('VALUE_TAKEN', {
          fields: [{ path: 'set.name', message: 'Ya hay una marca con este nombre.' }],
        }),
      ),
    ]);
    write('Nombre', 'Raíz');
    await user.click(press('Guardar'));
    await screen.findByText('Ya hay una marca con este nombre.');
    expect(box('Nombre').value).toBe('Raíz');
    expect(document.activeElement).toBe(box('Nombre'));
    write('Nombre', 'Raíz Pro');
    expect(screen.getByText('1 cambio sin guardar')).toBeDefined();
  });

  test.each([
    ['the line is down', lineDown, /internet/],
    ['the server broke', refusal('UNEXPECTED'), /./],
    [
      'it may no longer',
      refusal('FORBIDDEN', { message: 'Ya no tienes este permiso.' }),
      /permiso/,
    ],
  ] as const)('says above its fields that %s, and can be sent again', async (_, outcome, said) => {
    const { user, bodies } = await openBrand([
      answer(changeBrand, (_sent, earlier) =>
        earlier === 0 ? outcome : { result: { ...stored, name: 'Cromía Pro', version: 2 } },
      ),
    ]);
    write('Nombre', 'Cromía Pro');
    await user.click(press('Guardar'));
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(box('Nombre').value).toBe('Cromía Pro');
    await user.click(press('Guardar'));
    await screen.findByText('Guardado.');
    expect(bodies(changeBrand)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows its fields and no button to whoever may only look', async () => {
    desk.open('/marcas/1', {
      scopes: ['catalogue:read'],
      answers: [answer(readBrand, { result: stored })],
    });
    await screen.findByRole('heading', { name: 'Cromía' });
    expect(box('Nombre').value).toBe('Cromía');
    expect(box('Nombre').matches(':disabled')).toBe(true);
    for (const name of ['Guardar', 'Eliminar', 'Descartar']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('what is written and not saved', () => {
  test('is asked about before the page is left, and stays when the answer is no', async () => {
    const { user, router } = await openBrand();
    write('Nombre', 'Cromía Pro');
    desk.answerQuestion.mockReturnValueOnce(false);
    await user.click(screen.getByRole('link', { name: '‹ Marcas' }));
    expect(router.state.location.pathname).toBe('/marcas/1');
    expect(box('Nombre').value).toBe('Cromía Pro');
    await user.click(screen.getByRole('link', { name: '‹ Marcas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/marcas'));
    expect(desk.answerQuestion).toHaveBeenCalledTimes(2);
  });

  test('is there again when the page is opened again, until it is discarded', async () => {
    const first = await openBrand();
    write('Nombre', 'Cromía Pro');
    first.unmount();
    const { user } = await openBrand();
    expect(box('Nombre').value).toBe('Cromía Pro');
    expect(screen.getByText(/^Recuperamos lo que tenías sin guardar/)).toBeDefined();
    await user.click(press('Descartar'));
    expect(box('Nombre').value).toBe('Cromía');
    expect(screen.queryByText(/Recuperamos|sin guardar/)).toBeNull();
  });

  test('is not there any more once it was saved, even if someone else changes the row then', async () => {
    const first = await openBrand();
    write('Nombre', 'Cromía Pro');
    await first.user.click(press('Guardar'));
    await screen.findByText('Guardado.');
    first.unmount();
    desk.open('/marcas/1', {
      answers: [answer(readBrand, { result: { ...stored, name: 'Cromía Vegana', version: 3 } })],
    });
    await screen.findByRole('heading', { name: 'Cromía Vegana' });
    expect(box('Nombre').value).toBe('Cromía Vegana');
    expect(screen.queryByText(/Recuperamos|sin guardar/)).toBeNull();
  });

  test('is none once it is as it was', async () => {
    const { user, router } = await openBrand();
    write('Nombre', 'Cromía Pro');
    write('Nombre', 'Cromía');
    expect(screen.queryByText(/sin guardar/)).toBeNull();
    await user.click(screen.getByRole('link', { name: '‹ Marcas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/marcas'));
    expect(desk.answerQuestion).not.toHaveBeenCalled();
  });
});

test('what is written stays on the screen when the row cannot be read again', async () => {
  const { queryClient, sent, user } = desk.open('/marcas/1', {
    answers: [
      answer(readBrand, (_, earlier) =>
        earlier === 0 ? { result: stored } : refusal('UNEXPECTED'),
      ),
    ],
  });
  await screen.findByRole('heading', { name: 'Cromía' });
  write('Nombre', 'Cromía Pro');
  await queryClient.invalidateQueries({ queryKey: ['row'] });
  await user.tab();
  expect(sent(readBrand)).toHaveLength(2);
  expect(box('Nombre').value).toBe('Cromía Pro');
});

describe('something new', () => {
  test('is made by its own call and then stands at its own address', async () => {
    const made = buildBrand('7', 'Índigo');
    const { user, bodies, router } = desk.open('/marcas/nueva', {
      answers: [list, answer(createBrand, { result: made }), answer(readBrand, { result: made })],
    });
    await screen.findByRole('heading', { name: 'Marca nueva' });
    write('Nombre', 'Índigo');
    await user.click(press('Guardar'));
    await screen.findByText('Creado.');
    expect(bodies(createBrand)).toEqual([{ set: { name: 'Índigo' } }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/marcas/7'));
    expect(desk.answerQuestion).not.toHaveBeenCalled();
  });

  test('begins empty after the one before it was made', async () => {
    const made = buildBrand('7', 'Índigo');
    const first = desk.open('/marcas/nueva', {
      answers: [list, answer(createBrand, { result: made }), answer(readBrand, { result: made })],
    });
    await screen.findByRole('heading', { name: 'Marca nueva' });
    write('Nombre', 'Índigo');
    await first.user.click(press('Guardar'));
    await screen.findByText('Creado.');
    first.unmount();
    desk.open('/marcas/nueva');
    await screen.findByRole('heading', { name: 'Marca nueva' });
    expect(box('Nombre').value).toBe('');
  });
});

describe('a row that is taken away', () => {
  const gone = answer(removeBrand, { result: { id: '1' } });

  test('goes with its version after a question, and its list is shown', async () => {
    const { user, bodies, router } = await openBrand([gone]);
    desk.answerQuestion.mockReturnValueOnce(false);
    await user.click(press('Eliminar'));
    expect(bodies(removeBrand)).toEqual([]);
    await user.click(press('Eliminar'));
    await screen.findByText('Eliminado.');
    expect(bodies(removeBrand)).toEqual([{ id: '1', version: 1 }]);
    expect(router.state.location.pathname).toBe('/marcas');
  });

  test('stays where it is still used, and says by what', async () => {
    const { user, router } = await openBrand([
      answer(
        removeBrand,
        refusal('STILL_USED', { fields: [{ path: 'id', message: 'La usan 3 productos.' }] }),
      ),
    ]);
    await user.click(press('Eliminar'));
    await screen.findByText('La usan 3 productos.');
    expect(router.state.location.pathname).toBe('/marcas/1');
  });
});

test('an address of nothing says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  desk.open('/marcas/99', { answers: [answer(readBrand, refusal('NOT_FOUND'))] });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No pudimos mostrar esta página',
  );
});
