import { maxFavourites } from '@matiz/contracts/catalogue/favourites.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let moment = new Date('2026-11-20T15:00:00Z');
let buyer: SignedIn;
let other: SignedIn;
let first: BuiltProduct;
let second: BuiltProduct;
const tested = useTestApp({ clock: () => moment });
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
  other = await signIn(tested, 'Seller');
  first = await buildProduct(tested.sql);
  second = await buildProduct(tested.sql);
});

async function post(path: string, who: SignedIn, productId?: number | string) {
  moment = new Date(+moment + 1000);
  const reply = await tested.app.inject({
    method: 'POST',
    url: `/api/favorite/${path}`,
    headers: who.headers,
    ...(productId === undefined ? {} : { payload: { productId: String(productId) } }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const idsOf = async (who: SignedIn) => (await post(`query?user=${who.userId}`, who)).body.ids;

describe('POST /favorite/add', () => {
  test('keeps a product, and a second time changes nothing', async () => {
    const reply = await post('add', buyer, first.id);
    expect(reply.body).toEqual({
      message: 'Lo guardamos en tus favoritos.',
      result: { productId: String(first.id), isFavourite: true },
    });
    await post('add', buyer, second.id);
    expect((await post('add', buyer, first.id)).status).toBe(200);
    expect(await idsOf(buyer)).toEqual([String(second.id), String(first.id)]);
  });

  test.each(['999999', '999999999999999'])('an unknown %s answers UNKNOWN_PRODUCT', async (id) => {
    const { status, body } = await post('add', buyer, id);
    expect([status, body.code]).toEqual([404, 'UNKNOWN_PRODUCT']);
  });

  test('refuses one too many, and keeps those that are there', async () => {
    const { sql } = tested;
    const full = await signIn(tested, 'Admin customer');
    await sql`INSERT INTO product (code, name, slug, brand_id, category_id, has_versions, image)
      SELECT 'MANY' || i, 'Uno de muchos', 'muchos', brand_id, category_id, false, 'packshot'
      FROM product, generate_series(1, ${maxFavourites}) i WHERE id = ${first.id}`;
    await sql`INSERT INTO favourite (user_id, product_id)
      SELECT ${full.userId}, id FROM product WHERE slug = 'muchos'`;
    const { status, body } = await post('add', full, first.id);
    expect([status, body.code]).toEqual([400, 'TOO_MANY_FAVOURITES']);
    expect(await idsOf(full)).toHaveLength(maxFavourites);
    expect((await post('add', full, (await idsOf(full))[0])).status).toBe(200);
  });
});

describe('POST /favorite/query', () => {
  test('shows the own ones, the last first, no matter who is named', async () => {
    await post('add', other, second.id);
    const forged = await post(`query?user=${buyer.userId}`, other);
    expect(forged.body).toMatchObject({ ids: [String(second.id)], total: 1, page: 1 });
    expect(forged.body.result[0]).toMatchObject({
      code: second.code,
      warehouses: [{ price: 10_000 }],
    });
    const paged = await post('query?limit=1&page=2', buyer);
    expect(paged.body).toMatchObject({ total: 2, totalPage: 2, result: [{ code: first.code }] });
  });

  test('counts what is withdrawn among the ids, and shows it no more', async () => {
    const gone = await buildProduct(tested.sql);
    await post('add', other, gone.id);
    await tested.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    const { body } = await post('query', other);
    expect([body.ids.length, body.total]).toEqual([2, 1]);
  });
});

describe('POST /favorite/remove-item', () => {
  test('takes away the own one only, and a second time changes nothing', async () => {
    const reply = await post('remove-item', buyer, second.id);
    expect(reply.body).toMatchObject({
      result: { productId: String(second.id), isFavourite: false },
      removed: [{ listId: null, note: null }],
    });
    for (const id of [second.id, '999999999999999']) {
      expect((await post('remove-item', buyer, id)).status).toBe(200);
    }
    expect(await idsOf(buyer)).toEqual([String(first.id)]);
    expect(await idsOf(other)).toContain(String(second.id));
  });
});

test.each(['query', 'add', 'remove-item'])(
  'POST /favorite/%s asks a guest to log in',
  async (call) => {
    const guest = await signIn(tested, 'Guest');
    const { status, body } = await post(call, guest, call === 'query' ? undefined : first.id);
    expect([status, body.code]).toEqual([401, 'LOGIN_REQUIRED']);
  },
);
