// @vitest-environment jsdom
import type { RegistrationStatus as Registration } from '@matiz/contracts/identity/registration-progress.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PendingBar } from '#features/registration/status/pending-bar.tsx';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { Component as RegistrationStatus } from './registration-status.tsx';

const business = {
  businessName: 'Salón Amapola',
  tradeTypeId: '1',
  name: 'Ana',
  last_name: 'Ríos',
  documentType: 'NIT' as const,
  documentNumber: '900123456',
  address: { title: 'Salón', address: 'Calle 12 # 34-56', stateId: '05', cityId: '05001' },
};
const ok = (body: unknown) => ({ status: 200, body });
const platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage() };

beforeAll(async () => {
  await import('#features/registration/status/correct-form.tsx');
  await import('#features/registration/complete/complete-registration.tsx');
  await import('#features/registration/form/fields/register.schema.ts');
});
afterEach(cleanup);
// No test begins with what another one typed.
afterEach(() => platform.tab.write('matiz:draft:complete-registration', null));

function draw(
  status: RegistrationState,
  note: string | null = null,
  answers: Answers = {},
  more: Partial<Registration> = {},
  at = '/registration-status',
) {
  const results: Registration = {
    status,
    note,
    phone: '+573001234567',
    email: 'ana@salon.co',
    isEmailConfirmed: false,
    canConfirmEmail: true,
    hasPassword: true,
    business,
    missing: [],
    ...more,
  };
  return renderApp(<RegistrationStatus />, {
    at,
    platform,
    visitor: buildBuyer({ registration: status }),
    answers: {
      'GET /v3/auth/registration': () => ok({ results }),
      'GET /auth/me': () => ok(buildBuyer({ registration: 'in_review' })),
      'GET /v3/lists/trades-types': () => ok({ results: [{ _id: '1', name: 'Peluquería' }] }),
      'GET /states': () => ok({ results: [{ _id: '05', name: 'Antioquia' }] }),
      'GET /cities': () =>
        ok({ results: [{ _id: '05001', name: 'Medellín', stateId: '05', hasCoverage: true }] }),
      'POST /shippings/coverage': () => ok({ coverage: true, zone: null, message: null }),
      ...answers,
    },
  });
}

describe('GET /v3/auth/registration', () => {
  test.each([
    ['started', 'Tu registro apenas empieza', 'Crear cuenta'],
    ['in_review', 'Estamos revisando tu registro', 'Arma tu carrito'],
    ['more_information', 'Necesitamos un dato más', 'Enviar datos'],
    ['approved', '¡Listo! Salón Amapola ya está en Matiz', 'Empezar a comprar'],
    ['rejected', 'No pudimos aprobar tu registro', 'Escribirnos'],
  ] as const)('%s says what it is and what comes next', async (status, title, way) => {
    draw(status);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText(way)).toBeTruthy();
  });

  test('a visitor whose phone is proven goes on to what prices need', async () => {
    draw('phone_verified', null, {}, { business: null });
    const title = 'Ya casi: falta tu negocio';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continuar mi registro' })).toBeTruthy();
  });

  test('what staff wrote is read as text', async () => {
    draw('rejected', 'El NIT <b>no existe</b>.');
    expect(await screen.findByText('El NIT <b>no existe</b>.')).toBeTruthy();
  });
});

describe('PUT /v3/auth/registration', () => {
  test('sends the corrected data with what the address has beside', async () => {
    const app = draw('more_information', 'Revisa el NIT.', {
      'PUT /v3/auth/registration': () =>
        ok({ results: { message: 'Actualizamos tus datos.', status: 'in_review' } }),
    });
    const field = await screen.findByLabelText('Número de documento');
    await userEvent.clear(field);
    await userEvent.type(field, '890903938');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar datos' }));
    await waitFor(() => expect(app.sent['PUT /v3/auth/registration']).toHaveLength(1));
    expect(app.sent['PUT /v3/auth/registration']?.[0]?.body).toEqual({
      ...business,
      documentNumber: '890903938',
    });
  });
});

const nothingTold = {
  ...business,
  businessName: '',
  name: '',
  last_name: '',
  documentNumber: '',
  address: { address: '', stateId: '05', cityId: '05001' },
};
const owing = { email: null, business: nothingTold, hasPassword: false };

