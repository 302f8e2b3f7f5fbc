// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildUnpaid } from '../../orders.builders.ts';
import { WalletPayment } from './wallet-payment.tsx';

const openPage = vi.fn();
beforeEach(() => openPage.mockClear());
afterEach(cleanup);

const payer = { person: 'natural', documentType: 'CC', document: '', phone: '' };
const contracts = { policy: 'https://wompi.test/1.pdf', personalData: 'https://wompi.test/2.pdf' };

function draw(means: 'nequi' | 'bancolombia' | 'qr', answers: Answers = {}) {
  const order = buildUnpaid(
    {},
    { paymentMethod: { code: means, name: means, logo: means, means, isPaidAtDoor: false } },
  );
  return renderApp(<WalletPayment order={order} />, {
    platform: { ...serverPlatform, isServer: false, tab: createMemoryStorage(), openPage },
    answers: {
      'GET /payment/pse': () => ({ status: 200, body: { banks: [], contracts, payer } }),
      'POST /order/pay': () => ({ status: 200, body: { url: 'https://pago.test' } }),
      ...answers,
    },
  });
}
const tick = async () => {
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
};
const send = () =>
  userEvent.click(screen.getByRole('button', { name: /Nequi ·|Bancolombia ·|código ·/ }));

test('Nequi begins with the phone that is known', async () => {
  const known = { ...payer, phone: '3005550101' };
  draw('nequi', {
    'GET /payment/pse': () => ({ status: 200, body: { banks: [], contracts, payer: known } }),
  });
  const phone = await screen.findByLabelText<HTMLInputElement>('Celular de tu Nequi');
  expect(phone.value).toBe('300 555 0101');
});

test('Nequi asks for its number and both contracts, and sends ten digits', async () => {
  const { sent } = draw('nequi');
  await tick();
  await userEvent.type(screen.getByLabelText('Celular de tu Nequi'), '300 123 4567');
  await send();
  await waitFor(() =>
    expect(openPage).toHaveBeenCalledWith(
      'https://pago.test',
      expect.stringContaining('/finalizing-payment?order='),
    ),
  );
  expect(sent['POST /order/pay']?.[0]?.body).toMatchObject({
    wallet: { phone: '3001234567', acceptsPolicy: true, acceptsPersonalData: true },
  });
});

test.each([['bancolombia'], ['qr']] as const)('%s asks for the contracts alone', async (means) => {
  const { sent } = draw(means);
  await tick();
  expect(screen.queryByLabelText('Celular de tu Nequi')).toBeNull();
  await send();
  await waitFor(() => expect(openPage).toHaveBeenCalledOnce());
  expect(sent['POST /order/pay']?.[0]?.body).toMatchObject({
    wallet: { acceptsPolicy: true, acceptsPersonalData: true },
  });
});

test('nothing is presumed: without ticks and with a fixed line nothing is sent', async () => {
  const { sent } = draw('nequi');
  await userEvent.type(await screen.findByLabelText('Celular de tu Nequi'), '601 234 5678');
  await send();
  expect((await screen.findAllByText(/^Para pagar, acepta/)).length).toBe(2);
  expect(screen.getByLabelText('Celular de tu Nequi').getAttribute('aria-invalid')).toBe('true');
  expect(sent['POST /order/pay']).toBeUndefined();
});

test('what the server refuses of the number stands at it', async () => {
  const message = 'Escribe un celular de diez dígitos.';
  draw('nequi', { 'POST /order/pay': () => refuse(400, { code: 'INVALID_PHONE', message }) });
  await tick();
  await userEvent.type(screen.getByLabelText('Celular de tu Nequi'), '3001234567');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(openPage).not.toHaveBeenCalled();
});
