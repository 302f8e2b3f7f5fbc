// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { BusinessForm } from './business-form.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';

afterEach(cleanup);

test.each<[string, ReactNode, Record<string, number>]>([
  ['name', <NameForm key="name" />, { name: 80, last_name: 80 }],
  ['business', <BusinessForm key="business" />, { businessName: 120 }],
  ['e-mail', <EmailForm key="email" />, { email: 254, currentPassword: 128 }],
  ['password', <OwnPasswordForm key="password" />, { currentPassword: 128, newPassword: 128 }],
])('a field takes no more than its call: %s', async (_, form, expected) => {
  const { container } = renderApp(form);
  await screen.findByRole('button', { name: /^(Guardar|Cambiar|Enviar)/ });
  const fields = [...container.querySelectorAll<HTMLInputElement>('input')];
  expect(Object.fromEntries(fields.map(({ name, maxLength }) => [name, maxLength]))).toEqual(
    expected,
  );
});
