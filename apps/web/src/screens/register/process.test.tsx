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

const startKey = 'matiz:draft:start';
const draftKey = 'matiz:draft:customer';
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
const started = {
  ...registered,
  user: { ...registered.user, name: '', last_name: '' },
  results: { message: '¡Listo! Ya ves tus precios.', status: 'phone_verified', customerId: 'c9' },
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
  const beginning = { tradeTypeId: '1', address: { stateId: '05', cityId: '05001' } };
  platform.tab.write(startKey, JSON.stringify(beginning));
});
afterEach(cleanup);

function draw(answer: Answers[string]) {
  const answers = { ...lists, 'POST /v3/auth/registration': answer };
  return renderApp(<RegisterProcess />, {
    visitor: buildGuest(),
    platform,
    answers,
    at: '/register/process',
  });
}

async function start({ withConsent = true } = {}): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Ver mis precios' });
  if (withConsent) {
    await userEvent.click(screen.getByRole('checkbox', { name: /Autorizo el tratamiento/ }));
  }
  await userEvent.click(button);
}

describe('POST /v3/auth/registration', () => {
  test('sends kind and city with the consent’s version and the day in Bogotá, and shows the home', async () => {
    const app = draw(() => ok(started));
    await start();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/home/'));
    const sent = app.sent['POST /v3/auth/registration']?.[0];
    expect(sent?.query.get('from_landing')).toBe('1');
    expect(sent?.body).toEqual({
      tradeTypeId: '1',
      address: { stateId: '05', cityId: '05001' },
      phone: '3001234567',
      fecha_lead: bogotaDate(new Date()),
      dataTreatment: { accepted: true, version: baseTextVersion },
      acceptsMarketing: false,
    });
    for (const key of [startKey, phoneKeys.register, phoneKeys.login]) {
      await waitFor(() => expect(platform.tab.read(key)).toBeNull());
    }
  });

  test('asks for nothing else, and for no papers', async () => {
    draw(() => ok(started));
    await screen.findByRole('button', { name: 'Ver mis precios' });
    await screen.findByRole('radio', { name: 'Peluquería' });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  test('without the consent nothing is sent, and the box says why', async () => {
    const app = draw(() => ok(started));
    await start({ withConsent: false });
    const box = screen.getByRole('checkbox', { name: /Autorizo el tratamiento/ });
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Para crear la cuenta necesitamos tu autorización.')).toBeTruthy();
    expect(app.sent['POST /v3/auth/registration']).toBeUndefined();
  });

  test('what is not chosen says so at its field, and takes the focus', async () => {
    platform.tab.write(startKey, null);
    draw(() => ok(started));
    const kind = await screen.findByRole('radio', { name: 'Peluquería' });
    await start();
    expect(await screen.findByText('Elige un tipo de negocio.')).toBeTruthy();
    expect(screen.getByText('Elige un departamento.')).toBeTruthy();
    expect(document.activeElement).toBe(kind);
  });

  test('a fault that the server finds stands at its field, and loses nothing', async () => {
    const message = 'Elige un tipo de negocio de la lista.';
    const fields = [{ path: 'tradeTypeId', message }];
    draw(() => refuse(400, { code: 'UNKNOWN_TRADE_TYPE', message, fields }));
    await start();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(platform.tab.read(startKey)).toContain('05001');
  });

  test('a send that fails says so and keeps the form', async () => {
    draw(() => refuse(503, { code: 'BUSY', message: 'Inténtalo en unos segundos.' }));
    await start();
    expect(await screen.findByText(/Inténtalo en unos segundos/)).toBeTruthy();
    expect(screen.getByText(/Lo que escribiste sigue aquí/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Peluquería' })).toBeTruthy();
  });

  test('a proof that is too old leads to another code; the draft stays', async () => {
    const app = draw(() =>
      refuse(409, { code: 'PHONE_NOT_VERIFIED', message: 'Primero comprueba tu celular.' }),
    );
    await start();
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe('/send-confirmation-code/register'),
    );
    expect(platform.tab.read(phoneKeys.register)).toContain('"isProven":false');
    expect(platform.tab.read(startKey)).toContain('05001');
  });
});

describe('POST /v3/auth/register', () => {
  function drawForSeller(answer: Answers[string], at = '/register/process?paso=cuenta') {
    const answers = { ...lists, 'POST /v3/auth/register': answer };
    return renderApp(<RegisterProcess />, { visitor: buildSeller(), platform, answers, at });
  }

  test('a seller’s customer chooses no password here, and the order can begin', async () => {
    const app = drawForSeller(() => ok({ ...registered, user: null }));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /El cliente leyó y autoriza/ }),
    );
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Registrar cliente' }));
    expect(await screen.findByText('Salón Amapola ya es tu cliente')).toBeTruthy();
    expect(app.sent['POST /v3/auth/register']?.[0]?.body).toEqual({
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
      fecha_lead: bogotaDate(new Date()),
      dataTreatment: { accepted: true, version: baseTextVersion },
      acceptsMarketing: false,
    });
    expect(screen.getByRole('button', { name: 'Tomar pedido' })).toBeTruthy();
    await waitFor(() => expect(platform.tab.read(draftKey)).toBeNull());
  });

  test('a fault in an earlier step leads back to its field, and loses nothing', async () => {
    const message = 'Revisa el número de documento: no corresponde al tipo elegido.';
    const fields = [{ path: 'documentNumber', message }];
    drawForSeller(() => refuse(400, { code: 'INVALID_DOCUMENT', message, fields }));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /El cliente leyó y autoriza/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Registrar cliente' }));
    const field: HTMLInputElement = await screen.findByLabelText('Número de documento');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText(message)).toBeTruthy();
    expect(field.value).toBe('900123456');
    expect(platform.tab.read(draftKey)).toContain('Salón Amapola');
  });

  test('a step that is not filled cannot be skipped', async () => {
    platform.tab.write(draftKey, JSON.stringify({ ...draft, documentNumber: '' }));
    drawForSeller(() => ok(registered));
    expect(await screen.findByLabelText('Número de documento')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Escribe el número.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Número de documento'));
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

test('a part that fails leaves the form, what was chosen and the way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
  kinds = [{ _id: '1', name: 'Peluquería' }];
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Peluquería' }));
  const city = screen.getByRole('combobox', { name: 'Ciudad o municipio' });
  await waitFor(() => expect(city.textContent).toContain('Medellín'));
  vi.restoreAllMocks();
});

test('a guest without a phone goes to /registro', async () => {
  platform.tab.write(phoneKeys.register, null);
  const app = draw(() => ok(started));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/registro'));
});
