// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PhoneData, phoneKeys, startPhone } from '#features/identity/phone/phone-step.ts';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { Component as Register } from './registro.tsx';
import { Component as VerifyCode } from './verify-code.tsx';

const ok = (body: unknown) => ({ status: 200, body });
const badCode = () =>
  refuse(400, { code: 'BAD_CODE', message: 'El código no es correcto o ya venció.' });

let platform: Platform;
beforeEach(() => {
  platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage() };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const keep = (step: 'login' | 'register', parts: Partial<PhoneData> = {}) =>
  platform.tab.write(
    phoneKeys[step],
    JSON.stringify(startPhone('3001234567', { channels: ['sms', 'whatsapp'], ...parts })),
  );
const verify = (answers: Answers) =>
  renderApp(<VerifyCode />, { visitor: buildGuest(), platform, answers, at: '/verify-code' });

describe('POST /verify/user-status', () => {
  test('keeps the phone for both steps, so that the guard of SendCode holds', async () => {
    const app = renderApp(<Register />, {
      visitor: buildGuest(),
      platform,
      at: '/registro?from_landing=1',
      answers: {
        'POST /verify/user-status': () =>
          ok({ results: { message: '', channels: ['sms'], resendInSeconds: 0 } }),
      },
    });
    await userEvent.type(screen.getByLabelText('Celular'), '300 123 4567');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe('/send-confirmation-code/register'),
    );
    expect(app.sent['POST /verify/user-status']?.[0]?.body).toEqual({ phone: '3001234567' });
    for (const key of Object.values(phoneKeys)) {
      expect(JSON.parse(platform.tab.read(key) ?? '{}')).toMatchObject({
        phone: '3001234567',
        isFromLanding: true,
      });
    }
  });

  test('a phone that takes no code is not sent', async () => {
    const app = renderApp(<Register />, { visitor: buildGuest(), platform, at: '/registro' });
    await userEvent.type(screen.getByLabelText('Celular'), '6012345678');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByText('Escribe un celular de 10 dígitos que empiece por 3.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Celular'));
    expect(app.sent).toEqual({});
  });
});

describe('POST /verify/check', () => {
  test('the last digit sends the code once, and the phone is proven', async () => {
    keep('register', { isSent: true });
    const app = verify({
      'POST /verify/check': () => ok({ results: { message: '', hasAccount: false } }),
    });
    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/register/process'));
    expect(app.sent['POST /verify/check']?.map(({ body }) => body)).toEqual([
      { phone: '3001234567', code: '123456' },
    ]);
    expect(platform.tab.read(phoneKeys.register)).toContain('"isProven":true');
  });

  test('a wrong code is said at the field, which is empty again and has the focus', async () => {
    keep('register', { isSent: true });
    verify({ 'POST /verify/check': badCode });
    const field: HTMLInputElement = screen.getByLabelText('Código de 6 dígitos');
    fireEvent.change(field, { target: { value: '123456' } });
    expect(await screen.findByText(/El código no es correcto/)).toBeTruthy();
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  test('a phone that has an account is led to enter with it', async () => {
    keep('register', { isSent: true });
    const app = verify({
      'POST /verify/check': () => ok({ results: { message: '', hasAccount: true } }),
    });
    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar con este celular' }));
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe('/send-confirmation-code/login'),
    );
    await waitFor(() => expect(platform.tab.read(phoneKeys.register)).toBeNull());
    expect(platform.tab.read(phoneKeys.login)).toContain('3001234567');
  });
});

describe('POST /verify/verify', () => {
  test('another code, by another way too, once the server’s pause is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    keep('register', { isSent: true, resendAt: Date.now() + 3_000 });
    const app = verify({
      'POST /verify/verify': () =>
        ok({ results: { message: '', expiresInSeconds: 600, resendInSeconds: 60 } }),
    });
    expect(screen.getByText('Puedes pedir otro código en 3 s')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar otro código' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(screen.getByText('Ya puedes pedir otro código.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Recibirlo por WhatsApp' }));
    await waitFor(() => expect(app.sent['POST /verify/verify']).toHaveLength(1));
    expect(app.sent['POST /verify/verify']?.[0]?.body).toEqual({
      phone: '3001234567',
      channel: 'whatsapp',
    });
    expect(await screen.findByText(/Puedes pedir otro código en (60|59) s/)).toBeTruthy();
  });
});

describe('POST /auth/check', () => {
  test('enters, goes back to where one was, and forgets the phone', async () => {
    keep('login', { isSent: true, returnTo: '/home/cart' });
    const user = { _id: 'u', name: 'Ana', last_name: '', email: null, rol: 'Admin customer' };
    const app = verify({
      'POST /auth/check': () => ok({ token: null, refreshToken: null, user }),
    });
    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/home/cart'));
    await waitFor(() => expect(platform.tab.read(phoneKeys.login)).toBeNull());
  });

  test('an address of another site is no way back', async () => {
    keep('login', { isSent: true, returnTo: 'https://malo.example' });
    const user = { _id: 'u', name: 'Ana', last_name: '', email: null, rol: 'Admin customer' };
    const app = verify({
      'POST /auth/check': () => ok({ token: null, refreshToken: null, user }),
    });
    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/home/'));
  });
});
