import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${webkit} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome en Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [`${mac} Version/18.0 Safari/605.1.15`, 'Safari en Mac'],
  [`${mac} Gecko/20100101 Firefox/144.0`, 'Firefox en Mac'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet en Android',
  ],
  ['curl/8.5', 'Dispositivo desconocido'],
  ['', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%j is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
