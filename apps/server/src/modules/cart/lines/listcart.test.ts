import { describe, expect, it } from 'vitest';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { buildShopper, callAs } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { createClock } from '#testing/ports.ts';
import { buildProgrammedPrice } from '#testing/prices.ts';
import { actFor, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

const asked = (product: { id: number; code: string }) => ({
  productId: String(product.id),
  code: product.code,
});

describe('GET /cart/listcart', () => {
  it('answers no cart before there is one', async () => {
    const { calls } = await buildShopper(test);
    expect((await calls.cart()).value).toEqual({ cart: null, outOfStock: [], productsNews: [] });
  });

  it('groups by dispatch date, the undated first (§3)', async () => {
    const { calls } = await buildShopper(test);
    const late = await buildProduct(test.sql, { tones: ['1.0'], stock: 0, isPresale: true });
    const soon = await buildProduct(test.sql, { tones: ['2.0'], stock: 1, isPresale: true });
    await buildArrival(test.sql, late.versions[0], { date: '2026-12-20' });
    await buildArrival(test.sql, soon.versions[0], { date: '2026-12-05' });
    await calls.add({ ...asked(late), versions: [{ code: late.versions[0].code, quantity: 1 }] });
    await calls.add({ ...asked(soon), versions: [{ code: soon.versions[0].code, quantity: 3 }] });
    const lines = (await calls.cart()).value.cart?.products ?? [];
    expect(lines.map(({ code, dispatchDate }) => [code, dispatchDate])).toEqual([
      [soon.code, null],
      [soon.code, '2026-12-05'],
      [late.code, '2026-12-20'],
    ]);
  });

  it('leaves out of the amount what nobody can have any more, and says so', async () => {
    const { calls } = await buildShopper(test);
    const kept = await buildProduct(test.sql, { price: 5000 });
    const gone = await buildProduct(test.sql, { price: 7000 });
    const withdrawn = await buildProduct(test.sql, { price: 9000 });
    for (const product of [kept, gone, withdrawn]) {
      await calls.add({ ...asked(product), quantity: 2 });
    }
    await setStock(test.sql, gone.versions[0], 0);
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${withdrawn.id}`;
    const { cart, outOfStock } = (await calls.cart()).value;
    expect(cart).toMatchObject({ amount: 10_000, units: 2 });
    expect(outOfStock.map(({ code, quantity, stock }) => [code, quantity, stock])).toEqual([
      [gone.code, 2, 0],
      [withdrawn.code, 2, 0],
    ]);
    await setStock(test.sql, gone.versions[0], 2);
    expect((await calls.cart()).value.cart?.amount).toBe(24_000);
  });

  it('is presale where an arrival can still be promised, not by the product’s name alone', async () => {
    const { calls } = await buildShopper(test);
    const dye = await buildProduct(test.sql, { tones: ['1.0', '2.0'], stock: 4, isPresale: true });
    const [coming, never] = dye.versions;
    await buildArrival(test.sql, coming, { date: '2026-12-05', cap: 2 });
    const versions = dye.versions.map(({ code }) => ({ code, quantity: 4 }));
    await calls.add({ ...asked(dye), versions });
    await setStock(test.sql, coming, 3);
    await setStock(test.sql, never ?? coming, 3);
    const shown = async () =>
      (await calls.cart()).value.cart?.products.map((line) => [line.stock, line.isPreSales]);
    expect(await shown()).toEqual([
      [3, true],
      [3, false],
    ]);
    await test.sql`UPDATE arrival SET promised = cap WHERE version_id = ${coming.id}`;
    expect(await shown()).toEqual([
      [3, false],
      [3, false],
    ]);
  });

  it('tells a price that moved and stock that shrank, without writing them down', async () => {
    const { calls } = await buildShopper(test);
    const dearer = await buildProduct(test.sql, { price: 5000 });
    const scarcer = await buildProduct(test.sql);
    const later = await buildProduct(test.sql, { isPresale: true });
    for (const product of [dearer, scarcer, later]) {
      await calls.add({ ...asked(product), quantity: 4 });
    }
    await test.sql`UPDATE base_price SET price = 6000 WHERE product_id = ${dearer.id}`;
    await setStock(test.sql, scarcer.versions[0], 3);
    await setStock(test.sql, later.versions[0], 1);
    await buildArrival(test.sql, later.versions[0], { date: '2026-12-05' });
    for (let reading = 0; reading < 2; reading += 1) {
      const { productsNews } = (await calls.cart()).value;
      expect(
        productsNews.map(({ code, kind, before, after }) => [code, kind, before, after]),
      ).toEqual([
        [dearer.code, 'PRICE_UP', 5000, 6000],
        [scarcer.code, 'LESS_STOCK', 4, 3],
        [later.code, 'NOW_PRESALE', 4, 1],
      ]);
    }
    await buildProgrammedPrice(test.sql, { productId: dearer.id, price: 4000 });
    const [first] = (await calls.cart()).value.productsNews;
    expect(first).toMatchObject({ kind: 'PRICE_DOWN', before: 5000, after: 4000 });
  });

  it('counts a part of a combo and the part by itself once', async () => {
    const { calls } = await buildShopper(test);
    const oxidant = await buildProduct(test.sql, { stock: 5 });
    const combo = await buildProduct(test.sql, {
      parts: [{ productId: oxidant.id, versionId: oxidant.versions[0].id, quantity: 2 }],
    });
    await calls.add({ ...asked(combo), quantity: 2 });
    const { refusal } = await calls.add({ ...asked(oxidant), quantity: 2 });
    expect(refusal?.message).toContain('solo quedan 1 unidades');
    await calls.add({ ...asked(oxidant), quantity: 1 });
    const { cart } = (await calls.cart()).value;
    expect(cart?.products.map(({ quantity, stock }) => [quantity, stock])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    await setStock(test.sql, oxidant.versions[0], 4);
    const { cart: now, outOfStock } = (await calls.cart()).value;
    expect(now?.products.map(({ code }) => code)).toEqual([combo.code]);
    expect(outOfStock.map(({ code }) => code)).toEqual([oxidant.code]);
  });

  it("keeps the buyer's choice for the open part of a combo in lines of their own", async () => {
    const { calls } = await buildShopper(test);
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'], stock: 3 });
    const combo = await buildProduct(test.sql, { name: 'Dúo', parts: [{ productId: dye.id }] });
    const [copper, ash] = dye.versions.map(({ code }) => code);
    const pick = (versionCode = '') => [{ code: dye.code, versionCode }];
    const missing = await calls.add({ ...asked(combo), quantity: 1 });
    expect(missing.refusal).toMatchObject({
      code: 'COMBO_PART_MISSING',
      message: 'Elige todas las partes de Dúo.',
    });
    const wrong = await calls.add({ ...asked(combo), quantity: 1, assemblies: pick('X') });
    expect(wrong.refusal?.code).toBe('UNKNOWN_VERSION');
    await calls.add({ ...asked(combo), quantity: 2, assemblies: pick(copper) });
    await calls.add({ ...asked(combo), quantity: 1, assemblies: pick(ash) });
    await calls.add({ ...asked(combo), quantity: 1, assemblies: pick(copper) });
    const tooMany = await calls.add({ ...asked(combo), quantity: 1, assemblies: pick(copper) });
    expect(tooMany.refusal?.message).toContain('solo quedan 3 unidades disponibles de Dúo');
    const lines = (await calls.cart()).value.cart?.products ?? [];
    expect(lines.map((one) => [one.quantity, one.assemblyCode, one.assemblyVersionCode])).toEqual([
      [3, dye.code, copper],
      [1, dye.code, ash],
    ]);
  });

  it('takes a combo with two open parts, and puts it back as the line names it', async () => {
    const { calls } = await buildShopper(test);
    const oxidant = await buildProduct(test.sql, { volumes: [20, 30] });
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'] });
    const parts = [{ productId: oxidant.id }, { productId: dye.id, quantity: 2 }];
    const combo = await buildProduct(test.sql, { parts });
    const volume = { code: oxidant.code, versionCode: `${oxidant.code}-30V` };
    const tone = { code: dye.code, versionCode: `${dye.code}-8.1` };
    const half = await calls.add({ ...asked(combo), quantity: 1, assemblies: [tone] });
    expect(half.refusal?.code).toBe('COMBO_PART_MISSING');
    await calls.add({ ...asked(combo), quantity: 1, assemblies: [tone, volume] });
    const [line] = (await calls.cart()).value.cart?.products ?? [];
    const { assemblyCode, assemblyVersionCode, versionName } = line ?? {};
    expect(assemblyVersionCode).toBe(`${volume.versionCode}|${tone.versionCode}`);
    expect(versionName).toContain(' · ');
    const name = { code: combo.code, advancedPurchasing: false, assemblyVersionCode };
    expect((await calls.change({ ...name, quantity: 3 })).value.cart.units).toBe(3);
    expect((await calls.remove(name)).value.cart.units).toBe(0);
    const again = { code: assemblyCode ?? '', versionCode: assemblyVersionCode ?? '' };
    await calls.add({ ...asked(combo), quantity: 3, assemblies: [again] });
    expect((await calls.cart()).value.cart?.products[0]).toMatchObject({ assemblyVersionCode });
  });

  it("keeps a seller's drafts by customer, and shows nobody another's", async () => {
    const shampoo = await buildProduct(test.sql);
    const seller = await signIn(test, 'Seller');
    const first = seller.customerId ?? '';
    const second = await buildCustomer(test.sql, { sellerId: seller.userId });
    await callAs(test, seller).add({ ...asked(shampoo), quantity: 3 });
    await actFor(test, seller, second.id);
    expect((await callAs(test, seller).cart()).value.cart).toBeNull();
    await callAs(test, seller).add({ ...asked(shampoo), quantity: 1 });
    await actFor(test, seller, first);
    const { cart } = (await callAs(test, seller).cart()).value;
    expect(cart).toMatchObject({ customerId: first, units: 3 });
    const stranger = await buildShopper(test);
    expect((await stranger.calls.cart()).value.cart).toBeNull();
  });

  it('ignores a forged warehouse, trade type or customer in the query (D-4)', async () => {
    const { calls, headers } = await buildShopper(test);
    const shampoo = await buildProduct(test.sql);
    await calls.add({ ...asked(shampoo), quantity: 1 });
    const plain = await test.app.inject({ url: '/api/cart/listcart', headers });
    const url = '/api/cart/listcart?warehouse=2&tradeTypeId=9&userId=1&userCityId=05001';
    const forged = await test.app.inject({ url, headers });
    expect(forged.json()).toEqual(plain.json());
  });
});