describe('PUT /v3/auth/registration/part', () => {
  const saved = (missing: string[]) => () => ok({ results: { message: 'Guardado.', missing } });

  test('keeps a step when it is left, and goes on to the next', async () => {
    const answers = { 'PUT /v3/auth/registration/part': saved(['document', 'address', 'email']) };
    const app = draw('phone_verified', null, answers, owing);
    await screen.findByRole('heading', { level: 1, name: 'Cuéntanos de tu negocio' });
    await userEvent.type(await screen.findByLabelText('Nombre del negocio'), 'Salón Amapola');
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
    await userEvent.type(screen.getByLabelText('Apellido'), 'Ríos');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByLabelText('Número de documento')).toBeTruthy();
    expect(app.sent['PUT /v3/auth/registration/part']?.[0]?.body).toEqual({
      businessName: 'Salón Amapola',
      tradeTypeId: '1',
      name: 'Ana',
      last_name: 'Ríos',
    });
    // The server has it: nothing of it is left in this tab.
    expect(platform.tab.read('matiz:draft:complete-registration')).toBeNull();
  });

  test('begins where another device stopped', async () => {
    const half = { ...business, address: nothingTold.address };
    draw('phone_verified', null, {}, { ...owing, business: half });
    const title = '¿A dónde llevamos tus pedidos?';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  test('what was typed in this tab does not hide what another device told since', async () => {
    const typed = { ...nothingTold, documentNumber: '800191045' };
    platform.tab.write('matiz:draft:complete-registration.document.address', JSON.stringify(typed));
    draw('phone_verified', null, {}, { ...owing, business, missing: ['email'] });
    const title = '¿A qué correo te escribimos?';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('Calle 12 # 34-56')).toBeTruthy();
  });

  test('a step that was not kept says so, and stays', async () => {
    const message = 'Estamos atendiendo muchas solicitudes.';
    const half = { ...business, documentNumber: '' };
    draw(
      'phone_verified',
      null,
      { 'PUT /v3/auth/registration/part': () => refuse(503, { code: 'BUSY', message }) },
      { ...owing, business: half },
    );
    await userEvent.type(await screen.findByLabelText('Número de documento'), '890903938');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(new RegExp(message))).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Número de documento');
    expect(field.value).toBe('890903938');
  });
});

describe('PUT /v3/auth/registration of an account that owed its data', () => {
  const at = '/registration-status?redirectTo=%2Fhome%2Fcart';
  const send = async () => {
    await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'ana@salon.co');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar y volver al carrito' }));
  };

  test('sends the whole with its e-mail, and leads back to the cart', async () => {
    const results = { message: 'Actualizamos tus datos.', status: 'approved' };
    const answers = { 'PUT /v3/auth/registration': () => ok({ results }) };
    const app = draw('phone_verified', null, answers, { ...owing, business }, at);
    await send();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/home/cart'));
    expect(app.sent['PUT /v3/auth/registration']?.[0]?.body).toEqual({
      ...business,
      documentNumber: '900.123.456-8',
      email: 'ana@salon.co',
    });
  });

  test('where a person looks at it first, says so instead', async () => {
    const results = { message: 'Actualizamos tus datos.', status: 'in_review' };
    const answers = { 'PUT /v3/auth/registration': () => ok({ results }) };
    const app = draw('phone_verified', null, answers, { ...owing, business }, at);
    await send();
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
    expect(app.router.state.location.pathname).toBe('/registration-status');
  });
});

describe('POST /auth/resend-email', () => {
  test('sends the link once more and says so', async () => {
    const app = draw('in_review', null, {
      'POST /auth/resend-email': () => ok({ results: { message: 'Te enviamos un correo.' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar de nuevo' }));
    expect(await screen.findByText('Te enviamos un correo.')).toBeTruthy();
    expect(app.sent['POST /auth/resend-email']).toHaveLength(1);
  });

  test('a shop without mail promises no link', async () => {
    draw('in_review', null, {}, { canConfirmEmail: false });
    await screen.findByRole('heading', { level: 1, name: 'Estamos revisando tu registro' });
    expect(screen.queryByText(/Te enviamos un enlace/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull();
  });
});

describe('the bar of a business that may not order yet', () => {
  test.each([
    ['a visitor', buildGuest(), null],
    ['who is approved', buildBuyer({ registration: 'approved' }), null],
    [
      'who owes its data',
      buildBuyer({ registration: 'phone_verified' }),
      'Ya ves tus precios. Para pedir, faltan tus datos.',
    ],
    ['who waits', buildBuyer({ registration: 'in_review' }), 'Estamos revisando tu registro.'],
    [
      'the seller of a customer who waits',
      buildSeller({ customer: buildBuyer().customer, registration: 'in_review' }),
      'El registro de Salón Ana está en revisión: puedes armar su carrito.',
    ],
  ])('for %s', (_title, visitor, text) => {
    renderApp(<PendingBar />, { visitor });
    const bar = screen.queryByRole('region', { name: 'Estado de tu registro' });
    expect(bar?.textContent?.includes(text ?? '') ?? null).toBe(text === null ? null : true);
  });
});
