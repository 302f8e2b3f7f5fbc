import * as calls from '@matiz/contracts/staff/catalogue/brands.ts';
import { expect, it } from 'vitest';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);

const change = (id: number, version: number, reflections: { sign: string; family: string }[]) =>
  ask(calls.changeBrand, { id: String(id), version, set: { reflections } });
const foundBy = async (productId: number) =>
  (
    await shop.sql<{ reflections: string[] }[]>`
      SELECT reflections FROM product_facet WHERE product_id = ${productId}`
  )[0]?.reflections;

it('PUT /staff/brands keeps what its signs mean, and its tones are found by it at once', async () => {
  const id = await buildBrand(shop.sql, 'Mapa');
  const dye = await buildProduct(shop.sql, { brandId: id, tones: ['6.0', '7.43'] });
  const map = [
    { sign: '4', family: 'cobrizo' },
    { sign: '3', family: 'dorado' },
  ];
  const { value } = await change(id, 1, map);
  expect(value.result).toMatchObject({ version: 2, reflections: [map[1], map[0]] });
  expect(await foundBy(dye.id)).toEqual(['cobrizo', 'dorado']);
  await change(id, 2, [
    { sign: 'a', family: 'ceniza' },
    { sign: '4', family: 'caoba' },
  ]);
  expect(await foundBy(dye.id)).toEqual(['caoba']);
  const { rows } = (await ask(calls.listBrandHistory, undefined, { query: `?f.id=${id}` })).value;
  expect(rows[0]).toMatchObject({
    before: {
      reflections: [
        { sign: '3', family: 'dorado' },
        { sign: '4', family: 'cobrizo' },
      ],
      version: 2,
    },
    after: {
      reflections: [
        { sign: '4', family: 'caoba' },
        { sign: 'A', family: 'ceniza' },
      ],
      version: 3,
    },
  });
  // What is said of the brand besides leaves its map alone.
  const renamed = { id: String(id), version: 3, set: { story: 'Otra historia' } };
  expect((await ask(calls.changeBrand, renamed)).value.result.reflections).toHaveLength(2);
});

it('PUT /staff/brands shows the one who saves a map later that someone was first', async () => {
  const id = await buildBrand(shop.sql, 'Dos');
  await change(id, 1, [{ sign: '1', family: 'ceniza' }]);
  const late = await change(id, 1, [{ sign: '1', family: 'mate' }]);
  expect(late.refusal?.code).toBe('ROW_CHANGED');
});

it('PUT /staff/brands names the sign of a map that cannot be', async () => {
  const id = await buildBrand(shop.sql, 'Mala');
  await shop.sql`INSERT INTO brand_reflection (brand_id, digit, family) VALUES (${id}, '6', 'rojizo')`;
  const said = async (map: { sign: string; family: string }[]) =>
    (await change(id, 1, map)).refusal?.fields?.[0]?.message;
  const ash = { sign: '1', family: 'ceniza' };
  expect(await said([ash, ash])).toBe('«1» está dos veces. Déjalo una vez.');
  expect(await said([{ sign: '2', family: 'verdoso' }])).toBe('Elige de la lista lo que dice «2».');
  expect(await said([{ sign: '123', family: 'mate' }])).toMatch(/^Un signo es una cifra/);
  // What a file brought stays.
  expect((await change(id, 1, [ash, { sign: '6', family: 'rojizo' }])).status).toBe(200);
});

it('POST /staff/brands makes a brand with its map', async () => {
  const set = { name: 'Con mapa', reflections: [{ sign: '1', family: 'ceniza' }] };
  const { value } = await ask(calls.createBrand, { set });
  expect(value.result.reflections).toEqual(set.reflections);
});
