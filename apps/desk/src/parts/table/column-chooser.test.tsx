// @vitest-environment jsdom
import { listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brands, brandRows } from '#testing/brands.tsx';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const onePage = answer(listBrands, pageOf(listBrands, brandRows));
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
async function open() {
  const opened = desk.draw(<Brands />, { answers: [onePage] });
  await screen.findByText('Raíz');
  await opened.user.click(screen.getByText('Columnas'));
  return opened;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('columns are put in another order by button, which is there the next time', async () => {
  const { user, unmount } = await open();
  await user.click(box('Historia'));
  expect(heads()).toEqual(['Nombre', 'Código', 'Historia']);
  await user.click(screen.getByRole('button', { name: 'Subir Historia' }));
  expect(heads()).toEqual(['Nombre', 'Historia', 'Código']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subir Historia' }).disabled).toBe(
    true,
  );
  const row = within(screen.getByRole('row', { name: /Raíz/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'La historia de Raíz',
    'M2',
  ]);
  unmount();
  await open();
  expect(heads()).toEqual(['Nombre', 'Historia', 'Código']);
});

test('Alt and an arrow move the column that has the focus, never before the first', async () => {
  const { user } = await open();
  await user.click(box('Historia'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(heads()).toEqual(['Nombre', 'Historia', 'Código']);
  expect(document.activeElement).toBe(box('Historia'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(heads()).toEqual(['Nombre', 'Código', 'Historia']);
});

test('an order that was kept of other columns leaves new ones where they belong', async () => {
  localStorage.setItem('matiz:column-order:/staff/brands', '["story","gone","story","name"]');
  await open();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('checkbox')
      .map((each) => each.parentElement?.textContent),
  ).toEqual(['Nombre', 'Código', 'Historia']);
});
