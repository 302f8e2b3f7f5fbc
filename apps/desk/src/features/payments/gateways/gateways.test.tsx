// @vitest-environment jsdom

import {
  listPaymentGateways,
  testPaymentGateway,
} from '@matiz/contracts/staff/payments/payment-gateways.ts';
import { listStaffPaymentMethods } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { readFirstDay } from '@matiz/contracts/staff/shop/first-day.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const keysOf = (lastFour: string | null) =>
  ['WOMPI_PUBLIC_KEY', 'WOMPI_PRIVATE_KEY'].map((variable) => ({ variable, lastFour }));
const wompi = {
  name: 'wompi' as const,
  environment: 'production' as const,
  isConfigured: true,
  keys: keysOf('ab12'),
  noticeUrl: 'https://tienda.co/api/payment/notice',
};
const bare = { ...wompi, environment: null, isConfigured: false, keys: keysOf(null) };
const pse = {
  id: 'pse',
  version: 1,
  name: 'PSE',
  description: '',
  isEnabled: true,
  way: 'gateway' as const,
  lacksKeys: true,
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

function openPage(answers: readonly Answer[], parts: object = {}) {
  return desk.open('/ajustes/pagos', {
    answers: [
      answer(listStaffPaymentMethods, pageOf(listStaffPaymentMethods, [pse])),
      answer(listPaymentGateways, { results: [wompi] }),
      ...answers,
    ],
    ...parts,
  });
}
const outcome = (keys: 'proved' | 'refused') => ({
  outcome: keys === 'proved' ? ('works' as const) : ('refused' as const),
  account: keys === 'proved' ? 'Color y Corte' : null,
  keys: [
    { variable: 'WOMPI_PUBLIC_KEY', outcome: 'proved' as const },
    { variable: 'WOMPI_PRIVATE_KEY', outcome: keys },
  ],
});
const press = { name: 'Probar la conexión con Wompi' };

describe('the gateways', () => {
  test('say whose account answered, and which key was taken', async () => {
    const { user, bodies } = openPage([answer(testPaymentGateway, { result: outcome('proved') })]);
    await user.click(await screen.findByRole('button', press));
    await screen.findByText(/Wompi responde por la cuenta «Color y Corte»/);
    expect(screen.getAllByText('La aceptó')).toHaveLength(2);
    expect(bodies(testPaymentGateway)).toEqual([{ name: 'wompi' }]);
  });

  test('name the refused key by its variable', async () => {
    const { user } = openPage([answer(testPaymentGateway, { result: outcome('refused') })]);
    await user.click(await screen.findByRole('button', press));
    await screen.findByText(/no aceptó llave privada \(WOMPI_PRIVATE_KEY\)/);
  });

  test('that were asked too often say when to ask again', async () => {
    const message = 'Espera 30 segundos.';
    const { user } = openPage([
      answer(testPaymentGateway, refusal('TOO_MANY_ATTEMPTS', { message })),
    ]);
    await user.click(await screen.findByRole('button', press));
    await screen.findByText(message);
  });

  test('without keys say which variables lack and who sets them, and cannot be asked', async () => {
    openPage([answer(listPaymentGateways, { results: [bare] })]);
    await screen.findByText(/Pídele a quien administra el servidor que ponga estas variables/);
    expect(screen.getByText('WOMPI_PRIVATE_KEY')).toBeDefined();
    expect(screen.getAllByText('Faltan sus claves').length).toBeGreaterThan(1);
    expect(screen.getByRole('row', { name: /PSE/ }).textContent).not.toContain('Activo');
    expect(screen.queryByRole('button', press)).toBeNull();
    expect(screen.getByText('https://tienda.co/api/payment/notice')).toBeDefined();
  });

  test('are asked by nobody who may only look', async () => {
    openPage([], { scopes: ['settings:read'] });
    await screen.findByText('Claves de producción');
    expect(screen.queryByRole('button', press)).toBeNull();
  });

  test('are asked at their step of the first day', async () => {
    const step = {
      key: 'payment' as const,
      title: 'Métodos de pago',
      isDone: false,
      text: 'Nadie.',
    };
    const { user } = desk.open('/empezar', {
      answers: [
        answer(readFirstDay, { result: { canSell: false, steps: [step] } }),
        answer(listPaymentGateways, { results: [wompi] }),
        answer(testPaymentGateway, { result: outcome('proved') }),
      ],
    });
    await user.click(await screen.findByRole('button', press));
    await screen.findByText(/Wompi responde por la cuenta/);
  });
});
