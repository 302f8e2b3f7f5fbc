// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { NoticeSettings } from './notice-settings.tsx';

afterEach(cleanup);

const notices = [
  { topic: 'orders', channel: 'email', isOn: true },
  { topic: 'orders', channel: 'push', isOn: false },
  { topic: 'presale', channel: 'email', isOn: true },
];
const read = () => ({ status: 200, body: { results: notices } });
const boxes = async () =>
  (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(({ checked }) => checked);

test('each topic has its ways, and is saved as it is ticked', async () => {
  const app = renderApp(<NoticeSettings />, {
    answers: { 'GET /v3/me/notices': read, 'PUT /v3/me/notices': read },
  });
  expect(await boxes()).toEqual([true, false, true]);
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'Cómo va mi pedido',
    'Cuando llega una preventa o cambia su fecha',
  ]);
  await userEvent.click(screen.getAllByLabelText('En mi celular')[0] as HTMLElement);
  expect(await boxes()).toEqual([true, true, true]);
  await waitFor(() =>
    expect(app.sent['PUT /v3/me/notices']?.[0]?.body).toEqual({
      topic: 'orders',
      channel: 'push',
      isOn: true,
    }),
  );
});

test('what was not saved is shown as it was', async () => {
  renderApp(<NoticeSettings />, {
    answers: {
      'GET /v3/me/notices': read,
      'PUT /v3/me/notices': () => refuse(500, { code: 'UNEXPECTED', message: 'Algo salió mal.' }),
    },
  });
  await boxes();
  await userEvent.click(screen.getAllByLabelText('Por correo')[0] as HTMLElement);
  await waitFor(async () => expect(await boxes()).toEqual([true, false, true]));
});
