// @vitest-environment jsdom
import * as calls from '@matiz/contracts/staff/content/menus.ts';
import { usualMenus } from '@matiz/domain/shop/menus.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const untouched = { id: '1', version: 1, header: null, shop: null, house: null };
const open = (row: typeof untouched | object = untouched, more: Parameters<typeof answer>[] = []) =>
  desk.open('/contenido/menus', {
    answers: [
      answer(calls.readMenus, { result: { ...untouched, ...row } }),
      answer(calls.changeMenus, { result: { ...untouched, ...row, version: 2 } }),
      ...more.map(([call, outcome]) => answer(call, outcome)),
    ],
  });
const header = async () =>
  within(await screen.findByRole('group', { name: 'Renglón del encabezado' }));
const save = () => screen.getByRole('button', { name: 'Guardar' });
const preview = () => within(screen.getByRole('region', { name: 'Así se ven' }));

test('a menu that nobody touched shows the usual entries, and a new order is sent whole', async () => {
  const { user, bodies } = open();
  const group = await header();
  expect(group.getByLabelText<HTMLInputElement>('Nombre de la entrada 1').value).toBe('Ofertas');
  await user.click(group.getByRole('button', { name: 'Bajar Ofertas' }));
  expect(document.activeElement).toBe(group.getByRole('button', { name: 'Bajar Ofertas' }));
  await user.click(group.getByRole('checkbox', { name: 'Se ve Combos' }));
  await user.click(save());
  await waitFor(() => expect(bodies(calls.changeMenus)).toHaveLength(1));
  const [offers, fresh, ...rest] = usualMenus.header;
  expect(bodies(calls.changeMenus)[0]?.set).toEqual({
    header: [
      fresh,
      offers,
      ...rest.map((entry) => (entry.label === 'Combos' ? { ...entry, isShown: false } : entry)),
    ],
  });
});

test('what is written is seen beside it, and a link that leads nowhere is said to', async () => {
  const { user } = open();
  const group = await header();
  await user.click(group.getByRole('button', { name: 'Agregar una entrada' }));
  expect(document.activeElement).toBe(group.getByLabelText('Nombre de la entrada 6'));
  await user.keyboard('Cursos');
  await user.type(group.getByLabelText('A dónde lleva la entrada 6'), '/home/cart');
  expect(preview().getByText('Cursos')).toBeTruthy();
  expect(group.getByText(/^Una página que todos puedan ver/)).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText(/^«Cursos»: di a dónde lleva/)).toBeTruthy();
});

test('the usual menu comes back with one button', async () => {
  const own = [{ label: 'Cursos', link: 'https://matiz.co/', isShown: true, screen: 'all' }];
  const { user, bodies } = open({ header: own });
  const group = await header();
  expect(group.queryByDisplayValue('Ofertas')).toBeNull();
  await user.click(group.getByRole('button', { name: 'Volver al menú de siempre' }));
  expect(group.getByDisplayValue('Ofertas')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(bodies(calls.changeMenus)[0]?.set).toEqual({ header: null }));
});

test('two who save: the later one is asked, and the entries are said in words', async () => {
  const theirs = [{ label: 'Cursos', link: 'https://matiz.co/', isShown: false, screen: 'all' }];
  const { user } = open({}, [
    [
      calls.changeMenus,
      refusal('ROW_CHANGED', {
        conflict: {
          by: 'Ana Gil',
          at: '2026-11-26T15:00:00.000Z',
          version: 2,
          row: { ...untouched, version: 2, header: theirs },
        },
      } as never),
    ],
  ]);
  const group = await header();
  await user.click(group.getByRole('button', { name: 'Bajar Ofertas' }));
  await user.click(save());
  expect(await screen.findByText(/Ana Gil/)).toBeTruthy();
});
