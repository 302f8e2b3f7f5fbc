import * as calls from '@matiz/contracts/staff/stock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import {
  type BuiltProduct,
  type BuiltVersion,
  buildArrival,
  buildProduct,
  setStock,
} from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildShopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test' });
const ask = useStaff(shop);
let dye: BuiltProduct;
let second: BuiltVersion;
let unit: string;
beforeEach(async () => {
  dye = await buildProduct(shop.sql, { name: 'Igora Royal', tones: ['7.43', '8.0'], stock: 10 });
  unit = `1-${dye.versions[0].id}`;
  const [, other] = dye.versions;
  if (!other) throw new Error('there are two tones');
  second = other;
});
afterEach(async () => {
  expect(await findViolations(shop.sql)).toEqual([]);
});

const list = async (query: Record<string, string> = {}) =>
  (await ask(calls.listStock, undefined, { query: `?${new URLSearchParams(query)}` })).value;
const read = async (id = unit) =>
  (await ask(calls.readStock, undefined, { query: `?id=${id}` })).value.result;
const logOf = async (id = unit) =>
  (await ask(calls.listStockMovements, undefined, { query: `?f.unit=${id}` })).value.rows;
const order = async (units: number) => orderOf(await buildShopper(shop), [[dye, units]]);

describe('GET /staff/stock', () => {
  it('shows each option in each warehouse, with what is promised and what lies there', async () => {
    await order(3);
    await buildArrival(shop.sql, dye.versions[0], { date: '2026-12-01' });
    const { rows, count } = await list({ count: '1' });
    const sums = { available: 37, physical: 40, promised: 3 };
    expect(count).toEqual({ value: 4, isExact: true, sums });
    expect(rows[0]).toMatchObject({
      id: unit,
      code: dye.versions[0].code,
      product: 'Igora Royal',
      option: '7.43 Tono 7.43',
      warehouse: 'Bogotá',
      available: 7,
      promised: 3,
      physical: 10,
      soldLately: 3,
      nextArrival: '2026-12-01',
      lastMovementAt: expect.stringContaining('2026-11-20T15'),
    });
  });

  it.each([
    ['the code, however it is written', (code: string) => code.toLowerCase()],
    ['the beginning of a code', (code: string) => code.slice(0, -1)],
    ['name and tone in any order', () => '7,43 royal'],
    ['part of a name', () => 'ROYÁL 743'],
    ['part of a tone’s name', () => 'tono 7.43'],
    ['words that say nothing beside one that does', () => 'igora de 7.4'],
  ])('finds by %s, and narrows to a warehouse', async (_, textOf) => {
    const { rows } = await list({ q: textOf(dye.versions[0].code), 'f.warehouse': '1' });
    expect(rows.map(({ id }) => id)).toContain(unit);
  });

  it.each(['royal 9', '%', 'royal_7', "'", 'zz'])('finds nothing by %j', async (q) => {
    expect((await list({ q, count: '1' })).rows).toEqual([]);
  });

  it.each(['oxidante 20', 'oxidante 20 vol', '20 volúmenes oxidante'])(
    'finds an oxidant by %j',
    async (q) => {
      const oxidant = await buildProduct(shop.sql, { name: 'Oxidante', volumes: [20, 30] });
      const { rows } = await list({ q, 'f.warehouse': '1' });
      expect(rows.map(({ id }) => id)).toEqual([`1-${oxidant.versions[0].id}`]);
    },
  );

  it('narrows to what is sold out, and to what does not last two weeks', async () => {
    await setStock(shop.sql, second, 0);
    await order(8);
    const ids = async (state: string) =>
      (await list({ 'f.state': state })).rows.map(({ id }) => id);
    expect(await ids('soldOut')).toEqual([`1-${second.id}`]);
    expect(await ids('belowCover')).toEqual([unit]);
  });

  it('takes for sold out what lay there and is gone, as long as it is', async () => {
    const soldOut = async () => (await list({ 'f.state': 'soldOut' })).rows.map(({ id }) => id);
    await shop.sql`DELETE FROM stock WHERE version_id = ${second.id}`;
    await order(10);
    expect(await soldOut()).toEqual([unit]);
    await setStock(shop.sql, dye.versions[0], 1);
    expect(await soldOut()).toEqual([]);
  });

  it('npm run audit finds what is sold out and not listed', async () => {
    await setStock(shop.sql, second, 0);
    await shop.sql`DELETE FROM sold_out`;
    expect(await findViolations(shop.sql)).toMatchObject([
      { invariant: 'what is sold out is listed, and nothing else', expected: 0, found: null },
    ]);
    await setStock(shop.sql, second, 1);
  });

  it('walks page by page over every row once', async () => {
    const tones = Array.from({ length: 40 }, (_, index) => `${index}.1`);
    await buildProduct(shop.sql, { tones });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: '25',
        ...(after ? { after } : {}),
      });
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([84, 84]);
  });
});

