// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { isLeaving } from '#session/leaving.ts';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { useRemoveAccount } from './use-remove-account.ts';

afterEach(cleanup);

function Leave() {
  const { mutate, status } = useRemoveAccount();
  return (
    <button type="button" onClick={() => mutate('una frase larga')}>
      {status}
    </button>
  );
}

/** The account is removed with `answer`: whether what is refused counts as a lost session, and when. */
async function remove(answer: () => ReturnType<typeof refuse>) {
  const seen: boolean[] = [];
  const app = renderApp(<Leave />, {
    answers: {
      'DELETE /customer/remove': () => {
        seen.push(isLeaving(app.queryClient));
        return answer();
      },
      'POST /v3/auth/guest': () => refuse(503, {}),
      'GET /auth/me': () => ({ status: 200, body: buildGuest() }),
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'idle' }));
  return { app, seen };
}

describe('DELETE /customer/remove', () => {
  test('what is refused while the account goes is no lost session, and is one again after', async () => {
    const { app, seen } = await remove(() => ({
      status: 200,
      body: { results: { message: 'Eliminamos tu cuenta.' } },
    }));
    await screen.findByRole('button', { name: 'success' });
    expect(seen).toEqual([true]);
    await waitFor(() => expect(isLeaving(app.queryClient)).toBe(false));
  });

  test('who could not leave is still in', async () => {
    const { app, seen } = await remove(() => refuse(403, { code: 'BAD_PASSWORD', message: 'No.' }));
    await screen.findByRole('button', { name: 'error' });
    expect(seen).toEqual([true]);
    expect(isLeaving(app.queryClient)).toBe(false);
  });
});
