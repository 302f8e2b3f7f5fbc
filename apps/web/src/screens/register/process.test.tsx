// @vitest-environment jsdom

import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { phoneKeys, startPhone } from '#features/identity/phone/phone-step.ts';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildGuest, buildSeller } from '#testing/visitors.ts';
import { Component as RegisterProcess } from './process.tsx';

const draftKey = 'matiz:draft:register';
const draft = {
  businessName: 'Salón Amapola',
  tradeTypeId: '1',
  name: 'Ana',
  last_name: 'Ríos',
  documentType: 'NIT',
  documentNumber: '900123456',
  street: { viaType: 'Carrera', via: '7 bis', cross: '45', plate: '20', isFree: false, line: '' },
  address: { stateId: '05', cityId: '05001', complement: '', neighbourhood: 'Laureles' },
  email: 'ana@salon.co',
  dataTreatment: false,
  acceptsMarketing: false,
};
const lists: Answers = {
  'GET /v3/lists/trades-types': () => ok({ results: [{ _id: '1', name: 'Peluquería' }] }),
  'GET /states': () => ok({ results: [{ _id: '05', name: 'Antioquia' }] }),
  'GET /cities': () =>
    ok({ results: [{ _id: '05001', name: 'Medellín', stateId: '05', hasCoverage: true }] }),
  'GET /legal-texts/versions': () =>
    ok({ result: { terms: '2026-11-01', data_treatment: baseTextVersion } }),
  'POST /shippings/coverage': () => ok({ coverage: false, zone: null, message: null }),
};
const registered = {
  token: null,
  refreshToken: null,
  user: { _id: 'u', name: 'Ana', last_name: 'Ríos', email: null, rol: 'Admin customer' },
  results: { message: 'Recibimos tu registro.', status: 'approved', customerId: 'c9' },
};
const ok = (body: unknown) => ({ status: 200, body });

// The page fetches these when it needs them; how long that takes is not what is tested.
beforeAll(async () => {
  await import('#features/registration/form/guest-registration.tsx');
  await import('#features/registration/form/seller-registration.tsx');
  await import('#features/registration/form/fields/register.schema.ts');
});

let platform: Platform;
beforeEach(() => {
  platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage() };
  const data = startPhone('3001234567', { isProven: true, isFromLanding: true });
  platform.tab.write(phoneKeys.register, JSON.stringify(data));
  platform.tab.write(phoneKeys.login, JSON.stringify(data));
  platform.tab.write(draftKey, JSON.stringify(draft));
});
afterEach(cleanup);

function draw(answer: Answers[string], at = '/register/process?paso=cuenta') {
  const answers = { ...lists, 'POST /v3/auth/register': answer };
  return renderApp(<RegisterProcess />, { visitor: buildGuest(), platform, answers, at });
}

