import type { Sql } from '../pool.ts';
import { loadReferenceData } from '../reference/load-reference-data.ts';

export interface GeneratedSize {
  /** How many products. */
  readonly products: number;
  /** The same seed makes the same catalogue. */
  readonly seed: number;
  /** Versions of each product that has tones (three of four do). Default 13: about ten a product. */
  readonly tones?: number;
}

/** Products in one statement: bounds what the triggers hold at once. */
const chunk = 5_000;

/**
 * Fills an empty catalogue with as many products as a measurement asks for (`npm run bench`):
 * brands, a category tree, versions, three warehouses, stock, prices, lists, deals and arrivals.
 * Not a shop: the names are made of words that searches look for, the pictures are absent.
 */
export async function generateCatalogue(sql: Sql, size: GeneratedSize): Promise<void> {
  await loadReferenceData(sql);
  await sql.begin(async (tx) => {
    await tx.unsafe('SET LOCAL statement_timeout = 0');
    await generateGround(tx);
    await tx.unsafe(searchKept('DISABLE'));
    for (let from = 1; from <= size.products; from += chunk) {
      const to = Math.min(size.products, from + chunk - 1);
      await generateProducts(tx, size, from, to);
    }
    await tx.unsafe(searchKept('ENABLE'));
    await generatePromotions(tx, size.seed);
  });
  // Filled in three passes, which left each row's former selves behind.
  await sql.unsafe('VACUUM (FULL) product');
  // By sales, as a shop's are brought each night.
  await sql.unsafe('SELECT mark_hot_products()');
  await sql.unsafe('CLUSTER product_search');
  await sql.unsafe('VACUUM (ANALYZE)');
}

/** A product is read for search once, when all of it is there, not again after each of its parts. */
function searchKept(change: 'DISABLE' | 'ENABLE'): string {
  return `ALTER TABLE product ${change} TRIGGER product_search_added;
    ALTER TABLE product ${change} TRIGGER product_search_changed;
    ALTER TABLE product_version ${change} TRIGGER search_version_added`;
}

