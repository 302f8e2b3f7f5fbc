import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function sizeOf(categoryId: number) {
  const [row] = await database.sql<{ products: number }[]>`
    SELECT products FROM category_size WHERE category_id = ${categoryId} AND warehouse_id = 1`;
  return row?.products ?? 0;
}
async function cardOf(productId: number) {
  const [row] = await database.sql<{ card: { brand: { name: string }; versionCount: number } }[]>`
    SELECT card FROM product WHERE id = ${productId}`;
  return row?.card;
}

/** Until a connection of this database waits for a lock. */
async function isWaiting(sql: TestDatabase['sql']) {
  for (;;) {
    const [row] = await sql<{ waiting: number }[]>`SELECT count(*)::int AS waiting
      FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if (row?.waiting) return;
  }
}

describe('what the database keeps of the catalogue', () => {
  it('counts a category through sale, withdrawal, moving and removal', async () => {
    const { sql } = database;
    const [here, there] = [await buildCategory(sql), await buildCategory(sql)];
    const first = await buildProduct(sql, { categoryId: here });
    const second = await buildProduct(sql, { categoryId: here });
    await buildProduct(sql, { categoryId: here, price: null });
    expect(await sizeOf(here)).toBe(2);
    await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${first.id}`;
    expect(await sizeOf(here)).toBe(1);
    await sql`UPDATE product SET category_id = ${there} WHERE id = ${second.id}`;
    expect([await sizeOf(here), await sizeOf(there)]).toEqual([0, 1]);
    await sql`DELETE FROM base_price WHERE product_id = ${second.id}`;
    expect(await sizeOf(there)).toBe(0);
  });

  it('counts both of two changes that happen at once', async () => {
    const { sql } = database;
    const categoryId = await buildCategory(sql);
    await buildProduct(sql, { categoryId });
    await Promise.all(Array.from({ length: 6 }, () => buildProduct(sql, { categoryId })));
    expect(await sizeOf(categoryId)).toBe(7);
  });

  it('keeps a card with the name of its brand and its versions', async () => {
    const { sql } = database;
    const dye = await buildProduct(sql, { tones: ['6.0', '7.43'] });
    await sql`UPDATE brand SET name = 'Kolora' WHERE id = ${dye.brandId}`;
    await sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${dye.versions[0].id}`;
    expect(await cardOf(dye.id)).toMatchObject({ brand: { name: 'Kolora' }, versionCount: 1 });
  });

  it('keeps a tree of categories whatever is moved', async () => {
    const { sql } = database;
    const root = await buildCategory(sql);
    const branch = await buildCategory(sql, { parentId: root });
    const leaf = await buildCategory(sql, { parentId: branch });
    const other = await buildCategory(sql);
    await sql`UPDATE category SET parent_id = ${other} WHERE id = ${branch}`;
    const rows = await sql<{ id: number; subtree: number[] }[]>`
      SELECT id, subtree FROM category WHERE id IN (${root}, ${other}) ORDER BY id`;
    expect(rows.map(({ subtree }) => subtree)).toEqual([[root], [branch, leaf, other]]);
  });

  it('says the same as the catalogue in the end', async () => {
    expect(await findViolations(database.sql)).toEqual([]);
  });

  it('knows what a product can be filtered by, through every change', async () => {
    const { sql } = database;
    const brandId = await buildBrand(sql);
    const dye = await buildProduct(sql, { brandId, line: 'Á la Mode', tones: ['6.0', '7.43'] });
    const read = async () => {
      const [row] = await sql`SELECT line_key, levels, reflections, shades, sold_in, volumes
        FROM product_facet WHERE product_id = ${dye.id}`;
      return row;
    };
    const sold = { line_key: 'a-la-mode', sold_in: [1, 2], volumes: [] };
    expect(await read()).toEqual({ ...sold, levels: [6, 7], reflections: [], shades: [] });
    await sql`INSERT INTO brand_reflection (brand_id, digit, family) VALUES (${brandId}, '4', 'Cobrizo')`;
    expect(await read()).toMatchObject({ reflections: ['cobrizo'], shades: ['7:cobrizo'] });
    await sql`UPDATE product_version SET volume = 60 WHERE id = ${dye.versions[0].id}`;
    expect(await read()).toMatchObject({ volumes: [60] });
    await sql`UPDATE product_version SET withdrawn_at = now() WHERE product_id = ${dye.id}`;
    expect(await read()).toMatchObject({ levels: [], reflections: [], shades: [], volumes: [] });
    await sql`UPDATE product SET withdrawn_at = now(), line = NULL WHERE id = ${dye.id}`;
    expect(await read()).toMatchObject({ line_key: null, sold_in: [] });
  });

  it('knows between which prices a product is sold, through every change', async () => {
    const { sql } = database;
    const [product, free] = [
      await buildProduct(sql, { price: 10_000 }),
      await buildProduct(sql, { price: null }),
    ];
    const id = product.id;
    const read = async (productId = id) => {
      const [row] = await sql<{ least: number; most: number }[]>`
        SELECT least_price AS least, most_price AS most FROM product_facet
        WHERE product_id = ${productId}`;
      return row && [row.least, row.most];
    };
    expect([await read(), await read(free.id)]).toEqual([
      [10_000, 10_000],
      [null, null],
    ]);
    const listId = await buildPriceList(sql, {
      tradeTypeId: 1,
      items: [{ productId: id, percent: 10 }],
    });
    expect(await read()).toEqual([9_000, 10_000]);
    await sql`UPDATE price_list_item SET percent = NULL, price = 12_000 WHERE list_id = ${listId}`;
    expect(await read()).toEqual([10_000, 12_000]);
    const dueId = await buildProgrammedPrice(sql, { productId: id, price: 8_000 });
    expect(await read()).toEqual([8_000, 12_000]);
    const dealId = await buildDeal(sql, {
      productIds: [id],
      breaks: [{ minQuantity: 6, percent: 5 }],
    });
    expect(await read()).toEqual([7_600, 12_000]);
    await sql`UPDATE deal_break SET percent = 50 WHERE deal_id = ${dealId}`;
    expect(await read()).toEqual([4_000, 12_000]);
    await discountVersion(sql, product.versions[0].id, { value: 5_000 });
    expect(await read()).toEqual([0, 12_000]);
    await sql`UPDATE product_version SET discount_value = NULL WHERE product_id = ${id}`;
    await sql`DELETE FROM deal WHERE id = ${dealId}`;
    await sql`DELETE FROM programmed_price WHERE id = ${dueId}`;
    await sql`DELETE FROM price_list WHERE id = ${listId}`;
    await sql`UPDATE base_price SET price = 11_000 WHERE product_id = ${id} AND warehouse_id = 1`;
    expect(await read()).toEqual([10_000, 11_000]);
    await sql`DELETE FROM base_price WHERE product_id = ${id}`;
    expect(await read()).toEqual([null, null]);
  });

  it('knows them when two prices of a product change at once', async () => {
    const { sql } = database;
    const { id } = await buildProduct(sql, { price: 10_000 });
    let other = Promise.resolve(0);
    await sql.begin(async (tx) => {
      await tx`UPDATE base_price SET price = 20_000 WHERE product_id = ${id}`;
      other = buildProgrammedPrice(sql, { productId: id, price: 15_000 });
      await isWaiting(sql);
    });
    await other;
    expect(
      await sql`SELECT least_price, most_price FROM product_facet WHERE product_id = ${id}`,
    ).toEqual([{ least_price: 15_000, most_price: 20_000 }]);
    expect(await findViolations(sql)).toEqual([]);
  });

  it.each([
    [
      'a product knows between which prices it is sold',
      'UPDATE product_facet SET least_price = least_price - 1',
    ],
    ['a product knows what it can be filtered by', "UPDATE product_facet SET levels = '{11}'"],
    ['a category has as many products as it counts', 'UPDATE category_size SET products = 99'],
    ['a product knows whether it is promoted', 'UPDATE product SET has_deal = true'],
    [
      'a product knows which versions cannot be promised',
      "UPDATE product SET unpromised_versions = '{0}'",
    ],
  ])('%s, or the audit says so', async (invariant, change) => {
    const undone = new Error('undone');
    const found = database.sql.begin(async (sql) => {
      await sql.unsafe(change);
      expect((await findViolations(sql)).map((one) => one.invariant)).toContain(invariant);
      throw undone;
    });
    await expect(found).rejects.toBe(undone);
  });
});
