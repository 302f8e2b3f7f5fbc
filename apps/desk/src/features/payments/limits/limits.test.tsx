// @vitest-environment jsdom

import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { listZones } from '@matiz/contracts/staff/delivery/coverage.ts';
import {
  createPaymentLimit,
  listPaymentLimits,
  paymentLimitSentences,
  readPaymentLimit,
} from '@matiz/contracts/staff/payments/payment-limits.ts';
import {
  listStaffPaymentMethods,
  previewPaymentMethod,
  readPaymentMethod,
} from '@matiz/contracts/staff/payments/payment-methods.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { sayLimit } from './say-limit.ts';

const desk = setUpDesk();
const method = {
  id: 'pse',
  version: 1,
  name: 'PSE',
  description: '',
  isEnabled: true,
  lacksKeys: false,
  movement: 'none' as const,
  movementKind: null,
  movementAmount: null,
  minAmount: null,
  maxAmount: null,
  maxOwed: null,
  accountBank: null,
  accountKind: null,
  accountNumber: null,
  accountHolder: null,
  accountDocument: null,
  zones: [],
};
const limit = {
  id: '4',
  version: 1,
  method: 'pse',
  methodName: 'PSE',
  zoneId: '7',
  customerId: null,
  whose: 'Bogotá',
  isClosed: false,
  minAmount: null,
  maxAmount: 900_000,
  maxOwed: null,
};

test.each([
  [{}, 'hasta $ 900.000'],
  [
    { minAmount: 5_000, maxOwed: 70_000 },
    'desde $ 5.000, hasta $ 900.000, hasta $ 70.000 por deber',
  ],
  [{ isClosed: true }, 'No se recibe'],
])('a limit with %j reads «%s»', (parts, words) => {
  expect(sayLimit({ ...limit, ...parts }).replaceAll('\u00a0', ' ')).toBe(words);
});

const unchanged = { products: 0, carts: 0, chosen: 0, rise: null, fall: null, examples: [] };

describe('limits', () => {
  test('are listed with whose they are and what is taken', async () => {
    desk.open('/ajustes/limites-de-pago', {
      answers: [
        answer(listStaffPaymentMethods, pageOf(listStaffPaymentMethods, [])),
        answer(listPaymentLimits, pageOf(listPaymentLimits, [limit])),
      ],
    });
    await screen.findByText('Bogotá');
    expect(screen.getByRole('link', { name: /Crear/ })).toBeDefined();
  });

  test('stand on the page of their method, with the way to another', async () => {
    const pse = { ...method, way: 'none' as const };
    desk.open('/ajustes/pagos/pse', {
      answers: [
        answer(readPaymentMethod, { result: pse }),
        answer(listPaymentLimits, pageOf(listPaymentLimits, [limit])),
        answer(previewPaymentMethod, { result: unchanged }),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Bogotá' });
    expect(link.getAttribute('href')).toBe('/ajustes/limites-de-pago/4');
    const add = screen.getByRole('link', { name: 'Agregar un límite' });
    expect(add.getAttribute('href')).toBe('/ajustes/limites-de-pago/nueva?metodo=pse');
  });

  const openNew = (answers: readonly Answer[]) =>
    desk.open('/ajustes/limites-de-pago/nueva?metodo=pse', {
      answers: [
        answer(listStaffPaymentMethods, pageOf(listStaffPaymentMethods, [])),
        answer(listZones, pageOf(listZones, [])),
        answer(listCustomers, pageOf(listCustomers, [])),
        ...answers,
      ],
    });

  test('say at the field what the server says of one that is nobody’s', async () => {
    const { user } = openNew([
      answer(
        createPaymentLimit,
        refusal('INVALID_REQUEST', {
          fields: [{ path: 'set.zoneId', message: paymentLimitSentences.whose }],
        }),
      ),
    ]);
    await user.type(await screen.findByLabelText(/Pedido máximo/), '900000');
    await user.click(screen.getByRole('button', { name: /Crear|Guardar/ }));
    await screen.findByText(paymentLimitSentences.whose);
  });

  test('that close a method ask for no figures', async () => {
    const { user } = openNew([answer(readPaymentLimit, { result: limit })]);
    await user.click(await screen.findByRole('checkbox', { name: /No se recibe/ }));
    expect(screen.queryByLabelText(/Pedido máximo/)).toBeNull();
  });
});
