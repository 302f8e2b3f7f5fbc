// @vitest-environment jsdom
import { listZones } from '@matiz/contracts/staff/delivery/coverage.ts';
import {
  createShopDay,
  createWindow,
  listWindows,
} from '@matiz/contracts/staff/delivery/windows.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const zone = (id: string, name: string): RowOf<typeof listZones> => ({
  id,
  version: 1,
  name,
  warehouseId: '1',
  warehouse: 'Bogotá',
  deliveryDays: 1,
  cutOffHour: 15,
  worksSaturday: true,
  cashOnDelivery: true,
  shippingPrice: 8_000,
  freeFrom: null,
  minOrder: null,
  cityCodes: ['11001'],
  firstCities: ['Bogotá, D.C.'],
});
const north = zone('3', 'Norte');
const stored: RowOf<typeof listWindows> = {
  id: '7',
  version: 1,
  zoneId: '3',
  zone: 'Norte',
  kind: 'regular',
  weekdays: [1, 2, 3, 4, 5],
  fromHour: 8,
  toHour: 12,
  cutOffHour: null,
  deliveryDays: null,
  capacity: 40,
  charge: 0,
  isActive: true,
  fullDays: 2,
};
const zones = (...rows: RowOf<typeof listZones>[]) => answer(listZones, pageOf(listZones, rows));

test('a window is told by its hours, its days in short, and how many of them are full', async () => {
  desk.open('/ajustes/franjas', {
    answers: [zones(north), answer(listWindows, pageOf(listWindows, [stored]))],
  });
  const row = await screen.findByRole('row', { name: /8\sa\.\sm\. a 12\sm\./ });
  expect(row.textContent).toContain('lun a vie');
  expect(row.textContent).toContain('402 días llenos');
});

test('a new one begins as most are, and leaves its cut-off to the only zone', async () => {
  const { user, bodies } = desk.open('/ajustes/franjas/nueva', {
    answers: [zones(north), answer(createWindow, { result: stored })],
  });
  const cutOff = await screen.findByLabelText<HTMLSelectElement>(/^Hora de corte/);
  expect(cutOff.selectedOptions[0]?.textContent).toBe('Como la zona');
  await user.click(screen.getByRole('checkbox', { name: 'sábado' }));
  await user.type(screen.getByLabelText(/^Pedidos por día/), '40');
  await user.click(screen.getByRole('button', { name: /^Guardar|^Crear/ }));
  await waitFor(() => expect(bodies(createWindow)).toHaveLength(1));
  expect(bodies(createWindow)[0]?.set).toEqual({
    zoneId: '3',
    kind: 'regular',
    weekdays: [1, 2, 3, 4, 5, 6],
    fromHour: 8,
    toHour: 12,
    capacity: 40,
    charge: 0,
    isActive: true,
  });
});

test('what the server refuses is said at its field', async () => {
  const sentence = 'Se cruza con la franja de 8 a. m. a 12 m. de esa zona.';
  const { user } = desk.open('/ajustes/franjas/nueva', {
    answers: [
      zones(north),
      answer(
        createWindow,
        refusal('INVALID_REQUEST', { fields: [{ path: 'set.fromHour', message: sentence }] }),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Guardar|^Crear/ }));
  await screen.findByText(sentence);
  expect(screen.getByLabelText('Desde las').getAttribute('aria-invalid')).toBe('true');
});

test('without a zone it leads to making one', async () => {
  desk.open('/ajustes/franjas/nueva', { answers: [zones()] });
  const link = await screen.findByRole('link', { name: 'Crear la primera zona' });
  expect(link.getAttribute('href')).toBe('/ajustes/cobertura/nueva');
});

test('a special day is one that closes unless somebody says that it is worked', async () => {
  const { user, bodies } = desk.open('/ajustes/dias-especiales/nueva', {
    answers: [
      answer(createShopDay, {
        result: { id: '1', version: 1, day: '2026-12-24', name: 'Nochebuena', isOpen: false },
      }),
    ],
  });
  await user.type(await screen.findByLabelText('Fecha'), '2026-12-24');
  await user.type(screen.getByLabelText('Qué día es'), 'Nochebuena');
  await user.click(screen.getByRole('button', { name: /^Guardar|^Crear/ }));
  await waitFor(() =>
    expect(bodies(createShopDay)[0]?.set).toEqual({
      day: '2026-12-24',
      name: 'Nochebuena',
      isOpen: false,
    }),
  );
});
