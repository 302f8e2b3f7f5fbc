// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { OwnPhoneForm } from './phone-form.tsx';

afterEach(cleanup);

const ok = (results: object) => () => ({ status: 200, body: { results } });

test('another phone is typed, proven by its code and kept with the password', async () => {
  const app = renderApp(<OwnPhoneForm />, {
    platform: { ...serverPlatform, isServer: false, tab: createMemoryStorage() },
    answers: {
      'POST /verify/user-status': ok({ message: 'Listo.', channels: ['sms'], resendInSeconds: 0 }),
      'POST /verify/verify': ok({ message: 'Va.', expiresInSeconds: 600, resendInSeconds: 60 }),
      'POST /verify/check': ok({ message: 'Es tuyo.', hasAccount: false }),
      'PUT /v3/me/phone': ok({ message: 'Cambiaste tu celular.' }),
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Celular nuevo'), '601 234');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText(/10 dígitos que empiece por 3/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Celular nuevo'));
  await user.type(screen.getByLabelText('Celular nuevo'), '+57 300 123 4567');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));

  await user.click(await screen.findByRole('button', { name: 'Enviar código' }));
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
  await user.type(await screen.findByLabelText('Contraseña actual'), 'una frase larga');
  await user.click(screen.getByRole('button', { name: 'Guardar celular' }));
  await waitFor(() =>
    expect(app.sent['PUT /v3/me/phone']?.[0]?.body).toEqual({
      phone: '3001234567',
      currentPassword: 'una frase larga',
    }),
  );
  expect(await screen.findByLabelText('Celular nuevo')).toBeTruthy();
});
