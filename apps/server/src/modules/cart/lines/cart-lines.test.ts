import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

async function newBuyer() {
  const shopper = await buildShopper(test);
  const calls = { ...shopper.calls, ...cartCallsAs(test, shopper) };
  const news = async () => {
    const { productsNews } = (await calls.cart()).value;
    return productsNews.map(({ code, kind, before, after }) => [code, kind, before, after]);
  };
  const lines = async () => {
    const { cart } = (await calls.cart()).value;
    return (cart?.products ?? []).map((one) => [one.code, one.quantity, one.dispatchDate]);
  };
  const lineIdOf = async (code: string) => {
    const { cart, outOfStock } = (await calls.cart()).value;
    const line = [...(cart?.products ?? []), ...outOfStock].find((one) => one.code === code);
    if (!line) throw new Error(`${code} is not in the cart`);
    return line.lineId;
  };
  return { ...shopper, calls, news, lines, lineIdOf };
}

describe('PUT /cart/listcart, moving lines', () => {
  it('lets a line wait, so that all of it leaves together, and takes it back', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 2 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 9 });
    await fillCart(buyer, dye, 5);
    const lineId = await buyer.lineIdOf(dye.code);
    await buyer.calls.accept({ move: [{ lineId, advancedPurchasing: true }] });
    expect(await buyer.lines()).toEqual([[dye.code, 5, '2026-12-01']]);
    expect(await buyer.news()).toEqual([]);
    const waiting = await buyer.lineIdOf(dye.code);
    await buyer.calls.accept({ move: [{ lineId: waiting, advancedPurchasing: false }] });
    expect(await buyer.lines()).toEqual([
      [dye.code, 2, null],
      [dye.code, 3, '2026-12-01'],
    ]);
  });

  it('refuses with the stock sentences, and leaves the cart as it was', async () => {
    const buyer = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 9, name: 'Tinte' });
    const dates = { date: '2026-12-01', cap: 2 };
    await buildArrival(test.sql, dye.versions[0], dates);
    const late = await buildProduct(test.sql, { tones: ['1.0'], isPresale: true, stock: 0 });
    await buildArrival(test.sql, late.versions[0], dates);
    await fillCart(buyer, shampoo, 3);
    await fillCart(buyer, dye, 3);
    const versions = [{ code: late.versions[0].code, quantity: 2 }];
    await buyer.calls.add({ productId: String(late.id), code: late.code, versions });
    const before = await buyer.lines();
    const move = async (code: string, advancedPurchasing: boolean) => {
      const lineId = await buyer.lineIdOf(code);
      return (await buyer.calls.accept({ move: [{ lineId, advancedPurchasing }] })).refusal
        ?.message;
    };
    expect(await move(shampoo.code, true)).toBe('Este producto no se puede pedir en preventa.');
    expect(await move(dye.code, true)).toBe(
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 2 unidades disponibles de Tinte',
    );
    expect(await move(late.code, false)).toBe('Tono fuera de stock');
    expect(await buyer.lines()).toEqual(before);
  });

  it.each([
    ['minimum', { minQuantity: 6, multiple: 1 }, 'La cantidad mínima de Tinte es 6.'],
    ['multiple', { minQuantity: 3, multiple: 3 }, 'Tinte se vende de a 3. Prueba con 3 o 6.'],
  ])('says the %s that was raised since the line began to wait', async (_, rule, sentence) => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 0, name: 'Tinte' });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 9 });
    await fillCart(buyer, dye, 5);
    await setStock(test.sql, dye.versions[0], 9);
    const { minQuantity, multiple } = rule;
    await test.sql`UPDATE product SET min_quantity = ${minQuantity}, multiple = ${multiple}
      WHERE id = ${dye.id}`;
    const lineId = await buyer.lineIdOf(dye.code);
    const { refusal } = await buyer.calls.accept({
      move: [{ lineId, advancedPurchasing: false }],
    });
    expect(refusal?.message).toBe(sentence);
    expect(await buyer.lines()).toEqual([[dye.code, 5, '2026-12-01']]);
  });
});

describe('DELETE /cart/listcart', () => {
  it('takes several lines out at once; those that are gone already do not matter', async () => {
    const buyer = await newBuyer();
    const products = [
      await buildProduct(test.sql),
      await buildProduct(test.sql),
      await buildProduct(test.sql),
    ];
    for (const product of products) await fillCart(buyer, product, 1);
    const [first = '', second = '', third = ''] = await Promise.all(
      products.map(({ code }) => buyer.lineIdOf(code)),
    );
    const { value } = await buyer.calls.removeLines({ lineIds: [first, second, nextId()] });
    expect(value.cart?.products.map(({ code }) => code)).toEqual([products[2]?.code]);
    const again = await buyer.calls.removeLines({ lineIds: [first, third] });
    expect(again.value.cart).toMatchObject({ units: 0, amount: 0 });
    const none = await buyer.calls.removeLines({ lineIds: [first, third] });
    expect(none.refusal?.message).toBe('Ese producto ya no está en tu carrito.');
  });

  it('takes out the units of one day alone', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 0 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 2 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-15', cap: 9 });
    await fillCart(buyer, dye, 5);
    const parts = (await buyer.calls.cart()).value.cart?.products ?? [];
    await buyer.calls.removeLines({ lineIds: [parts[1]?.lineId ?? ''] });
    expect(await buyer.lines()).toEqual([[dye.code, 2, '2026-12-01']]);
  });

  it('is undone by adding again, and that is repeat-safe', async () => {
    const buyer = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    await fillCart(buyer, shampoo, 4);
    const mutationId = nextId();
    const removal = { lineIds: [await buyer.lineIdOf(shampoo.code)], mutationId };
    await buyer.calls.removeLines(removal);
    const product = { productId: String(shampoo.id), code: shampoo.code };
    const undo = { ...product, quantity: 4, mutationId: nextId() };
    for (let sent = 0; sent < 3; sent += 1) await buyer.calls.add(undo);
    await buyer.calls.removeLines(removal);
    expect(await buyer.lines()).toEqual([[shampoo.code, 4, null]]);
  });
});
