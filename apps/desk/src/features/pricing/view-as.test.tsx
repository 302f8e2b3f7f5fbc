// @vitest-environment jsdom
import { listCities, listStates } from '@matiz/contracts/delivery.ts';
import { listPrices, viewPriceAs } from '@matiz/contracts/staff/pricing/prices.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();

test('a product is found by its name, and asked for by its code', async () => {
  const asked: unknown[] = [];
  const { user } = desk.open('/precios/ver-como', {
    answers: [
      answer(listStates, { results: [] }),
      answer(listCities, { results: [] }),
      answer(listPrices, ({ query }) => {
        asked.push(query.q);
        return pageOf(listPrices, [
          { id: '1', code: 'CRO-743', product: 'Tinte', brand: 'Croma', prices: [] },
        ]);
      }),
      answer(viewPriceAs, ({ query }) => {
        asked.push(query.code);
        return {
          code: 'CRO-743',
          product: 'Tinte',
          customer: null,
          warehouse: 'Bogotá',
          at: '2026-11-27T05:00:00.000Z',
          price: null,
        };
      }),
    ],
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Producto');
  await user.type(field, 'tin');
  await waitFor(() =>
    expect([...(field.list?.options ?? [])].map(({ value, label }) => [value, label])).toEqual([
      ['CRO-743', 'Tinte · Croma'],
    ]),
  );
  await user.clear(field);
  await user.type(field, 'CRO-743{Enter}');
  expect(await screen.findByText('CRO-743 · Tinte')).toBeDefined();
  expect(asked).toContain('tin');
  expect(asked.at(-1)).toBe('CRO-743');
});
