import { bulkProducts } from '@matiz/contracts/staff/catalogue/bulk-products.ts';
// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();

test('chosen products are put into a category, or opened as a spreadsheet', async () => {
  const rows = ['1', '2'].map((id) => buildProduct({ id, code: `P${id}` }));
  const { user, bodies } = desk.open('/productos', {
    answers: [
      answer(listStaffProducts, pageOf(listStaffProducts, rows)),
      answer(bulkProducts, { done: 2, refused: [], next: null }),
      answer(readCatalogueChoices, {
        brands: [{ id: '1', name: 'Igora' }],
        categories: [{ id: '2', slug: 'tintes', path: 'Tintes' }],
        paymentMethods: [],
        warehouses: [],
      }),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: /esta página/ }));
  const link = screen.getByRole('link', { name: 'Editarlos en planilla' });
  expect(link.getAttribute('href')).toBe('/productos/planilla?f.ids=1,2');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Cambiar categoría' }),
    'Tintes',
  );
  expect(desk.answerQuestion).toHaveBeenCalledWith('Vas a poner en Tintes 2 productos.');
  await screen.findByText('Pusiste en Tintes 2 productos.');
  expect(bodies(bulkProducts)[0]).toMatchObject({ act: { set: { categoryId: '2' } } });
});