describe('GET /staff/stock/one', () => {
  it('shows what never lay anywhere, so that a count begins it', async () => {
    await shop.sql`DELETE FROM stock_movement WHERE version_id = ${second.id}`;
    await shop.sql`DELETE FROM stock WHERE version_id = ${second.id}`;
    const id = `1-${second.id}`;
    expect(await read(id)).toMatchObject({ version: 1, physical: 0, lastMovementAt: null });
    const counted = { id, version: 1, seen: 0, counted: 12 };
    const { value } = await ask(calls.countStock, counted);
    expect(value).toMatchObject({ result: { available: 12, version: 2 }, short: 0 });
    expect((await ask(calls.countStock, counted)).refusal?.code).toBe('ROW_CHANGED');
  });
});

describe('POST /staff/stock/count', () => {
  it('is of what lies there: what is promised and has not left is subtracted', async () => {
    await order(3);
    const body = { id: unit, version: 1, seen: 10, counted: 9, reason: 'Conteo del estante B' };
    const { value } = await ask(calls.countStock, body);
    expect(value).toMatchObject({
      result: { available: 6, promised: 3, physical: 9, version: 2 },
      short: 0,
    });
    expect((await logOf())[0]).toMatchObject({
      delta: -1,
      balance: 6,
      reason: 'count',
      note: 'Conteo del estante B',
      by: 'Ana Prueba',
    });
    const [audit] = await shop.sql`SELECT before, after, reason, via FROM audit_entry
      WHERE subject = ${`stock:${unit}`}`;
    expect(audit).toEqual({
      before: { available: 7, version: 1 },
      after: { available: 6, version: 2, counted: 9 },
      reason: 'Conteo del estante B',
      via: 'desk',
    });
  });

  it('says what orders lack when less lies there than is promised', async () => {
    await order(5);
    const body = { id: unit, version: 1, seen: 10, counted: 3 };
    const { value } = await ask(calls.countStock, body);
    expect(value).toMatchObject({ result: { available: 0, promised: 5 }, short: 2 });
  });

  it('is refused when something came or left while someone counted', async () => {
    const body = { id: unit, version: 1, seen: 10, counted: 10 };
    await ask(calls.adjustStock, { id: unit, version: 1, delta: 5, reason: 'Aparecieron' });
    const { refusal } = await ask(calls.countStock, { ...body, version: 2 });
    expect(refusal).toMatchObject({ code: 'ROW_CHANGED', conflict: { version: 2 } });
    expect(await read()).toMatchObject({ available: 15 });
  });

  it('takes an order meanwhile: what was bought still lies there', async () => {
    await order(2);
    const { value } = await ask(calls.countStock, { id: unit, version: 1, seen: 10, counted: 10 });
    expect(value.result).toMatchObject({ available: 8, promised: 2 });
  });
});

