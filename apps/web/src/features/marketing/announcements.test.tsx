// @vitest-environment jsdom
import type { Announcement } from '@matiz/contracts/marketing/announcements.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Announcements } from './announcements.tsx';

afterEach(cleanup);

function announce(_id: string, text: string, more: Partial<Announcement> = {}): Announcement {
  const message = [{ tag: 'p' as const, items: [[{ text }]] }];
  return { _id, color: 'white', message, dismissable: true, ...more };
}

const device = createMemoryStorage();
function draw(...result: Announcement[]) {
  renderApp(<Announcements />, {
    platform: { ...serverPlatform, isServer: false, device },
    answers: { 'GET /announcements': () => ({ status: 200, body: { result } }) },
  });
}
const close = () => screen.queryAllByRole('button', { name: 'Cerrar el anuncio' });

test('§2 one that is dismissed stays so on this device, and the others stay', async () => {
  draw(announce('8', 'Dos'), announce('7', 'Uno'));
  await screen.findByText('Uno');
  const [first] = close();
  if (first) await userEvent.click(first);
  expect(screen.queryByText('Dos')).toBeNull();
  expect(screen.getByText('Uno')).toBeTruthy();
  cleanup();
  draw(announce('9', 'Tres'), announce('8', 'Dos'), announce('7', 'Uno'));
  await screen.findByText('Tres');
  expect(screen.queryByText('Dos')).toBeNull();
});

test('§2 without dismiss there is no cross, and it shows though it was dismissed before', async () => {
  device.write('matiz:announcements', '5');
  draw(announce('5', 'Obligatorio', { dismissable: false, color: 'red' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Obligatorio');
  expect(close()).toEqual([]);
  expect(document.querySelector('[data-announcement]')).toBeNull();
});
