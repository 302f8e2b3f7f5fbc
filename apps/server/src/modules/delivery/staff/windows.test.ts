import {
  bulkWindows,
  changeShopDay,
  changeWindow,
  createShopDay,
  createWindow,
  listShopDayHistory,
  listShopDays,
  listWindowHistory,
  listWindows,
  readShopDay,
  readWindow,
  removeShopDay,
  removeWindow,
} from '@matiz/contracts/staff/delivery/windows.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadReferenceData } from '#db/reference/load-reference-data.ts';
import { bulkAs } from '#testing/bulk.ts';
import { buildPlaces } from '#testing/places.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp();
const ask = useStaff(shop);
let zoneId: string;
beforeAll(async () => {
  await loadReferenceData(shop.sql);
  await buildPlaces(shop.sql);
  const [zone] = await shop.sql<{ id: string }[]>`
    UPDATE zone SET cut_off_hour = 15, delivery_days = 1
    WHERE id = (SELECT min(id) FROM zone) RETURNING id::text`;
  zoneId = zone?.id ?? '';
});
beforeEach(async () => {
  await shop.sql`DELETE FROM delivery_window`;
  await shop.sql`DELETE FROM shop_day`;
});

const morning = { kind: 'regular', weekdays: [1, 2, 3], fromHour: 8, toHour: 12 } as const;
type Part = Partial<Parameters<typeof send>[0]>;
const send = (set: {
  kind: 'regular' | 'express';
  weekdays: number[];
  fromHour: number;
  toHour: number;
  cutOffHour?: number | null;
  deliveryDays?: number | null;
  capacity?: number | null;
  charge?: number;
  isActive?: boolean;
}) => ask(createWindow, { set: { zoneId, ...set } });
const create = (part: Part = {}) => send({ ...morning, weekdays: [1, 2, 3], ...part });
const make = async (part: Part = {}) => (await create(part)).value.result;
const christmasEve = { day: '2099-12-24', name: 'Nochebuena', isOpen: false };
const makeDay = async (day = christmasEve.day) =>
  (await ask(createShopDay, { set: { ...christmasEve, day } })).value.result;
const storedWindows = async () => (await ask(listWindows, undefined)).value.rows;

