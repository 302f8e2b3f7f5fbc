// @vitest-environment jsdom
import { listCities, listStates } from '@matiz/contracts/delivery.ts';
import { findPriceCustomers, viewPriceAs } from '@matiz/contracts/staff/pricing/price-views.ts';
import { listPrices } from '@matiz/contracts/staff/pricing/prices.ts';
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
          tier: null,
          unused: [],
          line: null,
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

const amapola = {
  id: '0b8e7a2c-1111-4222-8333-944455556666',
  name: 'Peluquería Amapola',
  contact: 'Ana Ruiz',
  documentType: 'NIT' as const,
  documentNumber: '901284563',
  city: 'Bogotá',
  tier: 'Plata',
};

test('a customer is found by name with the keys, and what did not apply is said with why', async () => {
  const asked: unknown[] = [];
  const { user } = desk.open('/precios/ver-como?codigo=CRO-743', {
    answers: [
      answer(listStates, { results: [] }),
      answer(listCities, { results: [] }),
      answer(listPrices, pageOf(listPrices, [])),
      answer(findPriceCustomers, ({ query }) => {
        asked.push(query.q ?? query['f.id']);
        return pageOf(findPriceCustomers, [amapola]);
      }),
      answer(viewPriceAs, ({ query }) => {
        asked.push(query.customerId);
        return {
          code: 'CRO-743',
          product: 'Tinte',
          customer: query.customerId ? amapola.name : null,
          tier: query.customerId ? 'Plata' : null,
          warehouse: 'Bogotá',
          at: '2026-11-27T05:00:00.000Z',
          price: {
            price: 10_000,
            originalPrice: 10_000,
            steps: [{ kind: 'base' as const, id: null, name: '', before: 10_000, after: 10_000 }],
          },
          unused: [
            { kind: 'list' as const, name: 'Oro', reason: { of: 'tier' as const, needs: 'Oro' } },
            {
              kind: 'deal' as const,
              name: 'Docena',
              reason: { of: 'quantity' as const, needs: '6' },
            },
          ],
          line: {
            goods: 20_000,
            discounts: [{ title: 'Diez menos', off: 2_000 }],
            idle: [{ title: 'Grande', reason: 'Te faltan $ 80.000.' }],
            methods: [{ code: 'pse', name: 'PSE', off: 2_000, difference: -360, total: 17_640 }],
            difference: null,
            total: 18_000,
          },
        };
      }),
    ],
  });
  const field = await screen.findByRole('combobox', { name: 'Cliente' });
  await user.type(field, 'amap');
  await screen.findByRole('option', { name: /Amapola.*901\.284\.563-1/ });
  await user.keyboard('{Enter}');
  expect((field as HTMLInputElement).value).toBe('Peluquería Amapola');
  await user.keyboard('{Enter}');
  await screen.findByText('Peluquería Amapola, Plata, desde la bodega Bogotá');
  expect(asked.at(-1)).toBe(amapola.id);
  expect(screen.getByText('Es para el nivel Oro: el cliente es Plata.')).toBeDefined();
  expect(screen.getByText('Es desde 6 unidades.')).toBeDefined();
  expect(screen.getByText('Te faltan $ 80.000.')).toBeDefined();
  expect(screen.getByRole('row', { name: /PSE.*-.*360.*17\.640/ })).toBeDefined();
});
