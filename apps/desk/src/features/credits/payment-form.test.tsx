// @vitest-environment jsdom
import { noteCreditPayment } from '@matiz/contracts/staff/payments/credits.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { PaymentForm } from './payment-form.tsx';

const desk = setUpDesk();
const id = '00000000-0000-4000-8000-0000000000aa';
const credit = { limit: 500_000, used: 0, left: 500_000, overdue: 0, termsDays: 30, nextDue: null };
const noted = answer(noteCreditPayment, { result: { credit, entries: [] } });
const amount = () => screen.getByLabelText<HTMLInputElement>('Valor del abono');
const note = () => screen.getByLabelText<HTMLInputElement>('Cómo pagó');

test('a payment is sent in whole pesos under its key, and the next one under another', async () => {
  const { user, sent } = desk.draw(<PaymentForm id={id} />, { answers: [noted] });
  for (const pesos of ['120.000', '80000']) {
    await user.type(amount(), pesos);
    await user.type(note(), ' Nequi ');
    await user.click(screen.getByRole('button', { name: 'Anotar abono' }));
    await waitFor(() => expect(amount().value).toBe(''));
  }
  const [first, second] = sent(noteCreditPayment).map(({ body }) => body);
  expect(first).toMatchObject({ id, amount: 120_000, note: 'Nequi' });
  expect(second).toMatchObject({ id, amount: 80_000 });
  expect(second?.key).not.toBe(first?.key);
});

test('nothing is sent without a value and how it was paid, and each says what lacks', async () => {
  const { user, sent } = desk.draw(<PaymentForm id={id} />, { answers: [noted] });
  await user.click(screen.getByRole('button', { name: 'Anotar abono' }));
  expect(await screen.findByText('Escribe el valor en pesos.')).toBeTruthy();
  expect(screen.getByText('Escribe cómo pagó.')).toBeTruthy();
  expect(document.activeElement).toBe(amount());
  expect(sent(noteCreditPayment)).toEqual([]);
});