async function generateGround(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO warehouse (id, code, name, city_code)
    VALUES (1, 'BOG', 'Bogotá', '11001'), (2, 'MDE', 'Medellín', '05001'), (3, 'CLO', 'Cali', '76001')
    ON CONFLICT DO NOTHING`;
  await sql`
    INSERT INTO zone (code, name, warehouse_id, delivery_days, cut_off_hour, cash_on_delivery, shipping_price)
    SELECT code, name, id, 1, 15, true, 9900 FROM warehouse ON CONFLICT DO NOTHING`;
  await sql`
    INSERT INTO zone_city (city_code, zone_id)
    SELECT warehouse.city_code, zone.id FROM zone JOIN warehouse ON warehouse.id = zone.warehouse_id
    ON CONFLICT DO NOTHING`;
  await sql`
    INSERT INTO brand (code, name, slug, image)
    SELECT 'GB' || i, 'Marca ' || i, 'marca-' || i, 'brand-' || i FROM generate_series(1, 40) i`;
  await sql`
    INSERT INTO brand_reflection (brand_id, digit, family)
    SELECT brand.id, meaning.digit, meaning.family FROM brand, (VALUES ('0', 'natural'), ('1', 'ceniza'),
      ('2', 'irisado'), ('3', 'dorado'), ('4', 'cobrizo'), ('5', 'caoba'), ('6', 'rojizo'), ('7', 'mate'),
      ('8', 'perla')) AS meaning (digit, family)`;
  await sql`
    INSERT INTO category (name, slug, position, image)
    SELECT 'Sección ' || i, 'seccion-' || i, i, 'category-' || i FROM generate_series(1, 10) i`;
  await sql`
    INSERT INTO category (parent_id, name, slug, position, image)
    SELECT parent.id, 'Grupo ' || i, parent.slug || '-grupo-' || i, i, parent.image
    FROM category parent, generate_series(1, 6) i`;
}

async function generateProducts(sql: Sql, size: GeneratedSize, from: number, to: number) {
  const { seed, tones = 13 } = size;
  await sql`
    WITH leaf AS (SELECT array_agg(id ORDER BY id) AS ids FROM category WHERE parent_id IS NOT NULL),
    brands AS (SELECT array_agg(id ORDER BY id) AS ids FROM brand),
    words AS (SELECT
      '{Tinte,Champú,Tratamiento,Oxidante,Mascarilla,Esmalte,Decolorante,Cepillo}'::text[] AS kind,
      '{profesional,hidratante,permanente,reparador,nutritivo,intenso,sin amoniaco}'::text[] AS trait,
      '{keratina,argán,coco,aguacate,colágeno,biotina,romero,miel,rosas}'::text[] AS essence),
    drawn AS (SELECT i, abs(hashint8extended(i::bigint, ${seed}::bigint) % 1000000007) AS dice
      FROM generate_series(${from}::int, ${to}::int) i)
    INSERT INTO product (code, name, slug, brand_id, category_id, line, description, content_size,
      has_versions, is_presale, is_new, is_best_seller, sales_rank, listed_at, image)
    SELECT 'G' || lpad(i::text, 6, '0'),
      concat_ws(' ', kind[1 + dice % 8], trait[1 + dice / 8 % 7], essence[1 + dice / 56 % 9], i),
      'producto-' || i, brands.ids[1 + dice / 7 % 40], leaf.ids[1 + dice / 280 % 60],
      'Línea ' || dice % 25, 'Producto generado para medir.', (ARRAY['60 ml', '250 ml', '1 l'])[1 + dice % 3],
      i % 4 <> 0, i % 5 = 0, dice % 20 = 0, dice % 25 = 0, 1 + dice % 900000,
      timestamptz '2026-01-01' + dice % 20000000 * interval '1 second', 'generated'
    FROM drawn, words, leaf, brands`;
  await sql`
    INSERT INTO product_version (product_id, code, position, tone_number, tone_name, tone_level,
      tone_primary, tone_series, tone_sort, swatch_hex, swatch_image, is_top_seller, is_new)
    SELECT product.id, CASE WHEN has_versions THEN product.code || '-' || t ELSE product.code END, t,
      CASE WHEN has_versions THEN concat(level, '.', first, nullif(second, '0')) END,
      CASE WHEN has_versions THEN 'Tono ' || t END,
      CASE WHEN has_versions THEN level END, CASE WHEN has_versions THEN first END,
      CASE WHEN has_versions THEN 'Naturales' END, CASE WHEN has_versions THEN t END,
      CASE WHEN has_versions THEN '#' || lpad(to_hex((t * 977 + product.id) % 16777215), 6, '0') END,
      CASE WHEN has_versions THEN 'generated' END, t < 3, t = 4
    FROM product, generate_series(1, CASE WHEN has_versions THEN ${tones}::int ELSE 1 END) t,
      -- One of 900 tones, another one for each version: a number is found in one of 92 products.
      LATERAL (SELECT (product.id * 13 + t) * 37 % 900 AS place) one,
      LATERAL (SELECT 1 + place % 10 AS level, (place / 10 % 9)::text AS first, (place / 90)::text AS second) tone
    WHERE product.code BETWEEN 'G' || lpad(${from}::text, 6, '0') AND 'G' || lpad(${to}::text, 6, '0')`;
  await sql`
    INSERT INTO base_price (warehouse_id, product_id, price)
    SELECT warehouse.id, product.id, 5000 + product.id * 37 % 90000 + warehouse.id * 100
    FROM product, warehouse
    WHERE product.code BETWEEN 'G' || lpad(${from}::text, 6, '0') AND 'G' || lpad(${to}::text, 6, '0')`;
  await sql`
    SELECT refresh_product_search(ARRAY(SELECT id FROM product
      WHERE code BETWEEN 'G' || lpad(${from}::text, 6, '0') AND 'G' || lpad(${to}::text, 6, '0')))`;
}

async function generatePromotions(sql: Sql, seed: number): Promise<void> {
  await sql`
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    SELECT warehouse.id, version.id, version.product_id,
      abs(hashint8extended(version.id::bigint, ${seed}::bigint + warehouse.id) % 500)
    FROM product_version version, warehouse`;
  await sql`
    INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap)
    SELECT warehouse.id, version.id, version.product_id, current_date + 10 + version.id % 20, 100
    FROM product_version version JOIN product ON product.id = version.product_id, warehouse
    WHERE product.is_presale AND version.position < 4`;
  await sql`
    INSERT INTO price_list (name, trade_type_id, city_code, loyalty_tier, priority)
    SELECT 'Generada ' || name, id, NULL, NULL, 10 FROM trade_type
    UNION ALL SELECT 'Generada Medellín', NULL, '05001', NULL, 20
    UNION ALL SELECT 'Generada Oro', NULL, NULL, 'Oro', 30`;
  await sql`
    INSERT INTO price_list_item (product_id, list_id, percent)
    SELECT product.id, price_list.id, 2 + (product.id + price_list.id) % 10
    FROM product, price_list WHERE (product.id + price_list.id) % 3 = 0`;
  await sql`
    INSERT INTO programmed_price (name, product_id, price, during)
    SELECT 'Generado ' || id, id, 4000 + id % 1000, tstzrange(now() - interval '1 day', now() + interval '90 days')
    FROM product WHERE id % 25 = 0`;
  await sql`INSERT INTO deal (name, kind) SELECT 'Generada por volumen ' || i, 'volume' FROM generate_series(1, 20) i`;
  await sql`
    INSERT INTO deal_break (deal_id, min_quantity, percent)
    SELECT deal.id, step * 6, step * 3 FROM deal, generate_series(1, 3) step`;
  await sql`
    INSERT INTO deal_product (product_id, deal_id)
    SELECT product.id, deals.ids[1 + product.id % 20]
    FROM product, (SELECT array_agg(id ORDER BY id) AS ids FROM deal) deals WHERE product.id % 10 = 0`;
}
