import { expect, it } from 'vitest';
import { readPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def-_1',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGiR1',
  'https://db5p.notify.windows.com/w/?token=BQY%3d',
])('%s may be called', (endpoint) => {
  expect(readPushEndpoint(endpoint)).toBe(endpoint);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm',
  'https://ana:clave@fcm.googleapis.com/fcm',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://0x7f.0.0.1/x',
  'https://2130706433/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://localhost/x',
  'https://db/x',
  'https://db.localhost/x',
  'https://impresora.local/x',
  'https://metadata.google.internal/x',
  'https://metadata.google.internal./x',
  'https://fcm.googleapis.com\\@10.0.0.1/x',
  'https://fcm.googleapis.com/x y',
  'javascript:alert(1)',
  '/home/cart',
  '',
])('%j may not', (endpoint) => {
  expect(readPushEndpoint(endpoint)).toBeNull();
});
