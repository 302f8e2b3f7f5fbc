// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import {
  createCoupon,
  listStaffCoupons,
  previewCoupon,
} from '@matiz/contracts/staff/pricing/coupons.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const choices = { brands: [], categories: [], paymentMethods: [], warehouses: [] };

test('POST /staff/coupons makes a mix that applies by itself from its steps and its goods', async () => {
  const { user, bodies } = desk.open('/precios/mezclas/nueva', {
    answers: [
      answer(readCatalogueChoices, choices),
      answer(previewCoupon, {
        result: {
          products: 8,
          carts: 3,
          examples: [{ goods: 60_000, units: 6, discount: 3_000, reason: null }],
          warnings: [],
          problems: [],
        },
      }),
      answer(createCoupon, refusal('FORBIDDEN')),
    ],
  });
  const write = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await screen.findByRole('heading', { name: 'Nueva mezcla' });
  write(/^Título/, 'Mezcla Cromía');
  write(/^Código/, 'MEZCLA12');
  write(/Desde cuántas unidades, descuento 1/, '6');
  write(/Porcentaje del descuento 1/, '5');
  write(/línea/, 'Cromía');
  write(/^Empieza/, '2026-12-01T00:00');
  write(/^Termina/, '2026-12-31T00:00');
  await screen.findByText(/Está en 3 carritos/);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('alert');
  expect(bodies(createCoupon)[0]?.set).toMatchObject({
    kind: 'mix',
    isAutomatic: true,
    usesPerCustomer: 1_000,
    title: 'Mezcla Cromía',
    line: 'Cromía',
    steps: [{ minQuantity: 6, percent: 5 }],
  });
});

test('GET /staff/coupons is asked for mixes alone', async () => {
  const { sent } = desk.open('/precios/mezclas', {
    answers: [answer(listStaffCoupons, pageOf(listStaffCoupons, []))],
  });
  await screen.findByRole('heading', { name: 'Mezclas' });
  expect(sent(listStaffCoupons).at(-1)?.query).toMatchObject({ 'f.kind': 'mix' });
});
