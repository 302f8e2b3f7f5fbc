import { queryProduct } from '@matiz/contracts/catalogue.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let clerk: SignedIn;
let ask: Ask;
const shop = useTestApp({ each: 'test' });
beforeEach(async () => {
  await buildPlaces(shop.sql);
  clerk = await signIn(shop, 'Staff');
  ask = askAs(shop, clerk);
});

const read = async (id: string | number) =>
  (await ask(calls.readProduct, undefined, { query: `?id=${id}` })).value.result;
async function giveRole(role: string) {
  await signIn(shop, 'Staff');
  await shop.sql`UPDATE staff_member SET roles = ${[role]} WHERE user_id = ${clerk.userId}`;
}

describe('PUT /staff/products/options', () => {
  it('adds a tone whose number says its level and reflections, and changes it', async () => {
    const { id, code } = await buildProduct(shop.sql, { tones: ['7.1'] });
    const save = async (set: Parameters<typeof option>[1]) => option((await read(id)).version, set);
    const option = (version: number, set: { code: string; [field: string]: unknown }) =>
      ask(calls.changeProductOption, { id: String(id), version, set });
    const added = await save({ code: `${code}-8.43`, toneNumber: '8.43', swatchHex: '#AA5522' });
    expect(added.value.result.options).toBe(2);
    const options = async () =>
      (await ask(calls.listProductOptions, undefined, { query: `?f.product=${id}` })).value.rows;
    expect((await options()).at(-1)).toMatchObject({
      toneLevel: 8,
      tonePrimary: '4',
      toneSecondary: '3',
      swatchHex: '#aa5522',
    });
    await save({ code: `${code}-8.43`, toneName: 'Cobrizo', isWithdrawn: true });
    expect((await options()).at(-1)).toMatchObject({ toneName: 'Cobrizo', isWithdrawn: true });
    expect(await findViolations(shop.sql)).toEqual([]);
  });

  it('keeps its marks, and its discount for those who keep prices', async () => {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.1'], price: 10_000 });
    const code = versions[0].code;
    const save = async (set: object) => {
      const { version } = await read(id);
      return ask(calls.changeProductOption, { id: String(id), version, set: { code, ...set } });
    };
    const stored = async () =>
      (await ask(calls.listProductOptions, undefined, { query: `?f.product=${id}` })).value.rows[0];
    await save({ isTopSeller: true, isNew: true, excludedFromPresale: true });
    expect(await stored()).toMatchObject({
      isTopSeller: true,
      isNew: true,
      excludedFromPresale: true,
      discountPercent: null,
    });
    await save({ discountPercent: 12.5 });
    const buyer = await buildShopper(shop);
    const query = `?_id=${id}`;
    const seen = await askAs(shop, buyer)(queryProduct, undefined, { query });
    expect(seen.value.result.versions[0]).toMatchObject({ price: 8_750, is_top_seller: true });
    const both = await save({ discountValue: 500 });
    expect(both.refusal?.fields?.[0]).toMatchObject({ path: 'set.discountValue' });
    await save({ discountPercent: null, discountValue: 500 });
    expect(await stored()).toMatchObject({ discountPercent: null, discountValue: 500 });
    await giveRole('catalogue');
    expect((await save({ discountValue: 600 })).refusal?.code).toBe('FORBIDDEN');
    expect((await save({ toneName: 'Ceniza' })).status).toBe(200);
    expect((await stored())?.discountValue).toBe(500);
    const { rows } = (await ask(calls.listProductHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(rows[1]?.after?.[`option_${code}`]).toMatch(
      /estrella · nuevo · sin preventa · menos \$ 500/,
    );
    expect(await findViolations(shop.sql)).toEqual([]);
  });

  it('keeps the unit of a product that gets its first tone', async () => {
    const { id, versions } = await buildProduct(shop.sql, { stock: 5 });
    const set = { code: 'PRIMERO', toneNumber: '6.0' };
    await ask(calls.changeProductOption, { id: String(id), version: 1, set });
    const { rows } = (await ask(calls.listProductOptions, undefined, { query: `?f.product=${id}` }))
      .value;
    expect(rows).toMatchObject([{ id: String(versions[0].id), code: 'PRIMERO', available: 10 }]);
    expect((await read(id)).options).toBe(1);
  });
});
