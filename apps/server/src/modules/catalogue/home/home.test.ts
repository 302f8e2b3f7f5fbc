import { describe, expect, test } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';

import { buildDeal } from '#testing/prices.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();

interface Section {
  key: string;
  title: string;
  path: string;
  products: { code: string }[];
}
async function readHome(who: SignedIn): Promise<Section[]> {
  const reply = await tested.app.inject({ url: '/api/product/listHome', headers: who.headers });
  return reply.json().result;
}
const codesOf = (sections: Section[], key: string) =>
  sections.find((section) => section.key === key)?.products.map(({ code }) => code);

test('GET /product/listHome shows each list with its best sellers, and where it goes on', async () => {
  const { sql } = tested;
  const isNew = await buildProduct(sql, { isNew: true, salesRank: 3 });
  const best = await buildProduct(sql, { isBestSeller: true, isNew: true, salesRank: 1 });
  const combo = await buildProduct(sql, { parts: [{ productId: isNew.id }], salesRank: 2 });
  const offered = await buildProduct(sql, { isNew: true, salesRank: 4 });
  await buildDeal(sql, { productIds: [offered.id], breaks: [{ minQuantity: 1, percent: 5 }] });
  const sections = await readHome(await signIn(tested, 'Guest'));
  expect(sections.map(({ key, title, path }) => [key, title, path])).toEqual([
    ['offers', 'Ofertas', '/home/offers/full'],
    ['bestsellers', 'Más vendidos', '/home/bestsellers'],
    ['new', 'Nuevos', '/home/new-products'],
    ['combos', 'Combos', '/home/combos/combos'],
  ]);
  expect(codesOf(sections, 'offers')).toEqual([offered.code]);
  expect(codesOf(sections, 'bestsellers')).toEqual([best.code]);
  // The first is shown by the list before; no product stands there twice.
  expect(codesOf(sections, 'new')).toEqual([isNew.code]);
  expect(codesOf(sections, 'combos')).toEqual([combo.code]);
});

test('GET /banner/list/home lists the banners of the moment, in order', async () => {
  const { sql } = tested;
  const add = (place: string, position: number, startsAt: string | null, endsAt: string | null) =>
    sql`INSERT INTO banner (place, position, title, desktop_image, mobile_image, app_link,
        starts_at, ends_at)
      VALUES (${place}, ${position}, ${`${place} ${position}`}, 'd', 'm', '/home/offers/full',
        ${startsAt}, ${endsAt})`;
  await add('home', 2, null, null);
  await add('home', 1, '2020-01-01', '2999-01-01');
  await add('home', 3, '2999-01-01', null);
  await add('home', 4, null, '2020-01-01');
  await add('welcome', 1, null, null);
  const { headers } = await signIn(tested, 'Guest');
  const read = (url: string) => tested.app.inject({ url: `/api/banner/list/home${url}`, headers });
  const { result } = (await read('?platform=web')).json();
  expect(result).toMatchObject([
    { title: 'home 1', desktop: { medium: 'd' }, mobile: { medium: 'm' } },
    { title: 'home 2', app_link: '/home/offers/full' },
  ]);
  expect(result).toHaveLength(2);
  expect((await read('?platform=fridge')).statusCode).toBe(400);
});

describe('a link of a banner leads nowhere but to us', () => {
  const links = ['//other.example', '/\\other.example', 'javascript:alert(1)', '/\t/other.example'];
  const write = (link: string) => tested.sql`
    INSERT INTO banner (place, position, title, desktop_image, mobile_image, app_link)
    VALUES ('home', 9, 'Ajeno', 'd', 'm', ${link})`;

  test.each(links)('%j is not written', async (link) => {
    await expect(write(link)).rejects.toThrow('banner_app_link_check');
  });

  test.each([...links, '/.//other.example'])(
    'GET /banner/list/home reads %j as the home',
    async (link) => {
      // As a shop may have kept it from before the rule.
      await tested.sql`alter table banner drop constraint if EXISTS banner_app_link_check`;
      await write(link);
      const url = '/api/banner/list/home?platform=web';
      const { result } = (await tested.app.inject({ url })).json();
      expect(result.at(-1)).toMatchObject({ title: 'Ajeno', app_link: '/home/' });
    },
  );
});
