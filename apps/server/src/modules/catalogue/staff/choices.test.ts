import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { describe, expect, it } from 'vitest';
import { buildBrand, buildCategory } from '#testing/catalogue.ts';
import { askAs } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp();

describe('GET /staff/catalogue/choices', () => {
  it('names what there is to choose from, nothing in an empty shop', async () => {
    const ask = askAs(shop, await signIn(shop, 'Staff'));
    const read = async () => (await ask(readCatalogueChoices)).value;
    const none = { brands: [], categories: [], paymentMethods: [], warehouses: [] };
    expect(await read()).toEqual(none);
    await buildPlaces(shop.sql);
    await shop.sql`INSERT INTO payment_method (code, name, description, logo, kind, position,
      is_enabled) VALUES ('pse', 'PSE', 'Desde tu cuenta.', 'pse', 'online', 1, true)`;
    await buildBrand(shop.sql, 'Zafiro');
    await buildBrand(shop.sql, 'Ámbar');
    const parentId = await buildCategory(shop.sql, { name: 'Coloración' });
    await buildCategory(shop.sql, { name: 'Tintes', parentId });
    const { brands, categories, paymentMethods, warehouses } = await read();
    expect(paymentMethods).toEqual([{ code: 'pse', name: 'PSE' }]);
    expect(brands.map(({ name }) => name)).toEqual(['Ámbar', 'Zafiro']);
    expect(categories.map(({ path }) => path)).toEqual(['Coloración', 'Coloración › Tintes']);
    expect(warehouses.map(({ code }) => code)).toEqual(['BOG', 'MED']);
  });
});
