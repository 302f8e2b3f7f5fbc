import { afterEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#platform/platform.ts';
import { sayWhatWaits } from './before-leaving.ts';
import { routeOwnerKey, routeUnsentKey } from './route-owner.ts';
import { tellWaiting } from './waiting-changes.ts';

const change = { owner: 'ana', path: '/cart/additem', body: {}, name: 'Tinte', doneAt: 0 };
const waits = (count: number) =>
  tellWaiting({ changes: Array(count).fill(change), setUnits: async () => undefined });
const offline = { isOnline: () => false };
const online = { isOnline: () => true };

afterEach(() => waits(0));

test('changes that wait without a line are said, and what to do', () => {
  waits(2);
  expect(sayWhatWaits(createMemoryStorage(), offline)).toBe(
    'Tienes 2 cambios por enviar. Cierra sesión cuando vuelva la conexión: primero los enviamos.',
  );
  expect(sayWhatWaits(createMemoryStorage(), online)).toBeUndefined();
  waits(0);
  expect(sayWhatWaits(createMemoryStorage(), offline)).toBeUndefined();
});

test('a route’s orders hold back with a line too; what another account left does not', () => {
  const device = createMemoryStorage();
  device.write(routeUnsentKey, '3');
  expect(sayWhatWaits(device, online)).toBeUndefined();
  device.write(routeOwnerKey, 'julian');
  expect(sayWhatWaits(device, online)).toContain('Mi ruta');
});
