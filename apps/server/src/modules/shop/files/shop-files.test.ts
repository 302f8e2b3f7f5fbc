import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { priceOf } from '@matiz/domain/pricing/resolve-price.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { loadDemo } from '#db/demo/load.ts';
import { loadReferenceData } from '#db/reference/load-reference-data.ts';
import type { Sql } from '#db/sql.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { parseSellable, selectSellables } from '#modules/catalogue/index.ts';
import { createPasswordHasher } from '#modules/identity/index.ts';
import { nextId } from '#testing/numbers.ts';
import { integerFrom, seeded } from '#testing/races/random.ts';
import { exportShop, importShop } from './shop-files.ts';

/** How many prices are compared: `SHOP_DRAWS=1000` for the long run. */
const draws = Number(process.env.SHOP_DRAWS ?? 100);
// Three times a whole shop: on a busy machine longer than a test usually may.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const now = new Date('2026-11-22T15:00:00Z');

let folder: string;
let pictures: string;
let from: TestDatabase;
let to: TestDatabase;
const at = () => ({ folder, pictures });
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-shop-'));
  pictures = mkdtempSync(path.join(tmpdir(), 'matiz-pictures-'));
  from = await createTestDatabase();
  to = await createTestDatabase();
  await loadDemo(from.sql, {
    now,
    newId: nextId,
    hashPassword: createPasswordHasher().hash,
  });
  await from.sql`INSERT INTO search_curation (terms, starts_at)
    VALUES ('{oxidante,agua oxigenada}', '2026-12-01Z'), ('{tinte}', NULL)`;
  await from.sql`INSERT INTO search_curation_product (curation_id, product_id, position)
    SELECT search_curation.id, product.id, nullif(row_number() OVER (ORDER BY product.id), 3)
    FROM search_curation, (SELECT id FROM product ORDER BY id LIMIT 3) product
    WHERE terms[1] = 'oxidante'`;
  await from.sql`UPDATE business SET logo = 'upload/logo-1a.0123456789'`;
  await from.sql`UPDATE product SET pictures = ARRAY['a.1', 'b.2'],
      picture_texts = jsonb_build_object('b.2', 'Modo de uso; paso 1') WHERE id = 1`;
  await from.sql`UPDATE product SET picture_texts = jsonb_build_object(image, 'Caja') WHERE id = 2`;
  await from.sql`UPDATE product_version SET swatch_text = 'Mechón al sol'
    WHERE id = (SELECT min(id) FROM product_version WHERE tone_number IS NOT NULL)`;
  await from.sql`INSERT INTO menu_entry (menu, place, label, link, is_shown, screen) VALUES
    ('header', 1, 'Tintes', '/home/categories/' || (SELECT max(id) FROM category) || '/x', true, 'all'),
    ('shop', 1, 'Cursos', 'https://cursos.matiz.co/', false, 'phone')`;
  await loadReferenceData(to.sql);
  await exportShop(from.sql, at());
});
afterAll(async () => {
  await Promise.all([from.drop(), to.drop()]);
  for (const one of [folder, pictures]) rmSync(one, { recursive: true });
});

const counted = (outcome: Awaited<ReturnType<typeof importShop>>) =>
  Object.values(outcome?.counts ?? {}).reduce(
    (sum, { new: fresh, changed, removed }) => sum + fresh + changed + removed,
    0,
  );
const edit = (file: string, change: (text: string) => string) => {
  const name = path.join(folder, file);
  const before = readFileSync(name, 'utf8');
  writeFileSync(name, change(before));
  return () => writeFileSync(name, before);
};

test('a dry run counts everything and writes nothing', async () => {
  const outcome = await importShop(to.sql, at(), { isDryRun: true });
  expect([outcome?.bad, outcome?.faults, outcome?.isWritten]).toEqual([{}, {}, false]);
  expect(outcome?.counts['productos.csv']?.new).toBeGreaterThan(290);
  expect(await to.sql`SELECT FROM warehouse`).toHaveLength(0);
});

