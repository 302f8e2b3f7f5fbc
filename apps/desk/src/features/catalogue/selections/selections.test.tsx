// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import * as rows from '@matiz/contracts/staff/catalogue/home-rows.ts';
import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import * as calls from '@matiz/contracts/staff/catalogue/selections.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const product = (code: string, name: string) => ({
  code,
  name,
  image: 'plain',
  isWithdrawn: false,
});
const selection: RowOf<typeof calls.listSelections> = {
  id: '4',
  version: 1,
  title: 'Rubios fríos',
  urlName: 'rubios-frios',
  count: 2,
  isOnHome: false,
  content: { by: 'hand', products: [product('A1', 'Polvo'), product('B2', 'Tinte')] },
};
const row = (id: string, place: number, parts: Partial<RowOf<typeof rows.listHomeRows>>) => ({
  id,
  version: 3,
  list: null,
  selectionId: null,
  title: null,
  isShown: true,
  startsAt: null,
  endsAt: null,
  place,
  ...parts,
});
const answers = [
  answer(calls.readSelection, { result: selection }),
  answer(calls.changeSelection, { result: { ...selection, version: 2 } }),
  answer(listStaffProducts, pageOf(listStaffProducts, [])),
  answer(readCatalogueChoices, { brands: [], categories: [], paymentMethods: [], warehouses: [] }),
];

test('products are ordered by keyboard and filled from a pasted column; what is unknown stays', async () => {
  const { user, bodies } = desk.open('/contenido/selecciones/4', {
    answers: [
      ...answers,
      answer(calls.findSelected, {
        result: { products: [product('C3', 'Brocha')], unknown: ['ZZ'] },
      }),
    ],
  });
  (await screen.findByRole('button', { name: 'Bajar Polvo' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(screen.getByText('Pegar códigos o traer un archivo'));
  const box = screen.getByLabelText<HTMLTextAreaElement>(/Un código por línea/);
  await user.click(box);
  await user.paste('Código\nC3\nZZ');
  await user.click(screen.getByRole('button', { name: 'Agregar 2 productos' }));
  expect(await screen.findByText(/Se agregaron 1. No existen 1/)).toBeTruthy();
  expect(box.value).toBe('ZZ');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(bodies(calls.changeSelection)).toHaveLength(1));
  expect(bodies(calls.changeSelection)[0]?.set).toEqual({
    content: { by: 'hand', codes: ['B2', 'A1', 'C3'] },
  });
});

test('codes that were pasted and not added are asked about before they are left', async () => {
  const { user, router } = desk.open('/contenido/selecciones/4', { answers });
  await user.click(await screen.findByText('Pegar códigos o traer un archivo'));
  await user.click(screen.getByLabelText(/Un código por línea/));
  await user.paste('C3');
  desk.answerQuestion.mockReturnValueOnce(false);
  await user.click(screen.getByRole('link', { name: /Selecciones/ }));
  expect(desk.answerQuestion).toHaveBeenCalledWith(
    'Tienes cambios sin guardar. ¿Salir de todos modos?',
  );
  expect(router.state.location.pathname).toBe('/contenido/selecciones/4');
});

test('a rule is said in the same place, and its days must be a number', async () => {
  const { user, bodies } = desk.open('/contenido/selecciones/4', { answers });
  await user.click(await screen.findByRole('radio', { name: 'Por una regla' }));
  await user.type(screen.getByLabelText(/^Bajó de precio/), 'un mes');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe los días en números.')).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Bajó de precio/));
  await user.selectOptions(screen.getByLabelText('Que sea'), 'Nuevo');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(bodies(calls.changeSelection)).toHaveLength(1));
  expect(bodies(calls.changeSelection)[0]?.set).toEqual({
    content: { by: 'rule', brandId: null, categoryId: null, tag: 'new', loweredDays: null },
  });
});

test('a row of the home is dropped where it shall stand', async () => {
  const listed = [
    row('1', 0, { list: 'offers' }),
    row('2', 1, { list: 'new', isShown: false }),
    row('3', 2, { selectionId: '4', title: 'Rubios fríos' }),
  ];
  const { bodies } = desk.open('/contenido/portada', {
    answers: [
      answer(rows.listHomeRows, pageOf(rows.listHomeRows, listed)),
      answer(rows.changeHomeRow, { result: row('3', 0, { title: 'Rubios fríos' }) }),
    ],
  });
  const items = within(await screen.findByRole('list', { name: 'Portada' })).getAllByRole(
    'listitem',
  );
  expect(items.map((item) => item.textContent)).toEqual([
    'OfertasSe veLista de la tienda',
    'NuevosApagadaLista de la tienda',
    'Rubios fríosSe veSelección',
  ]);
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(items[2] as Element, { dataTransfer });
  fireEvent.dragOver(items[0] as Element, { dataTransfer });
  fireEvent.drop(items[0] as Element, { dataTransfer });
  await waitFor(() => expect(bodies(rows.changeHomeRow)).toHaveLength(1));
  expect(bodies(rows.changeHomeRow)[0]).toEqual({ id: '3', version: 3, set: { place: 0 } });
});
