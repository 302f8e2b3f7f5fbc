// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import {
  type ProgrammedCrossing,
  previewProgrammedPrice,
} from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const black: ProgrammedCrossing = {
  id: '9',
  version: 1,
  name: 'Black',
  warehouseId: '2',
  warehouse: 'Cali',
  price: 8_000,
  startsAt: '2026-11-27T05:00:00.000Z',
  endsAt: '2026-11-30T05:00:00.000Z',
  shared: { startsAt: '2026-11-27T05:00:00.000Z', endsAt: '2026-11-30T05:00:00.000Z' },
  isWinner: true,
  isRefused: false,
};

/** Writes a price without an end that meets another. */
async function write(crossing: ProgrammedCrossing) {
  const opened = desk.open('/precios/programados/nueva', {
    answers: [
      answer(readCatalogueChoices, {
        brands: [],
        categories: [],
        paymentMethods: [],
        warehouses: [],
      }),
      answer(previewProgrammedPrice, ({ body }) => ({
        result: {
          at: '2026-11-27T05:00:00.000Z',
          warehouse: 'Cali',
          buyer: null,
          products: 1,
          changed: 1,
          unsold: 0,
          carts: 0,
          customers: null,
          rise: null,
          fall: null,
          examples: [],
          warnings: [],
          problems: [],
          crossings: body.set.endsAt ? [] : [crossing],
        },
      })),
    ],
  });
  const { user } = opened;
  await user.type(await screen.findByLabelText('Nombre'), 'Navidad');
  await user.type(screen.getByLabelText('Código del producto'), 'CRO-743');
  await user.type(screen.getByLabelText('Precio'), '9000');
  await screen.findByRole('heading', { name: 'Con qué se cruza' });
  return opened;
}

test('a price that is written says which of the two is paid while both hold', async () => {
  await write(black);
  expect(
    screen.getByText(/^Coinciden del 27 nov .* al 30 nov .*: se paga \$\s8\.000, de «Black»/),
  ).toBeDefined();
});

test('it says its own name where it is the lower one', async () => {
  await write({ ...black, isWinner: false });
  expect(screen.getByText(/: se paga \$\s9\.000, de «Navidad»/)).toBeDefined();
});

test('a way out writes the date that parts the two, and then nothing meets', async () => {
  const { user } = await write({ ...black, isRefused: true });
  expect(screen.getByText(/en la misma bodega\.$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Terminar este cuando empieza «Black»' }));
  expect((screen.getByLabelText('Termina') as HTMLInputElement).value).toBe('2026-11-27T00:00');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Con qué se cruza' })).toBeNull(),
  );
});
