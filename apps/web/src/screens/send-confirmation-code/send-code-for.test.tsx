// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PhoneData, phoneKeys, startPhone } from '#features/identity/phone/phone-step.ts';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { Component as VerifyCode } from '../verify-code.tsx';
import { Component as SendCodeFor } from './send-code-for.tsx';

const ok = (body: unknown) => ({ status: 200, body });
const sendCall = 'POST /verify/verify';
const sent = () => ok({ results: { message: '', expiresInSeconds: 600, resendInSeconds: 60 } });

let platform: Platform;
beforeEach(() => {
  platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage() };
});
afterEach(cleanup);

const page = (
  <Routes>
    <Route path="/send-confirmation-code/:sendCodeFor" element={<SendCodeFor />} />
    <Route path="*" element={null} />
  </Routes>
);

/** The page of someone whose server reaches no phones. */
function draw(step: 'login' | 'register', parts: Partial<PhoneData> = {}) {
  const channels = step === 'register' ? (['email', 'staff'] as const) : (['email'] as const);
  const data = startPhone('3001234567', { channels, channel: 'email', ...parts });
  platform.tab.write(phoneKeys[step], JSON.stringify(data));
  return renderApp(page, {
    visitor: buildGuest(),
    platform,
    answers: { [sendCall]: sent, 'POST /auth/verify': sent },
    at: `/send-confirmation-code/${step}`,
  });
}
const send = (name = 'Enviar código') => userEvent.click(screen.getByRole('button', { name }));

describe('POST /verify/verify, where only the mail is connected', () => {
  test('asks for the address, and says at its field what is wrong with it', async () => {
    const app = draw('register');
    await send();
    const field = screen.getByLabelText('Tu correo electrónico');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(app.sent).toEqual({});
    await userEvent.type(field, ' Ana@Salon.co ');
    await send();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/verify-code'));
    const body = { phone: '3001234567', channel: 'email', email: 'ana@salon.co' };
    expect(app.sent[sendCall]?.map((each) => each.body)).toEqual([body]);
  });

  test('who has no mail at hand asks to be called', async () => {
    const app = draw('register');
    await userEvent.click(screen.getByRole('radio', { name: /Un asesor me llama/ }));
    expect(screen.queryByLabelText('Tu correo electrónico')).toBeNull();
    await send('Pedir que me llamen');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/verify-code'));
    expect(app.sent[sendCall]?.[0]?.body).toEqual({ phone: '3001234567', channel: 'staff' });
  });

  test('who logs in types no address: the code goes to the account’s', async () => {
    const app = draw('login');
    expect(screen.queryByRole('textbox')).toBeNull();
    await send();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/verify-code'));
    const body = { phone: '3001234567', channel: 'email' };
    expect(app.sent['POST /auth/verify']?.[0]?.body).toEqual(body);
  });
});

describe('POST /verify/check, of a code that came by mail', () => {
  test('proves the address, and says when it has an account', async () => {
    const data = startPhone('3001234567', {
      channels: ['email', 'staff'],
      channel: 'email',
      email: 'ana@salon.co',
      isSent: true,
    });
    platform.tab.write(phoneKeys.register, JSON.stringify(data));
    const app = renderApp(<VerifyCode />, {
      visitor: buildGuest(),
      platform,
      at: '/verify-code',
      answers: { 'POST /verify/check': () => ok({ results: { message: '', hasAccount: true } }) },
    });
    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    const title = 'Este correo ya tiene una cuenta';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const body = { phone: '3001234567', code: '123456', email: 'ana@salon.co' };
    expect(app.sent['POST /verify/check']?.[0]?.body).toEqual(body);
    const login = screen.getByRole('link', { name: 'Inicia sesión' });
    expect(login.getAttribute('href')).toBe('/login');
  });
});
