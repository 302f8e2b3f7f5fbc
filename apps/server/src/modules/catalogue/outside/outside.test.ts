import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let statements: string[] = [];
const shop = useTestApp({
  onQuery: (text) => void statements.push(text),
  settings: { isProduction: true, publicUrl: 'https://matiz.example' },
  hasFolder: true,
});
const demonstration = useTestApp();

const get = async (url: string, headers = {}) => {
  const { statusCode, body, headers: said, rawPayload } = await shop.app.inject({ url, headers });
  return { status: statusCode, body, headers: said, bytes: rawPayload };
};
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

it('GET /robots.txt closes what is about a person and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /home/cart\n');
  expect(body).toContain('Sitemap: https://matiz.example/sitemap.xml\n');
  expect(body).not.toMatch(/Disallow: \/(product|home\/categories)?\n/);
});

it('GET /robots.txt of a demonstration names no sitemap, and lets its pages say that they are hidden', async () => {
  const { body } = await demonstration.app.inject({ url: '/robots.txt' });
  expect(body).toBe('User-agent: *\nDisallow:\n');
});

it('the sitemaps name what is sold and nothing else, with the day on which it last said something new', async () => {
  const brandId = await buildBrand(shop.sql);
  const parentId = await buildCategory(shop.sql);
  const categoryId = await buildCategory(shop.sql, { parentId });
  await buildCategory(shop.sql, { name: 'Nada' });
  const listedAt = new Date('2026-01-02T03:04:05.000Z');
  const sold = await buildProduct(shop.sql, { brandId, categoryId, listedAt });
  const renamed = await buildProduct(shop.sql, { brandId, categoryId, listedAt });
  const withdrawn = await buildProduct(shop.sql, { brandId, categoryId });
  const unsold = await buildProduct(shop.sql, { brandId, categoryId, price: null });
  await shop.sql`UPDATE product SET told_at = NULL`;
  await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${withdrawn.id}`;
  await shop.sql`UPDATE product SET name = 'Otro nombre' WHERE id = ${renamed.id}`;
  await shop.sql`UPDATE product SET sales_rank = 3 WHERE id = ${sold.id}`;

  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(addressesIn(index.body)).toEqual(
    ['pages', 'categories', 'brands', 'products-1'].map(
      (name) => `https://matiz.example/sitemaps/${name}.xml`,
    ),
  );
  const products = await get('/sitemaps/products-1.xml', { 'accept-encoding': 'gzip' });
  expect(products.headers['content-encoding']).toBe('gzip');
  const { body } = await get('/sitemaps/products-1.xml');
  const ids = addressesIn(body).map((address) =>
    Number(/\/(\d+)\/details$/.exec(address ?? '')?.[1]),
  );
  expect(ids).toEqual([sold.id, renamed.id]);
  expect(ids).not.toContain(unsold.id);
  const days = [...body.matchAll(/<lastmod>([^<]+)</g)].map(([, day]) => day);
  expect(days[0]).toBe(listedAt.toISOString());
  expect(new Date(days[1] ?? '').getTime()).toBeGreaterThan(listedAt.getTime());
  expect(addressesIn((await get('/sitemaps/categories.xml')).body)).toHaveLength(2);
  expect(addressesIn((await get('/sitemaps/brands.xml')).body)).toHaveLength(1);
});

it.each(['products-2', 'products-0', 'products-99999', 'products-1e3', 'people'])(
  'GET /sitemaps/%s.xml is not there',
  async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
  },
);

it('a sitemap takes one statement, and none while it is kept', async () => {
  statements = [];
  await Promise.all([get('/sitemaps/brands.xml'), get('/sitemaps/brands.xml')]);
  await get('/sitemaps/brands.xml');
  expect(statements.filter((text) => text.includes('FROM brand')).length).toBeLessThanOrEqual(1);
});

it('GET /share/{kind}/{id}.jpg draws what a link shows, as large as chats ask for, and says when it is the same', async () => {
  const product = await buildProduct(shop.sql, {
    name: 'Crema colorante de larga duración',
    tones: ['7.43'],
  });
  const first = await get(`/share/product/${product.id}.jpg`);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(first.bytes.byteLength).toBeLessThan(300_000);
  const { etag } = first.headers;
  expect((await get(`/share/product/${product.id}.jpg`, { 'if-none-match': etag })).status).toBe(
    304,
  );
  await shop.sql`UPDATE product SET name = 'Otro' WHERE id = ${product.id}`;
  expect((await get(`/share/product/${product.id}.jpg`)).headers.etag).not.toBe(etag);
  for (const kind of [`brand/${product.brandId}`, `category/${product.categoryId}`]) {
    expect((await get(`/share/${kind}.jpg`)).status).toBe(200);
  }
  expect((await get('/share/shop.jpg')).status).toBe(200);
});

it.each([
  'product/999999999',
  'product/0',
  'product/1e3',
  'person/1',
  'product/9999999999',
  'product/-1',
])('GET /share/%s.jpg is not there', async (path) => {
  expect((await get(`/share/${path}.jpg`)).status).toBe(404);
});

it('a product that is sold no longer has no picture for its link', async () => {
  const product = await buildProduct(shop.sql);
  await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${product.id}`;
  expect((await get(`/share/product/${product.id}.jpg`)).status).toBe(404);
});
