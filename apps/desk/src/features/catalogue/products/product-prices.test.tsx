// @vitest-environment jsdom
import { changeProductPrices } from '@matiz/contracts/staff/catalogue/products.ts';
import { previewPrices } from '@matiz/contracts/staff/pricing/prices.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#testing/fake-server.ts';
import { buildProduct } from '#testing/products.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { ProductPrices } from './product-prices.tsx';

const desk = setUpDesk();
const product = buildProduct({
  version: 2,
  code: 'ALM009',
  name: 'Champú de miel',
  prices: [{ warehouse: 'BOG', price: 13_450 }],
});

test('PUT /staff/products/prices is shown beforehand, warns of a jump and asks why', async () => {
  const change = { code: 'ALM009', product: 'Champú de miel', before: 13_450, after: 99_000 };
  const { user, bodies } = desk.draw(
    <ProductPrices product={product} warehouses={[{ id: '1', code: 'BOG', name: 'Bogotá' }]} />,
    {
      answers: [
        answer(previewPrices, {
          changes: [change],
          same: 0,
          unknown: [],
          carts: 3,
          rise: { ...change, step: 6.36 },
          fall: null,
          jumps: [{ ...change, step: 6.36 }],
        }),
        answer(changeProductPrices, ({ body }) => ({
          result: { ...product, version: body.version + 1 },
        })),
      ],
    },
  );
  fireEvent.change(screen.getByLabelText('Bogotá'), { target: { value: '99.000' } });
  const save = screen.getByRole('button', { name: 'Guardar precios' });
  expect(save).toHaveProperty('disabled', true);
  expect(await screen.findByText(/1 precio.*3 carritos/)).toBeDefined();
  expect(screen.getAllByText(/636/).length).toBeGreaterThan(0);
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await user.click(save);
  expect(await screen.findByText('Escribe por qué cambia.')).toBeDefined();
  await user.keyboard('Nuevo envase{Enter}');
  await screen.findByText('Guardado.');
  expect(bodies(previewPrices)).toEqual([
    { warehouseId: '1', rows: [{ code: 'ALM009', price: 99_000 }] },
  ]);
  expect(bodies(changeProductPrices)).toEqual([
    {
      id: '9',
      version: 2,
      set: { prices: [{ warehouse: 'BOG', price: 99_000 }] },
      reason: 'Nuevo envase',
    },
  ]);
});
