import type { Sql } from '../db/pool.ts';
import { nextNumber } from './numbers.ts';
import { buildPlaces } from './places.ts';

export interface BuiltVersion {
  id: number;
  code: string;
  productId: number;
}
export interface BuiltProduct {
  id: number;
  code: string;
  name: string;
  brandId: number;
  categoryId: number;
  /** At least one; without tones and volumes the one with the product's code. */
  versions: [BuiltVersion, ...BuiltVersion[]];
}

export interface ProductOptions {
  code?: string;
  name?: string;
  brandId?: number;
  categoryId?: number;
  line?: string;
  /** Printed tone numbers, one version each. */
  tones?: readonly string[];
  /** Volumes of an oxidant, one version each. */
  volumes?: readonly number[];
  /** Pesos in both warehouses; null: sold nowhere. Default 10 000. */
  price?: number | null;
  /** Units of each version in both warehouses. Default 100. */
  stock?: number;
  minQuantity?: number;
  multiple?: number;
  taxRate?: 0 | 5 | 19;
  isPresale?: boolean;
  isNew?: boolean;
  isBestSeller?: boolean;
  salesRank?: number;
  listedAt?: Date;
  /** The parts of a combo; a part without `versionId` is the buyer's choice. */
  parts?: readonly { productId: number; versionId?: number; quantity?: number }[];
}

/** A brand of its own. Answers its id. */
export async function buildBrand(sql: Sql, name = `Marca ${nextNumber()}`): Promise<number> {
  const slug = `marca-${nextNumber()}`;
  const [row] = await sql<{ id: number }[]>`INSERT INTO brand (code, name, slug, image)
    VALUES (${slug}, ${name}, ${slug}, 'brand') RETURNING id`;
  return idOf(row);
}

/** A category, under `parentId` when it is given. Answers its id. */
export async function buildCategory(
  sql: Sql,
  options: { name?: string; parentId?: number | null } = {},
): Promise<number> {
  const number = nextNumber();
  const { name = `Categoría ${number}`, parentId = null } = options;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO category (parent_id, name, slug, position, image)
    VALUES (${parentId}, ${name}, ${`categoria-${number}`}, 1, 'category') RETURNING id`;
  return idOf(row);
}

/** A product that can be bought in Bogotá and Medellín, unless the options say otherwise. */
export async function buildProduct(sql: Sql, options: ProductOptions = {}): Promise<BuiltProduct> {
  await buildPlaces(sql);
  const number = nextNumber();
  const { code = `P${number}`, name = `Producto ${number}`, price = 10_000 } = options;
  const brandId = options.brandId ?? (await buildBrand(sql));
  const categoryId = options.categoryId ?? (await buildCategory(sql));
  const hasVersions = Boolean(options.tones ?? options.volumes);
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO product (code, name, slug, brand_id, category_id, line, kind, tax_rate,
      min_quantity, multiple, has_versions, is_presale, is_new, is_best_seller, sales_rank,
      listed_at, image)
    VALUES (${code}, ${name}, ${`producto-${number}`}, ${brandId}, ${categoryId},
      ${options.line ?? null}, ${options.parts ? 'combo' : 'product'}, ${options.taxRate ?? 19},
      ${options.minQuantity ?? 1}, ${options.multiple ?? 1}, ${hasVersions},
      ${options.isPresale ?? false}, ${options.isNew ?? false}, ${options.isBestSeller ?? false},
      ${options.salesRank ?? 1000}, ${options.listedAt ?? new Date('2026-01-01')}, 'packshot')
    RETURNING id`;
  const id = idOf(row);
  const versions = await insertVersions(sql, id, code, options);
  if (price !== null) {
    await sql`INSERT INTO base_price (warehouse_id, product_id, price)
      VALUES (1, ${id}, ${price}), (2, ${id}, ${price})`;
  }
  for (const version of versions) {
    for (const warehouseId of [1, 2]) {
      await setStock(sql, version, options.stock ?? 100, warehouseId);
    }
  }
  let position = 0;
  for (const { productId, versionId = null, quantity = 1 } of options.parts ?? []) {
    position += 1;
    await sql`INSERT INTO combo_part (combo_id, position, product_id, version_id, quantity)
      VALUES (${id}, ${position}, ${productId}, ${versionId}, ${quantity})`;
  }
  return { id, code, name, brandId, categoryId, versions };
}

async function insertVersions(
  sql: Sql,
  productId: number,
  productCode: string,
  { tones, volumes }: ProductOptions,
): Promise<[BuiltVersion, ...BuiltVersion[]]> {
  const drafts = [
    ...(tones ?? []).map((tone) => ({ code: `${productCode}-${tone}`, tone, volume: null })),
    ...(volumes ?? []).map((volume) => ({ code: `${productCode}-${volume}V`, tone: null, volume })),
  ];
  const [first = { code: productCode, tone: null, volume: null }, ...rest] = drafts;
  return [
    await insertVersion(sql, productId, first, 1),
    ...(await Promise.all(
      rest.map((draft, index) => insertVersion(sql, productId, draft, index + 2)),
    )),
  ];
}

/** What is beyond 12 is no level: the 31 of a polish. */
function levelOf(tone: string | null): number | null {
  const level = Number.parseInt(tone ?? '', 10);
  return level >= 1 && level <= 12 ? level : null;
}

async function insertVersion(
  sql: Sql,
  productId: number,
  { code, tone, volume }: { code: string; tone: string | null; volume: number | null },
  position: number,
): Promise<BuiltVersion> {
  const hasTone = tone !== null;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO product_version (product_id, code, position, volume, tone_number, tone_name,
      tone_level, tone_series, tone_sort, swatch_hex)
    VALUES (${productId}, ${code}, ${position}, ${volume}, ${tone},
      ${hasTone ? `Tono ${tone}` : null}, ${levelOf(tone)},
      ${hasTone ? 'Naturales' : null}, ${hasTone ? position : null}, ${hasTone ? '#7a4b2c' : null})
    RETURNING id`;
  return { id: idOf(row), code, productId };
}

/** Sets the units of a version in a warehouse (default Bogotá's). */
export async function setStock(
  sql: Sql,
  version: Pick<BuiltVersion, 'id' | 'productId'>,
  available: number,
  warehouseId = 1,
): Promise<void> {
  await sql`INSERT INTO stock_movement (warehouse_id, version_id, delta, reason)
    SELECT ${warehouseId}, ${version.id}, delta, 'count' FROM (
      SELECT ${available} - coalesce((SELECT available FROM stock
        WHERE warehouse_id = ${warehouseId} AND version_id = ${version.id}), 0) AS delta) counted
    WHERE delta <> 0`;
  await sql`INSERT INTO stock (warehouse_id, version_id, product_id, available)
    VALUES (${warehouseId}, ${version.id}, ${version.productId}, ${available})
    ON CONFLICT (warehouse_id, version_id) DO UPDATE SET available = excluded.available`;
}

/** Units that come in on a day ('yyyy-mm-dd'); the product must be presale to promise them. */
export async function buildArrival(
  sql: Sql,
  version: Pick<BuiltVersion, 'id' | 'productId'>,
  options: { date: string; cap?: number; promised?: number; warehouseId?: number },
): Promise<number> {
  const { date, cap = 50, promised = 0, warehouseId = 1 } = options;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap, promised)
    VALUES (${warehouseId}, ${version.id}, ${version.productId}, ${date}, ${cap}, ${promised})
    RETURNING id`;
  return idOf(row);
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('The insert answered no id');
  return row.id;
}
