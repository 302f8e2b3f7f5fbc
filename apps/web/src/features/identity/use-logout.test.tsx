// @vitest-environment jsdom
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offlineCopy } from '#copy/offline/offline.ts';
import { serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { useLogout } from './use-logout.ts';

afterEach(() => {
  cleanup();
  clearToasts();
});

function LogoutButton() {
  const { mutate } = useLogout({ beforeLeaving: async () => undefined });
  return (
    <button type="button" onClick={() => mutate()}>
      Salir
    </button>
  );
}

async function leave(sendKept: () => Promise<unknown>, isReached = true) {
  const forgetPerson = vi.fn();
  const done: string[] = [];
  const app = renderApp(<LogoutButton />, {
    platform: { ...serverPlatform, forgetPerson },
    sendKept: async () => {
      done.push('sent');
      return sendKept();
    },
    answers: {
      'POST /auth/logout': () => {
        done.push('left');
        if (!isReached) throw new TypeError('Failed to fetch');
        return { status: 200, body: { message: '' } };
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  return { ...app, done, forgetPerson };
}

describe('POST /auth/logout while something waits on the phone', () => {
  it('sends it first, in the name of the one who did it', async () => {
    const { done, forgetPerson } = await leave(async () => undefined);
    await waitFor(() => expect(forgetPerson).toHaveBeenCalledOnce());
    expect(done).toEqual(['sent', 'left']);
  });

  it('is put off where it would be lost, and says what to do', async () => {
    const { done, forgetPerson } = await leave(async () => offlineCopy.unsentRoute);
    await waitFor(() => expect(readToasts()).toHaveLength(1));
    expect(readToasts()[0]).toMatchObject({ tone: 'danger', message: offlineCopy.unsentRoute });
    expect(done).toEqual(['sent']);
    expect(forgetPerson).not.toHaveBeenCalled();
  });

  it('leaves the person in where there is no line: what waits is still theirs', async () => {
    const { forgetPerson } = await leave(async () => undefined, false);
    await waitFor(() => expect(readToasts()).toHaveLength(1));
    expect(forgetPerson).not.toHaveBeenCalled();
  });
});
