// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { remindersCopy as copy } from '#copy/cart/reminders.ts';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { Component } from './stop.tsx';

afterEach(cleanup);

const at = '/cart-reminders/stop?key=0b0e0c0a-0000-4000-8000-000000000001';

describe('/cart-reminders/stop', () => {
  it('ends the reminders only when a person presses the button', async () => {
    const reply = { results: { message: 'Listo.' } };
    const { sent } = renderApp(<Component />, {
      at,
      answers: { 'POST /cart/reminders/stop': () => ({ status: 200, body: reply }) },
    });
    expect(sent).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: copy.stop }));
    expect(await screen.findByRole('heading', { name: copy.stoppedTitle })).toBeTruthy();
    expect(sent['POST /cart/reminders/stop']?.[0]?.body).toEqual({ key: at.split('=')[1] });
  });

  it('says why a link does not work, and leads to someone who helps', async () => {
    const message = 'No encontramos lo que buscas.';
    renderApp(<Component />, {
      at,
      answers: {
        'POST /cart/reminders/stop': () => refuse(404, { code: 'NOT_FOUND', message }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: copy.stop }));
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
    const helper = screen.getByRole('link', { name: copy.writeUs });
    expect(helper.getAttribute('href')).toBe('/home/support');
  });
});