describe('POST /staff/windows', () => {
  it('keeps a window of a zone, whose cut-off and days it takes where it has none', async () => {
    expect(await make({ weekdays: [3, 1], capacity: 20 })).toMatchObject({
      zoneId,
      kind: 'regular',
      weekdays: [1, 3],
      fromHour: 8,
      toHour: 12,
      cutOffHour: null,
      deliveryDays: null,
      capacity: 20,
      charge: 0,
      isActive: true,
      fullDays: 0,
    });
  });

  it.each<[Part, string, string]>([
    [{ toHour: 8 }, 'set.toHour', 'La hora final va después de la inicial.'],
    [
      { deliveryDays: 0 },
      'set.cutOffHour',
      'Lo que llega el mismo día se pide, a más tardar, a la hora en que empieza la franja.',
    ],
    [{ charge: 5_000 }, 'set.charge', 'Solo una franja exprés tiene costo.'],
    [{ weekdays: [] }, 'set.weekdays', 'Elige al menos un día.'],
    [{ weekdays: [1, 1] }, 'set.weekdays', 'Cada día va una sola vez.'],
    [{ capacity: 0 }, 'set.capacity', 'Escribe 1 o más, o déjalo vacío si no hay límite.'],
  ])('refuses %j and writes nothing', async (part, path, message) => {
    const { refusal } = await create(part);
    expect(refusal?.fields).toEqual([{ path, message }]);
    expect(await storedWindows()).toEqual([]);
  });

  it('refuses hours that another of its kind has that day, and takes them once that is off', async () => {
    const { id, version } = await make();
    const crossing = { fromHour: 11, toHour: 14, weekdays: [3, 4] };
    const { refusal } = await create(crossing);
    expect(refusal?.fields).toEqual([
      {
        path: 'set.fromHour',
        message:
          'Se cruza con la franja de 8\u00a0a.\u00a0m. a 12\u00a0m. de esa zona. Cambia las horas o los días.',
      },
    ]);
    await ask(changeWindow, { id, version, set: { isActive: false } });
    await make(crossing);
    const back = await ask(changeWindow, { id, version: 2, set: { isActive: true } });
    expect(back.refusal?.fields?.[0]?.path).toBe('set.fromHour');
  });

  it('takes one of two that cross and are written at once', async () => {
    const both = await Promise.all([create(), create({ fromHour: 9, toHour: 13 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('PUT /staff/windows', () => {
  it('judges what is sent together with what stays', async () => {
    const { id, version } = await make();
    const change = (set: Part) => ask(changeWindow, { id, version, set });
    expect((await change({ fromHour: 12 })).refusal?.fields?.[0]?.path).toBe('set.toHour');
    expect((await change({ charge: 1 })).refusal?.fields?.[0]?.path).toBe('set.charge');
    expect((await change({ fromHour: 9 })).value.result).toMatchObject({ fromHour: 9, toHour: 12 });
  });

  it('says how many of the coming days are full', async () => {
    const { id } = await make({ capacity: 2 });
    await shop.sql`
      INSERT INTO delivery_window_day (window_id, day, taken)
      SELECT ${id}, day, taken FROM (VALUES
        ('2020-01-01'::date, 2), ('2099-01-01', 2), ('2099-01-02', 1)) days (day, taken)`;
    const [row] = await storedWindows();
    expect(row).toMatchObject({ fullDays: 1 });
  });
});

describe('GET /staff/windows/one', () => {
  it('reads what was written last', async () => {
    const { id, version } = await make();
    await ask(changeWindow, { id, version, set: { capacity: 12 } });
    const { value } = await ask(readWindow, undefined, { query: `?id=${id}` });
    expect(value.result).toMatchObject({ id, capacity: 12, version: 2 });
  });
});

describe('GET /staff/windows/history', () => {
  it('tells each write of a window', async () => {
    const { id, version } = await make();
    await ask(changeWindow, { id, version, set: { capacity: 12 } });
    const { value } = await ask(listWindowHistory, undefined, { query: `?f.id=${id}` });
    expect(value.rows).toHaveLength(2);
  });
});

describe('GET /staff/windows', () => {
  it('narrows to a zone, a kind and what is offered', async () => {
    await make();
    await make({ kind: 'express', charge: 9_000, isActive: false });
    const of = async (query: string) => (await ask(listWindows, undefined, { query })).value.rows;
    expect(await of(`?f.zone=${zoneId}`)).toHaveLength(2);
    expect((await of('?f.kind=express')).map(({ charge }) => charge)).toEqual([9_000]);
    expect((await of('?f.state=active')).map(({ kind }) => kind)).toEqual(['regular']);
  });
});

describe('DELETE /staff/windows', () => {
  it('takes a window away; orders keep the hours that they were promised', async () => {
    const { id, version } = await make();
    expect((await ask(removeWindow, { id, version })).status).toBe(200);
    expect(await storedWindows()).toEqual([]);
  });
});

describe('POST /staff/shop-days', () => {
  it('keeps one day once', async () => {
    const { value } = await ask(createShopDay, { set: christmasEve });
    expect(value.result).toMatchObject(christmasEve);
    const again = await ask(createShopDay, { set: christmasEve });
    expect(again.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.day' }] });
  });
});

describe('GET /staff/shop-days', () => {
  it('tells days ahead and past ones apart', async () => {
    await makeDay();
    await makeDay('2020-12-24');
    const of = async (query: string) => (await ask(listShopDays, undefined, { query })).value.rows;
    expect((await of('?f.when=ahead')).map(({ day }) => day)).toEqual(['2099-12-24']);
    expect((await of('?f.when=past')).map(({ day }) => day)).toEqual(['2020-12-24']);
  });
});

describe('PUT /staff/shop-days', () => {
  it('opens a day that was closed', async () => {
    const { id, version } = await makeDay();
    const { value } = await ask(changeShopDay, { id, version, set: { isOpen: true } });
    expect(value.result).toMatchObject({ ...christmasEve, isOpen: true, version: 2 });
  });
});

describe('GET /staff/shop-days/one', () => {
  it('reads a day', async () => {
    const { id } = await makeDay();
    const { value } = await ask(readShopDay, undefined, { query: `?id=${id}` });
    expect(value.result).toMatchObject({ id, ...christmasEve });
  });
});

describe('GET /staff/shop-days/history', () => {
  it('tells each write of a day, and that it was taken away', async () => {
    const { id, version } = await makeDay();
    await ask(removeShopDay, { id, version });
    const { value } = await ask(listShopDayHistory, undefined, { query: `?f.id=${id}` });
    expect(value.rows).toHaveLength(2);
  });
});

describe('DELETE /staff/shop-days', () => {
  it('takes a day away: the law of holidays holds again', async () => {
    const { id, version } = await makeDay();
    expect((await ask(removeShopDay, { id, version })).status).toBe(200);
    expect((await ask(listShopDays, undefined)).value.rows).toEqual([]);
  });
});

it('POST /staff/windows/bulk switches several off, and takes away those that nothing needs', async () => {
  const rows = [
    (await send({ ...morning, weekdays: [1, 2, 3] })).value.result,
    (await send({ ...morning, weekdays: [4, 5], fromHour: 13, toHour: 17 })).value.result,
  ];
  const off = await bulkAs(ask, bulkWindows, rows, { set: { isActive: false } });
  expect(off).toEqual({ done: 2, why: [] });
  const now = rows.map((row) => ({ ...row, version: 2 }));
  expect(await bulkAs(ask, bulkWindows, now, { remove: true })).toEqual({ done: 2, why: [] });
});
