// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openCard } from '#testing/open-card.tsx';
import { buildCard, buildTone } from '../selection/product.builders.ts';

afterEach(cleanup);

test('the footer says the next price step, and a press takes what is missing', async () => {
  const tones = [buildTone('6.0', { stock: 20 }), buildTone('7.43', { stock: 20 })];
  const price = tones[0]?.price ?? 0;
  const card = buildCard(tones, {
    volumePrices: [
      { minQuantity: 3, price: price - 500 },
      { minQuantity: 6, price: price - 900 },
    ],
  });
  await openCard(card);
  expect(await screen.findByText(/c\/u llevando 6$/)).toBeTruthy();
  const field = await screen.findByRole('searchbox', { name: 'Buscar tono' });
  await userEvent.type(field, '6.0{Enter}');
  expect(await screen.findByText(/^Con 2 más, cada uno a/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar 2 de 6.0' }));
  expect(await screen.findByText(/^Con 3 más, cada uno a/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar 3 de 6.0' }));
  expect(screen.queryByText(/más, cada uno a/)).toBeNull();
});
