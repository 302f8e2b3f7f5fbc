import type { DemoCatalogue, DemoProduct, DemoVersion } from '@matiz/demo/catalogue/types.ts';
import type { Demo } from '@matiz/demo/types.ts';
import { parseTone } from '@matiz/domain/catalogue/tone.ts';
import { demoPictureKey } from '#adapters/images/demo-pictures.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';

/** So many of the best ranked products are tagged as best sellers. */
const bestSellers = 36;

/** Brands, categories, products with their versions and parts, and the banners, promotion and lists that lead to them. */
export async function loadCatalogue(sql: Sql, { catalogue, home }: Demo, now: Date): Promise<void> {
  await insertBrands(sql, catalogue);
  await insertCategories(sql, catalogue);
  await insertProducts(sql, catalogue, now);
  await insertCustomLists(sql, home);
  await insertAll(sql, 'announcement', [{ ...home.announcement }]);
  const { title, background, timer, startsAt, endsAt, appLink } = home.promotionalHeader;
  await insertAll(sql, 'promotion_header', [
    {
      title,
      background,
      has_timer: timer,
      starts_at: startsAt,
      end_date: endsAt,
      app_link: appLink,
    },
  ]);
  const categoryId = await readIds(sql, 'category', 'slug');
  await insertAll(
    sql,
    'banner',
    home.banners.map(({ position, title, desktopPicture, mobilePicture, appLink, order }) => ({
      place: position,
      position: order,
      title,
      desktop_image: demoPictureKey(desktopPicture),
      mobile_image: demoPictureKey(mobilePicture),
      // The demonstration names a category by its slug; the address wants its number (§2).
      app_link: appLink.replace(
        /^(\/home\/categories\/)([^/]+)/,
        (_all, path: string, slug: string) => `${path}${categoryId(slug)}`,
      ),
    })),
  );
}

async function insertBrands(sql: Sql, { brands }: DemoCatalogue): Promise<void> {
  await insertAll(
    sql,
    'brand',
    brands.map(({ code, name, slug, story, picture }) => ({
      code,
      name,
      slug,
      story,
      image: demoPictureKey(picture),
    })),
  );
  const brandId = await readIds(sql, 'brand', 'code');
  await insertAll(
    sql,
    'brand_reflection',
    brands.flatMap(({ code, reflections }) =>
      reflections.map(({ digit, family }) => ({ brand_id: brandId(code), digit, family })),
    ),
  );
}

/** Level by level, since a category needs its parent's number. */
async function insertCategories(sql: Sql, { categories }: DemoCatalogue): Promise<void> {
  let level = categories.filter(({ parent }) => parent === null);
  let done = 0;
  while (level.length > 0) {
    const idOf = await readIds(sql, 'category', 'slug');
    await insertAll(
      sql,
      'category',
      level.map(({ slug, name, parent, position, picture }) => ({
        slug,
        name,
        position,
        image: demoPictureKey(picture),
        parent_id: parent === null ? null : idOf(parent),
      })),
    );
    done += level.length;
    const parents = new Set(level.map(({ code }) => code));
    level = categories.filter(({ parent }) => parent !== null && parents.has(parent));
  }
  if (done !== categories.length)
    throw new Error('The categories of the demonstration are no tree');
}

async function insertProducts(
  sql: Sql,
  { products, lines }: DemoCatalogue,
  now: Date,
): Promise<void> {
  const brandId = await readIds(sql, 'brand', 'code');
  const categoryId = await readIds(sql, 'category', 'slug');
  const lineNames = new Map(lines.map(({ code, name }) => [code, name]));
  await insertAll(
    sql,
    'product',
    products.map((product) => ({
      ...productRow(product),
      listed_at: listedAt(product, now),
      brand_id: brandId(product.brand),
      category_id: categoryId(product.category),
      line: product.line === null ? null : (lineNames.get(product.line) ?? null),
    })),
  );
  const productId = await readIds(sql, 'product', 'code');
  await insertAll(
    sql,
    'product_version',
    products.flatMap(({ code, versions }) =>
      versions.map((version) => ({ product_id: productId(code), ...versionRow(version) })),
    ),
  );
  const versionId = await readIds(sql, 'product_version', 'code');
  await insertAll(
    sql,
    'combo_part',
    products.flatMap(({ code, parts }) =>
      parts.map(({ product, version, quantity }, index) => ({
        combo_id: productId(code),
        position: index + 1,
        product_id: productId(product),
        version_id: version === null ? null : versionId(version),
        quantity,
      })),
    ),
  );
}

async function insertCustomLists(sql: Sql, { customLists }: Demo['home']): Promise<void> {
  await insertAll(
    sql,
    'custom_list',
    customLists.map(({ urlName, title }) => ({ url_name: urlName, title })),
  );
  const listId = await readIds(sql, 'custom_list', 'url_name');
  const productId = await readIds(sql, 'product', 'code');
  await insertAll(
    sql,
    'custom_list_product',
    customLists.flatMap(({ urlName, products }) =>
      [...new Set(products)].map((code, index) => ({
        list_id: listId(urlName),
        product_id: productId(code),
        position: index + 1,
      })),
    ),
  );
}

function productRow(product: DemoProduct) {
  return {
    code: product.code,
    name: product.name,
    slug: product.slug,
    kind: product.kind === 'combo' ? 'combo' : 'product',
    description: product.description,
    invima_code: product.invimaCode,
    tax_rate: product.taxRate,
    content_size: product.contentSize || null,
    min_quantity: product.minQuantity,
    multiple: product.multiple,
    has_versions: product.hasVersions,
    is_presale: product.isPresale,
    is_new: product.isNew,
    is_best_seller: product.salesRank <= bestSellers,
    sales_rank: product.salesRank,
    image: demoPictureKey(product.picture),
    pictures: product.gallery.map(demoPictureKey),
    keywords: product.keywords,
    version_count: 0,
    attributes: [],
    swatches: [],
    withdrawn_versions: [],
    sold_in: [],
  };
}

/** New products came in the last weeks, the others within the year before. */
function listedAt({ isNew, salesRank }: DemoProduct, now: Date): Date {
  const days = isNew ? salesRank % 40 : 60 + (salesRank % 300);
  return new Date(now.getTime() - days * 86_400_000);
}

function versionRow(version: DemoVersion) {
  const { tone, discount } = version;
  return {
    code: version.code,
    position: version.position,
    volume: version.volume?.volume ?? null,
    tone_number: tone?.number ?? null,
    tone_name: tone?.name ?? null,
    tone_level: tone?.level ?? null,
    tone_primary: tone?.primary ?? null,
    tone_secondary: tone?.secondary ?? null,
    tone_series: tone === null ? null : (tone.series ?? ''),
    tone_sort: tone === null ? null : parseTone(tone.number).sortKey,
    swatch_hex: tone?.hex.toLowerCase() ?? null,
    swatch_image: version.picture === null ? null : demoPictureKey(version.picture),
    is_top_seller: version.isTopSeller,
    is_new: version.isNew,
    excluded_from_presale: version.excludedFromPresale,
    discount_percent: discount?.type === 'percentage' ? discount.amount : null,
    discount_value: discount?.type === 'value' ? discount.amount : null,
  };
}
