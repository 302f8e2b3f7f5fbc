// @vitest-environment jsdom
import { clearToasts, readToasts } from '@matiz/ui/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { remindersCopy as copy } from '../../../copy/reminders.ts';
import { refuse, renderApp } from '../../../testing/render-app.tsx';
import { ReminderChoice } from './reminder-choice.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const read = { 'GET /cart/reminders': () => ({ status: 200, body: { isStopped: false } }) };
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: copy.choice });

test('PUT /cart/reminders: the business stops its reminders, and is told so', async () => {
  const { sent } = renderApp(<ReminderChoice />, {
    answers: {
      ...read,
      'PUT /cart/reminders': () => ({ status: 200, body: { isStopped: true } }),
    },
  });
  expect((await box()).checked).toBe(true);
  await userEvent.click(await box());
  await waitFor(async () => expect((await box()).checked).toBe(false));
  expect(sent['PUT /cart/reminders']?.[0]?.body).toEqual({ isStopped: true });
  expect(readToasts()[0]?.message).toBe(copy.nowOff);
});

test('what could not be kept is not shown as if it were', async () => {
  renderApp(<ReminderChoice />, {
    answers: {
      ...read,
      'PUT /cart/reminders': () => refuse(503, { code: 'UNAVAILABLE', message: 'Inténtalo.' }),
    },
  });
  await userEvent.click(await box());
  await waitFor(() => expect(readToasts()[0]?.message).toContain('Inténtalo.'));
  expect((await box()).checked).toBe(true);
});
