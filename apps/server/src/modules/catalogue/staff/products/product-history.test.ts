import { listProductHistory } from '@matiz/contracts/staff/catalogue/products.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { signIn } from '#testing/sign-in.ts';
import { uploadsOf } from '#testing/uploads.ts';

let test: ImportFixture;
let desk: ReturnType<typeof uploadsOf>;
let now = new Date('2026-11-21T17:00:00Z');
const tick = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
beforeAll(async () => {
  test = await createImportFixture({ ports: { clock: () => now } });
  desk = uploadsOf(test, await signIn(test, 'Staff'));
});
afterAll(() => test.close());

const idOf = async (code: string) =>
  (await test.sql<{ id: number }[]>`SELECT id FROM product WHERE code = ${code}`)[0]?.id ?? 0;
async function told(code: string) {
  const query = `?f.id=${await idOf(code)}&limit=50`;
  const { rows } = (await desk.ask(listProductHistory, undefined, { query })).value;
  return rows.map(({ by, before, after, reason, via }) => ({ by, before, after, reason, via }));
}
const head = 'codigo_producto,codigo,producto,marca,categoria,precio_BOG,precio_MED';
const file = (code: string, bogota: number, medellin: number) =>
  `${head}\n${code},${code},Champú,Alma,Tintes,${bogota},${medellin}\n`;

async function load(name: string, text: string) {
  const { id } = await desk.upload(name, text);
  await desk.take(id, 'load');
  tick(1);
  return id;
}

describe('GET /staff/products/history', () => {
  it('tells what a file did to prices, and what taking it back did, by whom and of which file', async () => {
    await load('nuevo.csv', file('HIST1', 10_000, 11_000));
    const id = await load('alza.csv', file('HIST1', 20_000, 11_000));
    await desk.take(id, 'undo');
    const by = expect.stringMatching(/\w/);
    expect(await told('HIST1')).toEqual([
      {
        by,
        before: { price_BOG: 20_000 },
        after: { price_BOG: 10_000 },
        reason: 'alza.csv',
        via: 'import',
      },
      {
        by,
        before: { price_BOG: 10_000 },
        after: { price_BOG: 20_000 },
        reason: 'alza.csv',
        via: 'import',
      },
      {
        by,
        before: { price_BOG: null, price_MED: null },
        after: { price_BOG: 10_000, price_MED: 11_000 },
        reason: 'nuevo.csv',
        via: 'import',
      },
    ]);
  });

  it('keeps it when the file can no longer be taken back, and does not tell as undone what stayed', async () => {
    await load('nuevo.csv', file('HIST2', 10_000, 11_000));
    const id = await load('alza.csv', file('HIST2', 20_000, 22_000));
    await test.sql`UPDATE base_price SET price = 23_000 WHERE price = 22_000`;
    await desk.take(id, 'undo');
    const before = await told('HIST2');
    expect(before[0]?.after).toEqual({ price_BOG: 10_000 });
    expect(before).toHaveLength(3);
    const noon = now;
    tick(92 * 24 * 60);
    await test.deps.catalogueImport.forgetJournals();
    now = noon;
    expect(await test.sql`SELECT FROM import_change`).toHaveLength(0);
    expect(await told('HIST2')).toEqual(before);
  });

  it('is read a page at a time, and tells what was pasted under the subject it had once', async () => {
    await load('nuevo.csv', file('HIST3', 10_000, 11_000));
    const id = await idOf('HIST3');
    await test.sql`
      INSERT INTO audit_entry (at, actor_id, request_id, action, subject, before, after, via)
      SELECT ${now}, id, 'r', 'price.changed', ${`price:BOG-${id}`}, '{"price": 10000}',
        '{"price": 12000}', 'desk' FROM app_user LIMIT 1`;
    const page = async (query: string) =>
      (await desk.ask(listProductHistory, undefined, { query: `?f.id=${id}&limit=25${query}` }))
        .value;
    await test.sql`
      INSERT INTO audit_entry (at, actor_id, request_id, action, subject, before, after, via)
      SELECT ${now}::timestamptz - make_interval(secs => n), id, 'r', 'product.changed',
        ${`product:${id}`}, '{}', '{}', 'desk'
      FROM (SELECT id FROM app_user LIMIT 1) one, generate_series(1, 24) n`;
    const first = await page('&count=1');
    expect(first.count).toEqual({ value: 26, isExact: true });
    expect(first.rows[0]).toMatchObject({
      subject: `product:${id}`,
      before: { price_BOG: 10_000 },
      after: { price_BOG: 12_000 },
    });
    const second = await page(`&after=${encodeURIComponent(first.next ?? '')}`);
    expect(second.rows[0]?.after).toEqual({ price_BOG: 10_000, price_MED: 11_000 });
    expect(second.next).toBeNull();
  });
});
