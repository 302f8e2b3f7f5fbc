import { beforeAll, expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
let product: BuiltProduct;
beforeAll(async () => {
  product = await sellWithEveryRule();
});

/** Every number and every text of a reply. */
function leaves(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return [value];
  return Object.values(value).flatMap(leaves);
}

/** Numbers that can only come from a price, an amount off or a percentage off. */
const secrets = [987_651, 876_543, 765_432, 37, 23, 29, 1_313];

async function sellWithEveryRule() {
  const { sql } = tested;
  const options = { price: 987_651, isNew: true, isBestSeller: true, stock: 8, name: 'Visible' };
  const product = await buildProduct(sql, { ...options, tones: ['7.1', '7.2'] });
  const items = [{ productId: product.id, price: 876_543 }];
  await buildPriceList(sql, { stateCode: '11', items });
  await buildProgrammedPrice(sql, { productId: product.id, price: 765_432, name: 'Baja 37 %' });
  await buildDeal(sql, {
    productIds: [product.id],
    breaks: [{ minQuantity: 2, percent: 23 }],
    name: 'Oferta del 23 %',
  });
  await discountVersion(sql, product.versions[0].id, { percent: 29 });
  if (product.versions[1]) await discountVersion(sql, product.versions[1].id, { value: 1_313 });
  return product;
}

test('D-3: a guest is sent no price, and nothing from which one follows, anywhere', async () => {
  const guest = await signIn(tested, 'Guest');
  const buyer = await signIn(tested, 'Admin customer');
  // Another of its category, which leads to it.
  const beside = await buildProduct(tested.sql, { categoryId: product.categoryId });
  await tested.sql`
    WITH list AS (INSERT INTO custom_list (url_name, title) VALUES ('visibles', 'Visibles') RETURNING id)
    INSERT INTO custom_list_product (list_id, product_id, position) SELECT id, ${product.id}, 1 FROM list`;
  const paths = [
    '/product/list',
    '/product/list?list=offers',
    '/discounts/products',
    '/product/listHome',
    `/product/query?_id=${product.id}`,
    '/product/list?level=7&available=stock',
    '/product/custom-list/visibles',
    `/product/related?productId=${beside.id}`,
    '/search?search=visible',
  ];
  for (const path of paths) {
    const read = async (who: typeof guest) =>
      (await tested.app.inject({ url: `/api${path}`, headers: who.headers })).json();
    const seen = leaves(await read(guest));
    expect(seen, path).toContain(product.code);
    for (const secret of secrets) {
      expect(seen, path).not.toContain(secret);
      for (const text of seen) expect(`${path} ${text}`).not.toContain(`${secret} %`);
    }
    // The same walk finds the price where it may be seen: it would notice a leak.
    expect(leaves(await read(buyer)), path).toContain(765_432);
  }
});

test('D-3: the fields are there, empty, with the reason', async () => {
  const guest = await signIn(tested, 'Guest');
  const reply = await tested.app.inject({
    url: `/api/product/query?_id=${product.id}`,
    headers: guest.headers,
  });
  const { result } = reply.json();
  expect(result).toMatchObject({
    priceHidden: 'GUEST',
    warehouses: [{ warehouse: 'BOG', stock: 9999, price: null, originalPrice: null }],
    applicableDealsId: null,
    programmedPriceId: null,
    programmedPriceName: null,
    lowestPrice: null,
    priceSteps: [],
    volumePrices: [],
  });
  for (const version of result.versions) {
    expect(version).toMatchObject({ price: null, originalPrice: null, discount: null });
    expect(version.volumePrices).toBeNull();
  }
});

test('D-3: facets tell a guest no price', async () => {
  const guest = await signIn(tested, 'Guest');
  const url = `/api/product/facets?categoryId=${product.categoryId}`;
  const reply = await tested.app.inject({ url, headers: guest.headers });
  expect(reply.json().result.price).toBeNull();
  for (const secret of secrets) expect(leaves(reply.json())).not.toContain(secret);
});
