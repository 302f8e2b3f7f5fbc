import { beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix } from '#testing/access-matrix.ts';
import { accessOfRow } from '#testing/access-rows.ts';
import { type BuiltProduct, buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { discountVersion } from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

/** Nobody buys by these, but anybody may ask them: what they say of goods is whether there are any. */
const app = useTestApp();
let dye: BuiltProduct;
let other: BuiltProduct;
let combo: BuiltProduct;
beforeAll(async () => {
  const { sql } = app;
  const options = { isNew: true, isBestSeller: true, isPresale: true };
  dye = await buildProduct(sql, { ...options, name: 'Tinte contado', tones: ['7.1', '7.43'] });
  const { brandId, categoryId } = dye;
  const beside = { brandId, categoryId, tones: ['7.1', '7.43'] };
  other = await buildProduct(sql, { ...beside, name: 'Tinte contado grande' });
  const parts = [{ productId: other.id, versionId: other.versions[0].id, quantity: 2 }];
  combo = await buildProduct(sql, { name: 'Combo contado', categoryId, parts });
  await discountVersion(sql, dye.versions[0].id, { percent: 10 });
  for (const version of dye.versions) await buildArrival(sql, version, { date: '2026-12-10' });
  await sql`
    WITH list AS (INSERT INTO custom_list (url_name, title) VALUES ('contados', 'Contados') RETURNING id)
    INSERT INTO custom_list_product (list_id, product_id, position) SELECT id, ${dye.id}, 1 FROM list`;
});

/** A warehouse with so many of each, and as many to come. */
async function hold(units: number): Promise<void> {
  const { sql } = app;
  const isLeft = units > 0;
  await sql`UPDATE arrival SET cap = ${isLeft ? units : 1}, promised = ${isLeft ? 0 : 1}`;
  for (const version of [...dye.versions, ...other.versions]) await setStock(sql, version, units);
}

/** 4.321 of a tone; of a product with two of them, twice as many. */
const saysUnits = /4321|8642/;

/** What is asked of each call that says something of goods, and all that say nothing of them. */
const goods: Readonly<Record<string, () => readonly string[]>> = {
  'GET /product/list': () => ['', '?list=combos', '?list=new', '?available=stock'],
  'GET /discounts/products': () => [''],
  'GET /product/listHome': () => [''],
  'GET /product/query': () => [dye, other, combo].map(({ id }) => `?_id=${id}`),
  'GET /product/facets': () => [`?categoryId=${dye.categoryId}`],
  'GET /product/colour-cards': () => [`?manufacturerId=${dye.brandId}`],
  'GET /product/custom-list/:name': () => [''],
  'GET /product/related': () => [`?productId=${dye.id}`],
  'GET /attribute/color/list': () => [''],
  'GET /menu/list': () => [''],
  // The second time it is read from what was found a moment ago.
  'GET /search': () =>
    ['contado', '7.43', dye.versions[0].code, 'contado'].map((text) => `?search=${text}`),
  'GET /search/facets': () => ['?search=contado'],
  'GET /search/suggestions': () => ['contado', '7.43', '7.43'].map((text) => `?search=${text}`),
  'GET /product/equivalents': () =>
    dye.versions.map(({ code }) => `?productId=${dye.id}&versionCode=${code}`),
  'POST /favorite/query': () => [''],
};
const withoutGoods = [
  'GET /legal-texts',
  'GET /legal-texts/versions',
  'GET /shippings/next-arrival',
  'GET /banner/list/position',
  'GET /promotional-header',
  'GET /onboarding-slides',
  'GET /loyalty/tiers',
  'GET /auth/me',
  'GET /auth/refresh-token',
  'GET /v3/auth/registration',
  'GET /states',
  'GET /v3/lists/trades-types',
  'GET /cities',
  'GET /shippings/cities',
  'GET /announcements',
  'GET /banner/list/home',
  'GET /searchterms/list',
  'GET /searchterms/top',
  'GET /searchterms/list-user',
  'GET /searchterms/top-user',
  'GET /staff-invitation',
  'GET /support/channels',
];

async function readAll(headers: Record<string, string>, isGuest: boolean) {
  const replies: [string, unknown][] = [];
  for (const [call, queries] of Object.entries(goods)) {
    if (isGuest && call.startsWith('POST')) continue;
    const [method, path = ''] = call.split(' ');
    for (const query of queries()) {
      const url = `/api${path.replace(':name', 'contados')}${query}`;
      const asked = { method: method === 'POST' ? 'POST' : 'GET', url, headers } as const;
      const reply = await app.app.inject(method === 'POST' ? { ...asked, payload: {} } : asked);
      expect(reply.statusCode, `${url} ${reply.body}`).toBe(200);
      replies.push([url, reply.json()]);
    }
  }
  return replies;
}

async function enterGuest(who: string): Promise<Record<string, string>> {
  return who === 'nobody' ? {} : { ...(await signIn(app, 'Guest')).headers };
}

async function enterRejected() {
  const { headers, userId } = await signIn(app, 'Admin customer');
  await app.sql`UPDATE customer SET status = 'rejected'
    WHERE id = (SELECT customer_id FROM app_user WHERE id = ${userId})`;
  await app.sql`INSERT INTO favourite (user_id, product_id) VALUES (${userId}, ${dye.id})`;
  return { ...headers };
}

describe('who may not see prices is told whether there are any, not how many', () => {
  test.each(['nobody', 'a guest', 'a business that was rejected'])(
    '%s is told the same of 3 units and of 4.321, by every call',
    async (who) => {
      const isGuest = who !== 'a business that was rejected';
      const headers = isGuest ? await enterGuest(who) : await enterRejected();
      await hold(3);
      const few = await readAll(headers, isGuest);
      await hold(4_321);
      const many = await readAll(headers, isGuest);
      expect(many).toEqual(few);
      expect(JSON.stringify(many)).not.toMatch(saysUnits);
      expect(JSON.stringify(many)).toContain('"stock":9999');
      await hold(0);
      const none = await readAll(headers, isGuest);
      expect(JSON.stringify(none)).not.toContain('9999');
    },
  );

  test('the same walk finds the units where they may be seen: it would notice a leak', async () => {
    const { headers } = await signIn(app, 'Admin customer');
    await hold(4_321);
    const replies = await readAll({ ...headers }, true);
    const saying = replies.filter(([, reply]) => saysUnits.test(JSON.stringify(reply)));
    const calls = Object.keys(goods).filter((call) => {
      const path = call.split(' ')[1]?.replace(':name', 'contados');
      return saying.some(([url]) => url.split('?')[0] === `/api${path}`);
    });
    expect(calls).toEqual([
      'GET /product/list',
      'GET /discounts/products',
      'GET /product/listHome',
      'GET /product/query',
      'GET /product/custom-list/:name',
      'GET /product/related',
      'GET /search',
      'GET /search/suggestions',
      'GET /product/equivalents',
    ]);
  });

  test('every call that anybody may read is looked at, or says nothing of goods', () => {
    const open = Object.entries(accessMatrix)
      .filter(
        ([call, row]) =>
          call.startsWith('GET') && ['visitor', 'public', 'session'].includes(accessOfRow(row)),
      )
      .map(([call]) => call);
    const known = [...Object.keys(goods), ...withoutGoods];
    expect(open.filter((call) => !known.includes(call))).toEqual([]);
  });
});
