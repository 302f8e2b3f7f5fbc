// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { buildUnpaid } from '../../orders.builders.ts';
import { RunningPanel } from './running-panel.tsx';

afterEach(cleanup);

const qrCode = 'data:image/png;base64,AAAA';
function draw(isNative: boolean) {
  const order = buildUnpaid(
    { state: 'running', qrCode },
    {
      paymentMethod: {
        code: 'qr',
        name: 'Código QR',
        logo: 'bank',
        means: 'qr',
        isPaidAtDoor: false,
      },
    },
  );
  renderApp(<RunningPanel order={order} />, {
    platform: { ...serverPlatform, isServer: false, isNative },
  });
  return order;
}
const image = () => screen.getByRole('img', { name: /^Código QR/ });

test('the code is shown with its amount, and can be kept as a picture', () => {
  const { code } = draw(false);
  expect(image().getAttribute('src')).toBe(qrCode);
  const link = screen.getByRole('link', { name: 'Guardar el código' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    qrCode,
    `pago-${code}.png`,
  ]);
});

test('a shell, which saves no link, speaks of a picture of the screen instead', () => {
  draw(true);
  expect(image()).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Guardar el código' })).toBeNull();
  expect(screen.getByText(/toma una captura de la pantalla/)).toBeTruthy();
});
