// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { Component as RemoveAccount } from './eliminar-cuenta.tsx';

const ok = (body: unknown) => ({ status: 200, body });
const remove = 'DELETE /customer/remove';

beforeAll(async () => {
  await import('#features/identity/remove-account/remove-card.tsx');
});
afterEach(cleanup);

function draw(answers: Answers = {}, { visitor = buildBuyer(), hasPassword = true } = {}) {
  const platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage() };
  const results = {
    status: 'approved',
    note: null,
    phone: '+573001234567',
    email: 'ana@salon.co',
    isEmailConfirmed: true,
    canConfirmEmail: true,
    hasPassword,
    business: null,
  };
  return renderApp(<RemoveAccount />, {
    visitor,
    platform,
    answers: {
      'GET /v3/auth/registration': () => ok({ results }),
      'POST /v3/auth/guest': () => ok({ token: null, refreshToken: null, user: buildGuest().user }),
      'GET /auth/me': () => ok(buildGuest()),
      ...answers,
    },
  });
}
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: /Entiendo/ }));

describe('DELETE /customer/remove', () => {
  test('needs the password and the tick, and says so at each', async () => {
    const app = draw();
    await press();
    expect(screen.getByText('Escribe tu contraseña.')).toBeTruthy();
    expect(screen.getByText('Marca la casilla para continuar.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
    expect(app.sent[remove]).toBeUndefined();
  });

  test('a wrong password stands at its field', async () => {
    draw({
      [remove]: () =>
        refuse(400, { code: 'BAD_PASSWORD', message: 'La contraseña no es correcta.' }),
    });
    await userEvent.type(await screen.findByLabelText('Contraseña'), 'no es');
    await tick();
    await press();
    expect(await screen.findByText('La contraseña no es correcta.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  });

  test('ends with the catalogue’s sentence, and as a visitor', async () => {
    const message = 'Su cuenta de cliente ha sido eliminada.';
    const app = draw({ [remove]: () => ok({ results: { message } }) });
    await userEvent.type(await screen.findByLabelText('Contraseña'), 'tijeras y peine');
    await tick();
    await press();
    expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
    expect(app.sent[remove]?.[0]?.body).toEqual({ password: 'tijeras y peine' });
    await waitFor(() => expect(app.sent['POST /v3/auth/guest']).toHaveLength(1));
  });

  test('an account without a password proves its phone instead', async () => {
    const message = 'Su cuenta de cliente ha sido eliminada.';
    const app = draw(
      {
        [remove]: () => ok({ results: { message } }),
        'POST /verify/user-status': () =>
          ok({ results: { message: '', channels: ['sms'], resendInSeconds: 0 } }),
        'POST /verify/verify': () =>
          ok({ results: { message: '', expiresInSeconds: 600, resendInSeconds: 60 } }),
        'POST /verify/check': () => ok({ results: { message: '', hasAccount: true } }),
      },
      { hasPassword: false },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar código' }));
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
    expect(await screen.findByText(/Ya puedes eliminar tu cuenta/)).toBeTruthy();
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    await tick();
    await press();
    expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
    expect(app.sent[remove]?.[0]?.body).toEqual({});
  });

  test('a visitor is asked to sign in, and comes back', () => {
    draw({}, { visitor: buildGuest() });
    expect(screen.getByRole('link', { name: 'Inicia sesión' }).getAttribute('href')).toBe(
      '/login?redirectTo=%2Feliminar-cuenta',
    );
  });

  test('who works for Matiz asks for it', () => {
    draw({}, { visitor: buildSeller() });
    expect(screen.getByText('Tu cuenta es de trabajo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).toBeNull();
  });
});
