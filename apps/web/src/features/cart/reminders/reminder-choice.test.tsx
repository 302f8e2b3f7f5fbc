// @vitest-environment jsdom
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { remindersCopy as copy } from '#copy/cart/reminders.ts';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { ReminderChoice } from './reminder-choice.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const read = { 'GET /cart/reminders': () => ({ status: 200, body: { isStopped: false } }) };
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: copy.turnOff }));

test('PUT /cart/reminders: the business stops its reminders, and is told so', async () => {
  const { sent } = renderApp(<ReminderChoice />, {
    answers: {
      ...read,
      'PUT /cart/reminders': () => ({ status: 200, body: { isStopped: true } }),
    },
  });
  await press();
  await screen.findByRole('button', { name: copy.turnOn });
  expect(sent['PUT /cart/reminders']?.[0]?.body).toEqual({ isStopped: true });
  await waitFor(() => expect(readToasts()[0]?.message).toBe(copy.nowOff));
});

test('what could not be kept is not shown as if it were', async () => {
  renderApp(<ReminderChoice />, {
    answers: {
      ...read,
      'PUT /cart/reminders': () => refuse(503, { code: 'UNAVAILABLE', message: 'Inténtalo.' }),
    },
  });
  await press();
  await waitFor(() => expect(readToasts()[0]?.message).toContain('Inténtalo.'));
  expect(screen.getByText(copy.areOn)).toBeTruthy();
});
