// @vitest-environment jsdom
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { acceptTermsCopy as copy } from '#copy/orders/accept-terms.ts';
import { renderApp } from '#testing/render-app.tsx';
import { AcceptTerms } from './accept-terms.tsx';

afterEach(cleanup);

test('PUT /v3/me/terms: a new version is read and agreed to with one press', async () => {
  const result = { version: baseTextVersion, accepted: null, mustAccept: false };
  const { sent } = renderApp(<AcceptTerms />, {
    answers: {
      'GET /v3/me/terms': () => ({
        status: 200,
        body: { result: { ...result, mustAccept: true } },
      }),
      'PUT /v3/me/terms': () => ({ status: 200, body: { result } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: copy.acceptTerms }));
  await screen.findByText(copy.termsAccepted);
  expect(sent['PUT /v3/me/terms']?.[0]?.body).toEqual({ version: baseTextVersion });
});
