// @vitest-environment jsdom
import { changeBrand, listBrands, readBrand } from '@matiz/contracts/staff/catalogue/brands.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildBrand, saveBrand } from '#testing/brands.tsx';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { readDraft } from './draft.ts';

const desk = setUpDesk();
const read = { ...buildBrand('1', 'Cromía'), story: 'Vieja' };
const theirs = { ...read, version: 5, name: 'Cromía Vegana', story: 'De ellas' };
const conflict = { version: 5, by: 'Marta Gil', at: null, via: 'desk', changes: [] };
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name });

/** Two people change the name; only the other one changes the story. */
async function meet() {
  const opened = desk.open('/marcas/1', {
    answers: [
      answer(listBrands, pageOf(listBrands, [])),
      answer(readBrand, (_, earlier) => ({ result: earlier === 0 ? read : theirs })),
      answer(changeBrand, ({ body }, earlier) =>
        earlier === 0 ? refusal('ROW_CHANGED', { conflict }) : saveBrand(theirs, body),
      ),
    ],
  });
  await screen.findByRole('heading', { name: 'Cromía' });
  write('Nombre', 'Cromía Pro');
  await opened.user.click(press('Guardar'));
  const dialog = await screen.findByRole('dialog', {
    name: 'Marta Gil guardó un cambio mientras editabas',
  });
  return { ...opened, dialog: within(dialog) };
}

test('both values stand side by side, theirs chosen, and what only they changed is kept', async () => {
  const { dialog } = await meet();
  const choices = dialog.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Cromía Pro', false],
    ['Cromía Vegana', true],
  ]);
  const row = dialog.getByRole('row', { name: /Historia/ });
  expect(row.textContent).toContain('De ellas (se conserva)');
  expect(within(row).queryByRole('radio')).toBeNull();
});

test('mine is saved over their version, without what only they changed', async () => {
  const { user, dialog, bodies } = await meet();
  await user.click(dialog.getByRole('radio', { name: 'Cromía Pro' }));
  await user.click(press('Guardar con lo elegido'));
  await screen.findByText('Guardado.');
  expect(bodies(changeBrand)[1]).toEqual({ id: '1', version: 5, set: { name: 'Cromía Pro' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Historia' }).value).toBe(
    'De ellas',
  );
});

test('with theirs chosen nothing of theirs is written over', async () => {
  const { user, bodies } = await meet();
  await user.click(press('Guardar con lo elegido'));
  await screen.findByText('Guardado.');
  expect(bodies(changeBrand)[1]).toEqual({ id: '1', version: 5, set: {} });
});

test('going on leaves what was written, and the next save meets the conflict again', async () => {
  const { user } = await meet();
  await user.click(press('Seguir editando'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe(
    'Cromía Pro',
  );
  expect(screen.getByText('1 cambio sin guardar')).toBeDefined();
});

test('to see it as it stands lets go of what was written and says nothing was saved', async () => {
  const { user, sent } = await meet();
  await user.click(press('Ver como quedó'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe(
    'Cromía Vegana',
  );
  expect(screen.queryByText(/sin guardar/)).toBeNull();
  expect(screen.queryByText('Guardado.')).toBeNull();
  expect(sent(changeBrand)).toHaveLength(1);
  expect(readDraft('/marcas/1')).toBeNull();
});
