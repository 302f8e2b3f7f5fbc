import { checkCoverage, listServedCities } from '@matiz/contracts/delivery.ts';
import {
  changeZone,
  createZone,
  listZoneHistory,
  listZones,
  readZone,
  removeZone,
} from '@matiz/contracts/staff/delivery/coverage.ts';
import { changeWarehouse, createWarehouse } from '@matiz/contracts/staff/delivery/warehouses.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadReferenceData } from '#db/reference/load-reference-data.ts';
import { buildPlaces } from '#testing/places.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);
beforeEach(async () => {
  await loadReferenceData(shop.sql);
  await buildPlaces(shop.sql);
});

const [bello, envigado, itagui, sabaneta] = ['05088', '05266', '05360', '05631'];
const north = {
  name: 'Norte',
  warehouseId: '2',
  deliveryDays: 3,
  cutOffHour: 14,
  worksSaturday: true,
  cashOnDelivery: true,
  shippingPrice: 8_000,
  freeFrom: 200_000,
  minOrder: 150_000,
  cityCodes: [bello],
};
const zoneOf = async (id: string) =>
  (await ask(readZone, undefined, { query: `?id=${id}` })).value.result;
const make = async (part: Partial<typeof north> = {}) =>
  (await ask(createZone, { set: { ...north, ...part } })).value.result;

describe('POST /staff/zones', () => {
  it('serves its cities from then on, on its terms', async () => {
    const before = await ask(checkCoverage, { cityId: bello, stateId: '05' });
    expect(before.value.coverage).toBe(false);
    const zone = await make({ cityCodes: [bello, itagui] });
    expect(zone).toMatchObject({ ...north, cityCodes: [bello, itagui], warehouse: 'Medellín' });
    const { value } = await ask(checkCoverage, { cityId: bello, stateId: '05' });
    expect(value.zone).toMatchObject({
      name: 'Norte',
      warehouse: '2',
      deliveryDays: 3,
      cutOffHour: 14,
      cashOnDelivery: true,
      shippingPrice: 8_000,
      freeFrom: 200_000,
      minOrder: 150_000,
    });
    const served = await ask(listServedCities, undefined);
    expect(served.value.results.map(({ name }) => name)).toContain('Norte');
  });

  it.each([
    [[bello], 'Bello ya está en la zona Norte. Quítala de allí antes de ponerla aquí.'],
    [
      [bello, itagui],
      'Bello (Norte) e Itagüí (Norte) ya están en otras zonas. Quítalas de allí antes de ponerlas aquí.',
    ],
    [
      [bello, envigado, itagui, sabaneta],
      'Bello (Norte), Envigado (Norte), Itagüí (Norte) y 1 ciudad más ya están en otras zonas. Quítalas de allí antes de ponerlas aquí.',
    ],
  ])('refuses %j of another zone and writes nothing', async (cityCodes, message) => {
    await make({ cityCodes: [bello, envigado, itagui, sabaneta] });
    const { refusal } = await ask(createZone, { set: { ...north, name: 'Sur', cityCodes } });
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN' });
    expect(refusal?.fields).toEqual([{ path: 'set.cityCodes', message }]);
    const { value } = await ask(listZones, undefined, { query: '?q=Sur' });
    expect(value.rows).toEqual([]);
  });

  it('gives a city to one of two that ask at once', async () => {
    const made = await Promise.all(
      ['Uno', 'Dos'].map((name) => ask(createZone, { set: { ...north, name } })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a closed warehouse, cities that do not exist, and none', async () => {
    const set = { code: 'CLO', name: 'Cali', cityCode: '76001' };
    const { id } = (await ask(createWarehouse, { set })).value.result;
    await ask(changeWarehouse, { id, version: 1, set: { isActive: false } });
    const faultOf = async (part: Partial<typeof north>) =>
      (await ask(createZone, { set: { ...north, ...part } })).refusal?.fields?.[0];
    expect(await faultOf({ warehouseId: id })).toEqual({
      path: 'set.warehouseId',
      message: 'Esa bodega está cerrada. Elige otra, o vuelve a abrirla en Bodegas.',
    });
    expect(await faultOf({ cityCodes: ['00000'] })).toMatchObject({ path: 'set.cityCodes' });
    expect(await faultOf({ cityCodes: [] })).toMatchObject({
      message: 'Elige al menos una ciudad.',
    });
  });
});

describe('PUT /staff/zones', () => {
  it('takes cities in and out, and keeps the rest', async () => {
    const { id, version } = await make({ cityCodes: [bello, itagui] });
    const set = { cityCodes: [itagui, envigado] };
    const { value } = await ask(changeZone, { id, version, set });
    expect(value.result).toMatchObject({ cityCodes: [envigado, itagui], version: version + 1 });
  });

  it('GET /staff/zones/history tells which cities there were and are', async () => {
    const { id, version } = await make({ cityCodes: [bello, itagui] });
    await ask(changeZone, { id, version, set: { cityCodes: [itagui, envigado] } });
    const history = await ask(listZoneHistory, undefined, { query: `?f.id=${id}` });
    expect(history.value.rows[0]).toMatchObject({
      before: { cityCodes: [bello, itagui].sort() },
      after: { cityCodes: [envigado, itagui].sort() },
      names: { cityCodes: { [bello]: 'Bello', [itagui]: 'Itagüí', [envigado]: 'Envigado' } },
    });
  });

  it('is refused with an older version though only cities differ', async () => {
    const { id, version } = await make();
    await ask(changeZone, { id, version, set: { cityCodes: [itagui] } });
    const { refusal } = await ask(changeZone, { id, version, set: { cityCodes: [envigado] } });
    expect(refusal).toMatchObject({ code: 'ROW_CHANGED', conflict: { by: 'Ana Prueba' } });
    expect((await zoneOf(id)).cityCodes).toEqual([itagui]);
  });

  it('leaves cities as they are when none are sent, and can end free shipping', async () => {
    const { id, version } = await make();
    await ask(changeZone, {
      id,
      version,
      set: { freeFrom: null, minOrder: null, name: 'Valle norte' },
    });
    expect(await zoneOf(id)).toMatchObject({ freeFrom: null, minOrder: null, cityCodes: [bello] });
    // The name that it had is free again.
    expect((await make({ cityCodes: [itagui] })).name).toBe('Norte');
  });
});

it('DELETE /staff/zones ends delivery to its cities and remembers which they were', async () => {
  const { id, version } = await make();
  await ask(removeZone, { id, version });
  const { value } = await ask(checkCoverage, { cityId: bello, stateId: '05' });
  expect(value.coverage).toBe(false);
  const history = await ask(listZoneHistory, undefined, { query: `?f.id=${id}` });
  expect(history.value.rows[0]?.before).toMatchObject({ name: 'Norte', cityCodes: [bello] });
});

it('GET /staff/zones/one reads a zone with its cities', async () => {
  const zone = await make();
  expect(await zoneOf(zone.id)).toEqual(zone);
});

it('GET /staff/zones finds by city and narrows by warehouse and contra-entrega', async () => {
  await make();
  const names = async (query: string) =>
    (await ask(listZones, undefined, { query })).value.rows.map(({ name }) => name);
  expect(await names('?q=bello')).toEqual(['Norte']);
  expect(await names(`?f.city=${bello}`)).toEqual(['Norte']);
  expect(await names('?f.warehouse=1')).toEqual(['Bogotá']);
  expect(await names('?f.cash=yes')).toEqual(['Bogotá', 'Norte']);
});