async function create({ withConsent = true } = {}): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Contraseña'), 'tijeras y peine');
  if (withConsent) {
    await userEvent.click(screen.getByRole('checkbox', { name: /Autorizo el tratamiento/ }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

describe('POST /v3/auth/register', () => {
  test('sends what was typed, with the consent’s version and the day in Bogotá, and keeps nothing', async () => {
    const app = draw(() => ok(registered));
    await create();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/registration-status'));
    const sent = app.sent['POST /v3/auth/register']?.[0];
    expect(sent?.query.get('from_landing')).toBe('1');
    expect(sent?.body).toEqual({
      businessName: 'Salón Amapola',
      tradeTypeId: '1',
      name: 'Ana',
      last_name: 'Ríos',
      documentType: 'NIT',
      documentNumber: '900123456',
      address: {
        address: 'Carrera 7 Bis # 45-20',
        stateId: '05',
        cityId: '05001',
        neighbourhood: 'Laureles',
      },
      phone: '3001234567',
      email: 'ana@salon.co',
      password: 'tijeras y peine',
      fecha_lead: bogotaDate(new Date()),
      dataTreatment: { accepted: true, version: baseTextVersion },
      acceptsMarketing: false,
    });
    for (const key of [draftKey, phoneKeys.register, phoneKeys.login]) {
      await waitFor(() => expect(platform.tab.read(key)).toBeNull());
    }
  });

  test('without the consent nothing is sent, and the box says why', async () => {
    const app = draw(() => ok(registered));
    await create({ withConsent: false });
    const box = screen.getByRole('checkbox', { name: /Autorizo el tratamiento/ });
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Para crear la cuenta necesitamos tu autorización.')).toBeTruthy();
    expect(app.sent['POST /v3/auth/register']).toBeUndefined();
  });

  test('a fault in an earlier step leads back to its field, and loses nothing', async () => {
    const message = 'Revisa el número de documento: no corresponde al tipo elegido.';
    draw(() =>
      refuse(400, {
        code: 'INVALID_DOCUMENT',
        message,
        fields: [{ path: 'documentNumber', message }],
      }),
    );
    await create();
    const field: HTMLInputElement = await screen.findByLabelText('Número de documento');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText(message)).toBeTruthy();
    expect(field.value).toBe('900123456');
    expect(platform.tab.read(draftKey)).toContain('Salón Amapola');
    expect(platform.tab.read(draftKey)).not.toContain('tijeras');
  });

  test('a send that fails says so and keeps the form', async () => {
    draw(() => refuse(503, { code: 'BUSY', message: 'Inténtalo en unos segundos.' }));
    await create();
    expect(await screen.findByText(/Inténtalo en unos segundos/)).toBeTruthy();
    expect(screen.getByText(/Lo que escribiste sigue aquí/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('tijeras y peine');
  });

  test('a proof that is too old leads to another code; the draft stays', async () => {
    const app = draw(() =>
      refuse(409, { code: 'PHONE_NOT_VERIFIED', message: 'Primero comprueba tu celular.' }),
    );
    await create();
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe('/send-confirmation-code/register'),
    );
    expect(platform.tab.read(phoneKeys.register)).toContain('"isProven":false');
    expect(platform.tab.read(draftKey)).toContain('Salón Amapola');
  });

  test('a step that is not filled cannot be skipped', async () => {
    platform.tab.write(draftKey, JSON.stringify({ ...draft, documentNumber: '' }));
    draw(() => ok(registered));
    expect(await screen.findByLabelText('Número de documento')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Escribe el número.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Número de documento'));
  });

  test('a seller’s customer chooses no password here, and the order can begin', async () => {
    platform.tab.write('matiz:draft:customer', JSON.stringify(draft));
    const answers = {
      ...lists,
      'POST /v3/auth/register': () => ok({ ...registered, user: null }),
    };
    const app = renderApp(<RegisterProcess />, {
      visitor: buildSeller(),
      platform,
      answers,
      at: '/register/process?paso=cuenta',
    });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /El cliente leyó y autoriza/ }),
    );
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Registrar cliente' }));
    expect(await screen.findByText('Salón Amapola ya es tu cliente')).toBeTruthy();
    expect(app.sent['POST /v3/auth/register']?.[0]?.body).not.toHaveProperty('password');
    expect(screen.getByRole('button', { name: 'Tomar pedido' })).toBeTruthy();
  });
});

test('a seller who typed a customer’s phone stays on the page where its code is read aloud', async () => {
  for (const key of Object.values(phoneKeys)) platform.tab.write(key, null);
  const results = { exists: false, channels: ['sms'], resendInSeconds: 0 };
  const app = renderApp(<RegisterProcess />, {
    visitor: buildSeller(),
    platform,
    answers: { ...lists, 'POST /verify/user-status': () => ok({ results }) },
    at: '/register/process',
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Celular' }), '3001234567');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('button', { name: 'Enviar código' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Registra un cliente');
  expect(app.router.state.location.pathname).toBe('/register/process');
});

test('a part that fails leaves the form, what was typed and the way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  platform.tab.write(draftKey, null);
  let kinds: unknown[] = [null];
  renderApp(<RegisterProcess />, {
    visitor: buildGuest(),
    platform,
    answers: { ...lists, 'GET /v3/lists/trades-types': () => ok({ results: kinds }) },
    at: '/register/process',
  });
  expect(
    await screen.findByText('No pudimos mostrar esta parte. Lo demás sigue aquí.'),
  ).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Nombre del negocio'), 'Salón Amapola');
  kinds = [{ _id: '1', name: 'Peluquería' }];
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Peluquería' }));
  const field = screen.getByLabelText<HTMLInputElement>('Nombre del negocio');
  expect(field.value).toBe('Salón Amapola');
  vi.restoreAllMocks();
});

test('a guest without a phone goes to /registro', async () => {
  platform.tab.write(phoneKeys.register, null);
  const app = draw(() => ok(registered));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/registro'));
});
