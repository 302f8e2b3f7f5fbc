import { queryProduct } from '@matiz/contracts/catalogue.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let ask: Ask;
const shop = useTestApp({ each: 'test' });
beforeEach(async () => {
  await buildPlaces(shop.sql);
  ask = askAs(shop, await signIn(shop, 'Staff'));
});
const read = async (id: number) =>
  (await ask(calls.readProduct, undefined, { query: `?id=${id}` })).value.result;

describe('PUT /staff/products', () => {
  it('keeps what pictures show in words, which the shop says of them', async () => {
    const { id } = await buildProduct(shop.sql, { name: 'Cera' });
    const main = 'upload/cera.0123456789';
    const back = 'upload/atras.0123456789';
    await shop.sql`UPDATE product SET image = ${main}, pictures = ${[back]} WHERE id = ${id}`;
    const change = (version: number, pictureTexts: Record<string, string>) =>
      ask(calls.changeProduct, { id: String(id), version, set: { pictureTexts } });
    const said = { [main]: '  Frasco  ámbar\nde 60 ml ', [back]: 'La etiqueta de atrás' };
    const { value } = await change(1, said);
    const kept = { [main]: 'Frasco ámbar de 60 ml', [back]: 'La etiqueta de atrás' };
    expect(value.result).toMatchObject({ version: 2, pictureTexts: kept });
    expect((await change(1, said)).refusal?.code).toBe('ROW_CHANGED');
    const guest = await signIn(shop, 'Guest');
    const shown = async () => {
      const query = `?_id=${id}`;
      return (await askAs(shop, guest)(queryProduct, undefined, { query })).value.result;
    };
    expect(await shown()).toMatchObject({ imageText: kept[main], pictureTexts: kept });

    // A picture that went leaves no text behind, and one that lost its text has the product's name.
    await shop.sql`UPDATE product SET image = ${back}, pictures = '{}' WHERE id = ${id}`;
    expect((await shown()).pictureTexts).toEqual({ [back]: kept[back] });
    await change(2, { [back]: '' });
    const plain = await shown();
    expect([plain.imageText, plain.pictureTexts]).toEqual([undefined, undefined]);
    const history = (await ask(calls.listProductHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(history.rows[0]).toMatchObject({
      before: { pictureTexts: kept },
      after: { pictureTexts: {} },
    });
    expect(await findViolations(shop.sql)).toEqual([]);
  });

  it('refuses a picture\u2019s text that is too long or has a bar', async () => {
    const { id } = await buildProduct(shop.sql);
    const key = 'upload/cera.0123456789';
    for (const text of ['a'.repeat(251), 'Frasco | caja']) {
      const set = { pictureTexts: { [key]: text } };
      const told = await ask(calls.changeProduct, { id: String(id), version: 1, set });
      expect(told.refusal?.fields?.[0]?.path).toBe(`set.pictureTexts.${key}`);
    }
  });
});

describe('PUT /staff/products/options', () => {
  it('keeps what the picture of a tone shows, as long as it has one', async () => {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.1'] });
    const [{ code }] = versions;
    const picture = 'upload/mechon.0123456789';
    await shop.sql`UPDATE product_version SET swatch_image = ${picture} WHERE code = ${code}`;
    const text = 'Mechón rubio con visos de ceniza';
    const save = async (set: object) =>
      ask(calls.changeProductOption, {
        id: String(id),
        version: (await read(id)).version,
        set: { code, ...set },
      });
    const shown = async () => {
      const query = `?_id=${id}`;
      return (await ask(queryProduct, undefined, { query })).value.result.versions[0]?.color;
    };
    await save({ swatchText: text });
    expect(await shown()).toMatchObject({ image: picture, text });
    const { rows } = (await ask(calls.listProductHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(JSON.stringify(rows[0]?.after)).toContain(text);
    await save({ swatchText: null });
    expect(await shown()).not.toHaveProperty('text');
  });
});