describe('POST /staff/stock/adjust', () => {
  const body = { version: 1, reason: 'Se rompieron dos' };

  it('adds or takes away, once however often it is sent', async () => {
    const sent = { ...body, id: unit, delta: -2 };
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(calls.adjustStock, sent)));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
    const { refusal } = await ask(calls.adjustStock, sent);
    expect(refusal?.conflict).toMatchObject({
      by: 'Ana Prueba',
      changes: [{ path: 'available', before: 10, after: 8 }],
    });
    expect(await read()).toMatchObject({ available: 8, version: 2, moved: 8 });
  });

  it('takes nothing from what orders hold', async () => {
    await order(6);
    const { refusal } = await ask(calls.adjustStock, { ...body, id: unit, delta: -5 });
    expect(refusal?.message).toMatch(/^Disponibles hay 4:/);
    expect(await read()).toMatchObject({ available: 4, version: 1 });
  });

  it('needs a reason and a number that is not zero, and a unit that is there', async () => {
    expect((await ask(calls.adjustStock, { ...body, id: unit, delta: 0 })).status).toBe(400);
    expect(
      (await ask(calls.adjustStock, { ...body, id: unit, delta: 1, reason: ' ' })).status,
    ).toBe(400);
    expect((await ask(calls.adjustStock, { ...body, id: '9-1', delta: 1 })).refusal?.code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('POST /staff/stock/transfer', () => {
  const there = () => `2-${dye.versions[0].id}`;

  it('moves units to another warehouse, both halves together', async () => {
    const body = { id: unit, version: 1, toWarehouseId: '2', units: 4, reason: 'Para Medellín' };
    const { value } = await ask(calls.transferStock, body);
    expect([value.result.available, value.to.available]).toEqual([6, 14]);
    const [out] = await logOf();
    const [into] = await logOf(there());
    expect([out, into]).toMatchObject([
      { delta: -4, balance: 6, reason: 'transfer', note: 'Para Medellín' },
      { delta: 4, balance: 14, reason: 'transfer' },
    ]);
  });

  it('goes both ways at once without waiting in a circle, and keeps the sum', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [here, other] = [await read(), await read(there())];
      await Promise.all([
        ask(calls.transferStock, {
          id: here.id,
          version: here.version,
          toWarehouseId: '2',
          units: 3,
        }),
        ask(calls.transferStock, {
          id: other.id,
          version: other.version,
          toWarehouseId: '1',
          units: 2,
        }),
      ]);
    }
    expect((await read()).available + (await read(there())).available).toBe(20);
  });

  it('leaves what is promised, and goes nowhere that is closed, absent or the same', async () => {
    await order(8);
    const to = async (toWarehouseId: string, units = 1) =>
      (await ask(calls.transferStock, { id: unit, version: 1, toWarehouseId, units })).refusal
        ?.code;
    expect(await to('2', 3)).toBe('UNITS_SHORT');
    expect(await to('1')).toBe('UNKNOWN_REFERENCE');
    expect(await to('77')).toBe('UNKNOWN_REFERENCE');
    await shop.sql`UPDATE warehouse SET is_active = false WHERE id = 2`;
    expect(await to('2')).toBe('UNKNOWN_REFERENCE');
    expect(await read()).toMatchObject({ available: 2, version: 1 });
  });
});

describe('GET /staff/stock/movements', () => {
  it('tells what was available after each, up to what is available now', async () => {
    const placed = await order(3);
    await ask(calls.adjustStock, { id: unit, version: 1, delta: 4, reason: 'Devolución' });
    const rows = await logOf();
    expect(
      rows.map(({ delta, balance, reason, orderCode }) => [delta, balance, reason, orderCode]),
    ).toEqual([
      [4, 11, 'adjust', null],
      [-3, 7, 'order', placed.code],
      [10, 10, 'count', null],
    ]);
    expect(await read()).toMatchObject({ available: 11, moved: 11 });
  });

  it('writes the load down first, where nobody did', async () => {
    await shop.sql`DELETE FROM stock_movement WHERE version_id = ${dye.versions[0].id}`;
    await ask(calls.adjustStock, { id: unit, version: 1, delta: 1, reason: 'Apareció una' });
    expect((await logOf()).map(({ delta, reason }) => [delta, reason])).toEqual([
      [1, 'adjust'],
      [10, 'load'],
    ]);
  });
});