test('one bad row, and nothing of any file is written', async () => {
  const restore = edit('precios.csv', (text) => text.replace(/;(\d+)\r?\n/, ';gratis\n'));
  const outcome = await importShop(to.sql, at(), { isDryRun: false });
  restore();
  expect(outcome).toMatchObject({
    isWritten: false,
    bad: {
      'precios.csv': [
        { line: 2, fault: { code: 'BAD_VALUE', heading: 'precio', value: 'gratis' } },
      ],
    },
  });
  expect(await to.sql`SELECT FROM brand`).toHaveLength(0);
});

test('the demonstration in an empty database sells the same, and a second time changes nothing', async () => {
  const first = await importShop(to.sql, at(), { isDryRun: false });
  expect([first?.bad, first?.faults, first?.isWritten]).toEqual([{}, {}, true]);
  expect(await findViolations(to.sql)).toEqual([]);
  const again = await importShop(to.sql, at(), { isDryRun: false });
  expect(counted(again)).toBe(0);
  expect(await curated(to.sql)).toEqual(await curated(from.sql));
  expect(await decidedMenus(from.sql)).toHaveLength(2);
  expect(await decidedMenus(to.sql)).toEqual(await decidedMenus(from.sql));
  const [menus] = await to.sql`SELECT version FROM menu_set`;
  // The one who has them open is told.
  expect(menus?.version).toBe(2);
  expect(await described(from.sql)).toHaveLength(3);
  expect(await described(to.sql)).toEqual(await described(from.sql));

  const random = seeded(16);
  const pick = <T>(list: readonly T[]) => list[integerFrom(random, 0, list.length - 1)] as T;
  const options = await codesOf(from.sql`SELECT code FROM product_version ORDER BY code`);
  const cities = await codesOf(from.sql`SELECT city_code AS code FROM zone_city ORDER BY 1`);
  const trades = await codesOf(from.sql`SELECT code FROM trade_type ORDER BY code`);
  const tiers = [null, 'Bronce', 'Plata', 'Oro', 'Diamante'] as const;
  let discounted = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const asked = {
      option: pick(options),
      city: pick(cities),
      trade: pick([null, ...trades]),
      tier: pick(tiers),
      quantity: integerFrom(random, 1, 60),
      at: new Date(now.getTime() + integerFrom(random, -30 * 24, 60 * 24) * 3_600_000),
    };
    const [here, there] = [await priceFor(from.sql, asked), await priceFor(to.sql, asked)];
    expect(there, JSON.stringify(asked)).toEqual(here);
    if (here !== null && here.price < here.originalPrice) discounted += 1;
  }
  // Draws that never meet a list, a window or a break would prove little.
  expect(discounted).toBeGreaterThan(draws / 20);
});

test('parts that a file no longer names are gone, the rest is left alone', async () => {
  const restore = edit('ofertas-escalas.csv', (text) =>
    text.replace(/\r?\n[^\r\n]+\r?\n$/, '\r\n'),
  );
  const outcome = await importShop(to.sql, at(), { isDryRun: true });
  restore();
  expect(outcome?.counts['ofertas-escalas.csv']).toMatchObject({ removed: 1, new: 0, changed: 0 });
});

test.each([
  ['productos.csv', (text: string) => text.replace('codigo;', 'clave;'), 'UNKNOWN_HEADING'],
  ['marcas.csv', (text: string) => text.replace(/^.*\r?\n/, 'nombre\r\n'), 'MISSING_HEADING'],
])('%s with a heading that is none says so before anything else', async (file, change, code) => {
  const restore = edit(file, change);
  const outcome = await importShop(to.sql, at(), { isDryRun: false });
  restore();
  expect(outcome?.faults[file]).toMatchObject({ code });
});

