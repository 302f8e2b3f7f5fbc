import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { buildShopper } from '#testing/orders.ts';
import { ownedTables, readReferences, referringTables } from './references.store.ts';

let test: ImportFixture;
let userId: string;
beforeAll(async () => {
  test = await createImportFixture();
  ({ userId } = await buildShopper(test));
  await test.sql`INSERT INTO custom_list (url_name, title) VALUES ('lista', 'Lista')`;
  await test.sql`INSERT INTO price_list (name, city_code, priority) VALUES ('Lista', '11001', 1)`;
  await test.sql`INSERT INTO deal (name, kind) VALUES ('Oferta', 'percentage')`;
  await test.sql`INSERT INTO cart (id, customer_id, warehouse_id, created_by)
    SELECT gen_random_uuid(), customer_id, 1, id FROM app_user WHERE id = ${userId}`;
});
afterAll(() => test.close());

it('asks every table that may refer to a product or a version', async () => {
  const rows = await test.sql<{ name: string }[]>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid IN ('product'::regclass, 'product_version'::regclass)`;
  expect(rows.map(({ name }) => name).sort()).toEqual([...ownedTables, ...referringTables].sort());
});

/** What holds a product: `$1`, with its version `$2`. */
const ways: Readonly<Record<string, string>> = {
  'a line of a cart': `INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
    SELECT gen_random_uuid(), cart.id, $1, $2, false, 1, 1 FROM cart`,
  'a favourite': `INSERT INTO favourite (user_id, product_id)
    SELECT app_user.id, $1 FROM app_user, product_version WHERE customer_id IS NOT NULL AND product_version.id = $2`,
  'a list': `INSERT INTO custom_list_product (list_id, product_id, position)
    SELECT id, $1, $2 FROM custom_list`,
  'a chosen result': `WITH made AS (INSERT INTO search_curation (terms) VALUES (ARRAY['t' || $2::int]) RETURNING id)
    INSERT INTO search_curation_product (curation_id, product_id) SELECT id, $1 FROM made`,
  'a price list': `INSERT INTO price_list_item (product_id, list_id, price)
    SELECT $1, id, $2::int FROM price_list`,
  'a programmed price': `INSERT INTO programmed_price (name, product_id, price, during)
    VALUES ('Semana', $1, $2::int, '[2026-11-01,2026-11-30)')`,
  'a deal':
    'INSERT INTO deal_product (product_id, deal_id) SELECT $1, id FROM deal WHERE $2::int > 0',
  'a line saved for later': `INSERT INTO saved_line (customer_id, version_id, quantity, seen_price, saved_at)
    SELECT customer_id, $2, $1::int - $1::int + 1, 1, now() FROM app_user WHERE customer_id IS NOT NULL`,
  'a coupon': `INSERT INTO coupon (code, title, kind, amount, starts_at, ends_at, product_id, buy_quantity, get_quantity)
    VALUES ('LLEVA' || $2::int, 'Lleva', 'buy-get', 100, '2026-11-01Z', '2026-12-01Z', $1, 2, 1)`,
  'a sale': `INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, arrival_id)
    SELECT 1, $2, 5, 'arrival', id FROM arrival WHERE product_id = $1`,
};

it.each(Object.keys(ways))('%s holds a product', async (way) => {
  const product = await buildProduct(test.sql);
  await buildArrival(test.sql, product.versions[0], { date: '2026-12-01' });
  const isHeld = async () => {
    const held = await readReferences(test.sql.reader, '00000000-0000-4000-8000-000000000000', [
      product.id,
    ]);
    return held.get(product.id)?.isProductReferenced;
  };
  expect(await isHeld()).toBe(false);
  await test.sql.unsafe(ways[way] ?? '', [product.id, product.versions[0].id]);
  expect(await isHeld()).toBe(true);
});

it('a combo holds its parts, a chosen part its version, a promise its arrival', async () => {
  const [part, dye, promised] = [
    await buildProduct(test.sql),
    await buildProduct(test.sql, { tones: ['1.0', '2.0'] }),
    await buildProduct(test.sql),
  ];
  const combo = await buildProduct(test.sql, {
    parts: [{ productId: part.id }, { productId: dye.id }],
  });
  await buildArrival(test.sql, promised.versions[0], { date: '2026-12-01', promised: 1 });
  await test.sql`INSERT INTO cart_line (id, cart_id, product_id, version_id, assembly_version_ids,
      advance, quantity, seen_price)
    SELECT gen_random_uuid(), cart.id, ${combo.id}::int, ${combo.versions[0].id}::int,
      ARRAY[${dye.versions[1]?.id ?? 0}::int], false, 1, 1 FROM cart`;
  const ids = [part.id, dye.id, promised.id, combo.id];
  const held = await readReferences(test.sql.reader, '00000000-0000-4000-8000-000000000000', ids);
  expect(ids.map((id) => held.get(id)?.isProductReferenced)).toEqual([true, true, true, true]);
  expect(held.get(dye.id)?.versions).toEqual([dye.versions[1]?.code]);
});
