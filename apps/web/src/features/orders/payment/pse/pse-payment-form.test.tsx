// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { chooseOption } from '#testing/choose-option.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildUnpaid } from '../../orders.builders.ts';
import { PsePayment } from './pse-payment.tsx';

// Typing letter by letter takes its time on a busy machine.

const openPage = vi.fn();
beforeEach(() => openPage.mockClear());
afterEach(cleanup);

const choices = {
  banks: [
    { code: '1007', name: 'Bancolombia' },
    { code: '1051', name: 'Davivienda' },
  ],
  contracts: { policy: 'https://wompi.test/1.pdf', personalData: 'https://wompi.test/2.pdf' },
  payer: { person: 'natural', documentType: 'CC', document: '', phone: '' },
};
const order = buildUnpaid(
  {},
  { paymentMethod: { code: 'pse', name: 'PSE', logo: 'pse', means: 'pse', isPaidAtDoor: false } },
);

function draw({
  answers = {},
  tab = createMemoryStorage(),
  code = order.code,
}: {
  answers?: Answers;
  code?: string;
  tab?: ReturnType<typeof createMemoryStorage>;
} = {}) {
  const app = renderApp(<PsePayment order={{ ...order, code }} />, {
    platform: { ...serverPlatform, isServer: false, tab, openPage },
    answers: {
      'GET /payment/pse': () => ({ status: 200, body: choices }),
      'POST /order/pay': () => ({ status: 200, body: { url: 'https://banco.test' } }),
      ...answers,
    },
  });
  return { ...app, tab };
}

const send = () => userEvent.click(screen.getByRole('button', { name: /Ir a mi banco/ }));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function fill() {
  await chooseOption('Banco', 'Davivienda');
  await userEvent.type(field('Número de documento'), '1.020.304.050');
  await userEvent.type(field('Celular'), '300 555 0101');
}
const tick = async () => {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
};

describe('PSE', () => {
  test('sends what the bank asks for, and goes on to its page', async () => {
    const { sent } = draw();
    await fill();
    await tick();
    await send();
    await waitFor(() =>
      expect(openPage).toHaveBeenCalledWith(
        'https://banco.test',
        expect.stringContaining('/finalizing-payment?order='),
      ),
    );
    expect(sent['POST /order/pay']?.[0]?.body).toEqual({
      orderCode: order.code,
      pse: {
        person: 'natural',
        documentType: 'CC',
        document: '1.020.304.050',
        phone: '3005550101',
        bank: '1051',
        acceptsPolicy: true,
        acceptsPersonalData: true,
      },
    });
  });

  test('what is known of who pays stands there, and is sent', async () => {
    const payer = {
      person: 'legal',
      documentType: 'NIT',
      document: '900123456-8',
      phone: '3005550101',
    };
    const { sent } = draw({
      answers: { 'GET /payment/pse': () => ({ status: 200, body: { ...choices, payer } }) },
    });
    await chooseOption('Banco', 'Davivienda');
    expect(field('Celular').value).toBe('300 555 0101');
    await tick();
    await send();
    await waitFor(() => expect(openPage).toHaveBeenCalled());
    expect(sent['POST /order/pay']?.[0]?.body).toMatchObject({ pse: { ...payer, bank: '1051' } });
  });

  test('what is known of one business stands in no other’s form, nor is it half of an older one', async () => {
    const tab = createMemoryStorage();
    const knows = (payer: typeof choices.payer): Answers => ({
      'GET /payment/pse': () => ({ status: 200, body: { ...choices, payer } }),
    });
    draw({ tab, answers: knows({ ...choices.payer, phone: '3005550101' }) });
    await chooseOption('Banco', 'Davivienda');
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    cleanup();
    const other = {
      person: 'natural',
      documentType: 'CC',
      document: '52123456',
      phone: '3105550202',
    };
    draw({ tab, answers: knows(other), code: 'MZ-OTRO' });
    await screen.findByRole('combobox', { name: 'Banco' });
    expect(field('Celular').value).toBe('310 555 0202');
    cleanup();
    draw({ tab, answers: knows(other) });
    await screen.findByRole('combobox', { name: 'Banco' });
    expect([field('Tipo de documento').value, field('Número de documento').value]).toEqual([
      'CC',
      '52123456',
    ]);
  });

  test('both contracts stand apart, unticked, and each is needed', async () => {
    const { sent } = draw();
    await fill();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    const link = screen.getByRole('link', { name: /reglamentos/ });
    expect(link.getAttribute('href')).toBe('https://wompi.test/1.pdf');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    await userEvent.click(boxes[0] as HTMLInputElement);
    await send();
    await screen.findByText(/acepta la administración de tus datos personales/);
    expect(screen.queryByText(/acepta los reglamentos/)).toBeNull();
    expect(sent['POST /order/pay']).toBeUndefined();
  });

  test('says what is missing at each field; the first one takes the focus', async () => {
    draw();
    await screen.findByRole('combobox', { name: 'Banco' });
    await send();
    await screen.findByText('Elige tu banco.');
    for (const name of ['Número de documento', 'Celular']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Banco' }));
  });

  test('a company shows its NIT and nothing else', async () => {
    draw();
    await screen.findByRole('combobox', { name: 'Banco' });
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    const types = [...field('Tipo de documento').querySelectorAll('option')];
    expect(types.map(({ value }) => value)).toEqual(['NIT']);
  });

  test('the server’s word about a field stands at it, and what was typed stays', async () => {
    const message = 'Ese documento no parece válido.';
    const path = 'pse.document';
    const refusal = { code: 'INVALID_DOCUMENT', message, fields: [{ path, message }] };
    draw({ answers: { 'POST /order/pay': () => refuse(400, refusal) } });
    await fill();
    await tick();
    await send();
    await screen.findByText(message);
    expect(document.activeElement).toBe(field('Número de documento'));
    expect(field('Celular').value).toBe('300 555 0101');
    expect(openPage).not.toHaveBeenCalled();
  });

  test('after a reload everything is there but the document’s number and the ticks', async () => {
    const { tab } = draw();
    await fill();
    await tick();
    cleanup();
    draw({ tab });
    await screen.findByRole('combobox', { name: 'Banco' });
    expect(screen.getByRole('combobox', { name: 'Banco' }).textContent).toContain('Davivienda');
    expect(field('Celular').value).toBe('300 555 0101');
    expect(field('Número de documento').value).toBe('');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  });

  test('without its banks it says so and tries again', async () => {
    let isDown = true;
    draw({
      answers: {
        'GET /payment/pse': () =>
          isDown
            ? refuse(500, { code: 'UNEXPECTED', message: 'X' })
            : { status: 200, body: choices },
      },
    });
    await screen.findByText('No pudimos cargar los bancos');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('combobox', { name: 'Banco' })).toBeTruthy();
  });
});