test('a combo in a combo is refused, and so are parts of what is no combo', async () => {
  const restore = edit('combos-partes.csv', (text) => {
    const [head, first = '', second = '', ...rest] = text.split(/\r?\n/);
    const [bundle = '', position, product = '', ...cells] = first.split(';');
    const nested = [bundle, position, bundle, ...cells].join(';');
    const [, ...otherCells] = second.split(';');
    return [head, nested, [product, ...otherCells].join(';'), ...rest].join('\r\n');
  });
  const outcome = await importShop(to.sql, at(), { isDryRun: true });
  restore();
  expect(outcome?.bad['combos-partes.csv']).toMatchObject([
    { fault: { code: 'UNKNOWN', heading: 'producto', file: 'productos.csv como producto' } },
    { fault: { code: 'UNKNOWN', heading: 'combo', file: 'productos.csv como combo' } },
  ]);
});

test('a list for a customer who is not here yet waits, and its prices with it', async () => {
  const { counts } = (await importShop(to.sql, at(), { isDryRun: true })) ?? {};
  expect(counts?.['listas-de-precios.csv']?.waiting).toBe(1);
  expect(counts?.['listas-de-precios-productos.csv']?.waiting).toBeGreaterThan(0);
});

test('a folder that is none of ours is refused', async () => {
  const outcome = await importShop(to.sql, { folder: pictures, pictures }, { isDryRun: false });
  expect(outcome).toBeNull();
});

/** Entries of menus, a category by its address. */
function decidedMenus(sql: Sql) {
  return sql`
    SELECT menu, place, label, is_shown, screen, coalesce(category.slug, link) AS leads
    FROM menu_entry LEFT JOIN category ON link = format('/home/categories/%s/x', category.id)
    ORDER BY menu, place`;
}

/** What pictures show in words. */
function described(sql: Sql) {
  return sql`
    SELECT code, image, picture_texts::text AS said FROM product WHERE picture_texts <> '{}'
    UNION ALL SELECT code, swatch_image, swatch_text FROM product_version WHERE swatch_text <> ''
    ORDER BY code`;
}

/** What is chosen for each search, those that are hidden last. */
function curated(sql: Sql) {
  return sql`
    SELECT term, active, ARRAY(SELECT code FROM search_curation_product chosen
      JOIN product ON product.id = product_id WHERE chosen.curation_id = term.curation_id
      ORDER BY chosen.position, code) AS codes
    FROM search_curation_term term ORDER BY term`;
}

async function codesOf(rows: PromiseLike<readonly object[]>): Promise<string[]> {
  return (await rows).map((row) => String(Reflect.get(row, 'code')));
}

interface Asked {
  readonly option: string;
  readonly city: string;
  readonly trade: string | null;
  readonly tier: 'Bronce' | 'Plata' | 'Oro' | 'Diamante' | null;
  readonly quantity: number;
  readonly at: Date;
}

/** What someone of that kind pays there, then, for so many; its steps by name. */
async function priceFor(sql: Sql, { option, city, trade, tier, quantity, at: moment }: Asked) {
  const [viewer] = await sql<
    { warehouseId: number; stateCode: string; tradeTypeId: number | null }[]
  >`
    SELECT zone.warehouse_id AS "warehouseId", city.state_code AS "stateCode",
      (SELECT id FROM trade_type WHERE code = ${trade})::int AS "tradeTypeId"
    FROM zone_city JOIN zone ON zone.id = zone_city.zone_id
    JOIN city ON city.code = zone_city.city_code WHERE zone_city.city_code = ${city}`;
  if (!viewer) return null;
  const wanted = sql`SELECT id FROM product_version WHERE code = ${option}`;
  const who = { ...viewer, cityCode: city, customerId: null, loyaltyTier: tier, priceHidden: null };
  const [row] = await sql<{ sellable: unknown }[]>`
    SELECT sellable FROM (${selectSellables(sql, wanted, who, moment)}) read`;
  if (!row) return null;
  const price = priceOf(parseSellable(row.sellable), quantity, moment);
  return (
    price && {
      price: price.price,
      originalPrice: price.originalPrice,
      steps: price.steps.map(({ kind, name, before, after }) => ({ kind, name, before, after })),
    }
  );
}
