import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltProduct, buildProduct, setStock } from '#testing/catalogue.ts';
import { createPagesFixture, pagePatience } from '#testing/pages.ts';
import { buildPlaces } from '#testing/places.ts';
import { joinTestApp, type TestApp } from '#testing/test-app.ts';

const web = createPagesFixture();
let test: TestApp;
let product: BuiltProduct;
beforeAll(async () => {
  test = await web.open();
  await buildPlaces(test.sql);
  product = await buildProduct(test.sql, { name: 'Tinte uno', stock: 5 });
});
beforeEach(async () => {
  await web.untilKept(test);
  web.forgetDrawn();
});
afterEach(() => web.pauseAfterReading(null));
afterAll(() => test.close());

describe('what a page shows', () => {
  const address = '/lista/tintes';

  it.each([
    ['its stock', () => setStock(test.sql, product.versions[0], 0, 1)],
    ['a name', () => test.sql`UPDATE product SET name = 'Tinte dos' WHERE id = ${product.id}`],
    ['a price', () => test.sql`UPDATE base_price SET price = price + 1`],
    ['a category', () => test.sql`UPDATE category SET name = 'Otra'`],
    ['a product more', () => buildProduct(test.sql)],
  ])('is forgotten with %s, in every process', async (_title, change) => {
    const other = await web.open((options) => joinTestApp(test, options));
    try {
      await web.untilKept(other);
      await web.untilKept(test);
      const ask = async ({ app }: TestApp) => (await app.inject({ url: address })).body;
      await Promise.all([ask(test), ask(other)]);
      web.forgetDrawn();
      await change();
      await vi.waitUntil(async () => {
        await Promise.all([ask(test), ask(other)]);
        return web.drawn.filter((one) => one === address).length >= 2;
      }, pagePatience);
    } finally {
      await other.close();
    }
  });

  it('stays where what changed is not on it', async () => {
    const elsewhere = await buildProduct(test.sql, { price: null });
    await web.untilKept(test);
    await test.app.inject({ url: address });
    web.forgetDrawn();
    const heard = vi.fn();
    const listening = test.sql.listen('matiz_shown', {
      onOpen: () => heard('open'),
      onLost: () => {},
      onNews: heard,
    });
    await vi.waitUntil(() => heard.mock.calls.length > 0, pagePatience);
    await setStock(test.sql, elsewhere.versions[0], 77, 1);
    await vi.waitUntil(() => heard.mock.calls.length > 1, pagePatience);
    await listening.stop();
    await test.app.inject({ url: address });
    expect(heard.mock.calls[1]).toEqual([String(elsewhere.id)]);
    expect(web.drawn).toEqual([]);
  });

  it('that changes while it is drawn is not kept as it was', async () => {
    const changing = web.fresh();
    const heard = vi.fn();
    const listening = test.sql.listen('matiz_shown', {
      onOpen: () => heard('open'),
      onLost: () => {},
      onNews: heard,
    });
    await vi.waitUntil(() => heard.mock.calls.length > 0, pagePatience);
    web.pauseAfterReading(async () => {
      web.pauseAfterReading(null);
      await test.sql`UPDATE product SET name = 'Entre tanto' WHERE id = ${product.id}`;
      await vi.waitUntil(() => heard.mock.calls.length > 1, pagePatience);
    });
    expect((await test.app.inject({ url: changing })).body).not.toContain('Entre tanto');
    await listening.stop();
    expect((await test.app.inject({ url: changing })).body).toContain('Entre tanto');
  });
});
