import { listPaymentLimits } from '@matiz/contracts/staff/payments/payment-limits.ts';
// @vitest-environment jsdom
import {
  changePaymentMethod,
  previewPaymentMethod,
  readPaymentMethod,
} from '@matiz/contracts/staff/payments/payment-methods.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const method = {
  id: 'pse',
  version: 1,
  name: 'PSE',
  description: '',
  isEnabled: true,
  way: 'none' as const,
  movement: 'charge' as const,
  movementKind: 'percentage' as const,
  movementAmount: 2,
  minAmount: null,
  maxAmount: null,
  maxOwed: null,
  accountBank: null,
  accountKind: null,
  accountNumber: null,
  accountHolder: null,
  accountDocument: null,
  zones: [],
  lacksKeys: false,
};

test('PUT /staff/payment-methods shows beforehand what purchases come to, and keeps why', async () => {
  const { user, bodies } = desk.open('/ajustes/pagos/pse', {
    answers: [
      answer(readPaymentMethod, { result: method }),
      answer(listPaymentLimits, pageOf(listPaymentLimits, [])),
      answer(changePaymentMethod, { result: { ...method, version: 2, movementAmount: 40 } }),
      answer(previewPaymentMethod, ({ body }) => ({
        result: {
          products: 120,
          carts: 4,
          chosen: 1,
          rise: body.set.movementAmount === 40 ? 0.37 : null,
          fall: null,
          examples: [{ goods: 100_000, before: 102_000, after: 140_000 }],
        },
      })),
    ],
  });
  await screen.findByText('No cambia lo que se paga.');
  fireEvent.change(screen.getByLabelText(/^Cuánto|^Valor/), { target: { value: '40' } });
  await screen.findByText('Cambia lo que se paga por 120 productos en venta, si se pagan así.');
  expect(screen.getByText('Hay 4 carritos abiertos; 1 ya eligió pagar así.')).toBeDefined();
  expect(screen.getByText(/cambia más de un 30 %/)).toBeDefined();
  expect(screen.getByRole('row', { name: /100\.000.*102\.000.*140\.000/ })).toBeDefined();
  await user.type(screen.getByLabelText(/^Motivo/), 'Nueva tarifa');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardado.');
  expect(bodies(changePaymentMethod)[0]).toMatchObject({ reason: 'Nueva tarifa' });
});
