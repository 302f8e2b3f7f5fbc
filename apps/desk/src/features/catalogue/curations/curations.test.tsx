// @vitest-environment jsdom

import * as calls from '@matiz/contracts/staff/catalogue/curations.ts';
import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
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
const curation: RowOf<typeof calls.listCurations> = {
  id: '4',
  version: 2,
  terms: ['oxidante'],
  pinned: [product('A1', 'Oxigenta'), product('B2', 'Welloxon')],
  hidden: [product('C3', 'Crema vieja')],
  startsAt: null,
  endsAt: '2026-01-01T05:00:00Z',
  isOn: true,
};
const found = (...names: string[]) => ({
  total: names.length,
  suggestion: null,
  products: names.map((name) => ({ id: name, name, brand: 'Igora', image: 'plain' })),
});

test('what comes first is reordered by keyboard, what is hidden is let go, and both are tried unsaved', async () => {
  const { user, bodies } = desk.open('/contenido/resultados/4', {
    answers: [
      answer(calls.readCuration, { result: curation }),
      answer(calls.changeCuration, { result: { ...curation, version: 3 } }),
      answer(calls.tryCuration, { before: found('Oxigenta'), after: found('Welloxon') }),
      answer(listStaffProducts, pageOf(listStaffProducts, [])),
    ],
  });
  (await screen.findByRole('button', { name: 'Bajar Oxigenta' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  // What is hidden has no order.
  expect(screen.queryByRole('button', { name: 'Bajar Crema vieja' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar Crema vieja' }));
  const trial = within(screen.getByRole('region', { name: 'Prueba una búsqueda' }));
  // The first of its words is there to be tried.
  await user.click(trial.getByRole('button', { name: 'Probar' }));
  expect(await trial.findByText('Welloxon')).toBeTruthy();
  const chosen = { terms: ['oxidante'], pinned: ['B2', 'A1'], hidden: [] };
  expect(bodies(calls.tryCuration)).toEqual([{ text: 'oxidante', id: '4', ...chosen }]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(bodies(calls.changeCuration)).toHaveLength(1));
  expect(bodies(calls.changeCuration)[0]).toEqual({
    id: '4',
    version: 2,
    set: { pinned: ['B2', 'A1'], hidden: [] },
  });
});

test('the list says what comes first, until when, and that it is over', async () => {
  desk.open('/contenido/resultados', {
    answers: [answer(calls.listCurations, pageOf(calls.listCurations, [curation]))],
  });
  const row = within((await screen.findByText('oxidante')).closest('tr') as HTMLElement);
  expect(row.getByText('Oxigenta, Welloxon')).toBeTruthy();
  expect(row.getByText(/^hasta /)).toBeTruthy();
  expect(row.getByText('Terminó')).toBeTruthy();
});
