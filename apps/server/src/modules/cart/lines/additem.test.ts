import { describe, expect, it } from 'vitest';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { buildShopper, callAs, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

/** A buyer with an empty cart, so that no test sees another one's lines. */
async function newBuyer(): Promise<Shopper> {
  return buildShopper(test);
}

const presaleTones = async (stock: number, cap: number) => {
  const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'], stock, isPresale: true });
  await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap });
  return dye;
};
const asked = (product: { id: number; code: string }) => ({
  productId: String(product.id),
  code: product.code,
});

describe('POST /cart/additem', () => {
  it('puts units in and answers what the cart comes to', async () => {
    const { calls, customerId } = await newBuyer();
    const shampoo = await buildProduct(test.sql, { price: 12_900 });
    const { value } = await calls.add({ ...asked(shampoo), quantity: 3 });
    expect(value.cart).toMatchObject({ amount: 38_700, units: 3 });
    expect(value.results).toEqual([
      {
        code: shampoo.code,
        versionCode: null,
        quantity: 3,
        quantityPresale: 0,
        dispatchDate: null,
      },
    ]);
    const { cart } = (await calls.cart()).value;
    expect(cart).toMatchObject({ _id: value.cart._id, customerId, warehouse: '1', amount: 38_700 });
    expect(cart?.products).toHaveLength(1);
    expect(cart?.products[0]).toMatchObject({ quantity: 3, price: 12_900, total: 38_700 });
  });

  it('adds to what is there, and counts it', async () => {
    const { calls } = await newBuyer();
    const shampoo = await buildProduct(test.sql, { stock: 5 });
    await calls.add({ ...asked(shampoo), quantity: 3 });
    const more = await calls.add({ ...asked(shampoo), quantity: 2 });
    expect(more.value.cart.units).toBe(5);
    const tooMany = await calls.add({ ...asked(shampoo), quantity: 1 });
    expect(tooMany.refusal).toMatchObject({
      code: 'STOCK_EXCEEDED',
      message: `Stock máximo sobrepasado. Lo sentimos, solo quedan 5 unidades disponibles de ${shampoo.name}`,
    });
    expect((await calls.cart()).value.cart?.units).toBe(5);
  });

  it('puts a whole colour card in at once, the same tone twice counted together', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1', '9.0'], price: 9000 });
    const [first, second, third] = dye.versions.map(({ code }) => code);
    const { value } = await calls.add({
      ...asked(dye),
      versions: [
        { code: first ?? '', quantity: 2 },
        { code: second ?? '', quantity: 1 },
        { code: first ?? '', quantity: 1 },
        { code: third ?? '', quantity: 0 },
      ],
    });
    expect(value.cart).toMatchObject({ units: 4, amount: 36_000 });
    expect(value.results.map((one) => [one.versionCode, one.quantity])).toEqual([
      [first, 3],
      [second, 1],
    ]);
    const { cart } = (await calls.cart()).value;
    expect(cart?.products.map(({ versionCode }) => versionCode)).toEqual([first, second]);
  });

  it('takes stock first, then presale up to the cap (§4)', async () => {
    const { calls } = await newBuyer();
    const dye = await presaleTones(2, 5);
    const code = dye.versions[0].code;
    const { value } = await calls.add({ ...asked(dye), versions: [{ code, quantity: 6 }] });
    expect(value.results).toEqual([
      {
        code: dye.code,
        versionCode: code,
        quantity: 2,
        quantityPresale: 4,
        dispatchDate: '2026-12-01',
      },
    ]);
    const lines = (await calls.cart()).value.cart?.products ?? [];
    expect(lines.map((one) => [one.quantity, one.advancedPurchasing, one.dispatchDate])).toEqual([
      [2, false, null],
      [4, true, '2026-12-01'],
    ]);
    const tooMany = await calls.add({ ...asked(dye), versions: [{ code, quantity: 2 }] });
    expect(tooMany.refusal?.message).toBe('Stock insuficiente. Solo quedan 7 unidades disponibles');
  });

  it("decides the split itself: the buyer's own is a hint", async () => {
    const { calls } = await newBuyer();
    const dye = await presaleTones(3, 5);
    const code = dye.versions[0].code;
    const versions = [{ code, quantity: 0, quantityPresale: 4 }];
    const { value } = await calls.add({ ...asked(dye), versions });
    expect(value.results[0]).toMatchObject({ quantity: 3, quantityPresale: 1 });
  });

  it('shows a line that waits for two arrivals once for each', async () => {
    const { calls } = await newBuyer();
    const dye = await presaleTones(0, 2);
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-15', cap: 9 });
    const code = dye.versions[0].code;
    const { value } = await calls.add({ ...asked(dye), versions: [{ code, quantity: 5 }] });
    expect(value.results[0]).toMatchObject({ quantityPresale: 5, dispatchDate: '2026-12-15' });
    const lines = (await calls.cart()).value.cart?.products ?? [];
    expect(lines.map((one) => [one.quantity, one.dispatchDate])).toEqual([
      [2, '2026-12-01'],
      [3, '2026-12-15'],
    ]);
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(2);
  });

  it.each([
    ['a product', {}, 'OUT_OF_STOCK', 'Ouups! Producto fuera de stock'],
    ['a tone', { tones: ['7.43'] }, 'TONE_OUT_OF_STOCK', 'Tono fuera de stock'],
    ['a volume', { volumes: [20] }, 'OUT_OF_STOCK', 'Ouups! Producto fuera de stock'],
  ])('refuses %s of which there is nothing', async (_, options, code, message) => {
    const { calls } = await newBuyer();
    const product = await buildProduct(test.sql, { ...options, stock: 0 });
    const version = product.versions[0].code;
    const desired =
      version === product.code ? { quantity: 1 } : { versions: [{ code: version, quantity: 1 }] };
    const { refusal, status } = await calls.add({ ...asked(product), ...desired });
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ code, message });
  });

  it('refuses a colour card as a whole, with a line for each tone that falls short', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1', '9.0'], stock: 4 });
    const [plenty, short, none] = dye.versions;
    await setStock(test.sql, short ?? plenty, 2);
    await setStock(test.sql, none ?? plenty, 0);
    const versions = dye.versions.map(({ code }) => ({ code, quantity: 3 }));
    const { refusal } = await calls.add({ ...asked(dye), versions });
    expect(
      refusal?.lines?.map(({ versionCode, reason, message }) => [versionCode, reason, message]),
    ).toEqual([
      [short?.code, 'STOCK_INSUFFICIENT', 'Stock insuficiente. Solo quedan 2 unidades disponibles'],
      [none?.code, 'TONE_OUT_OF_STOCK', 'Tono fuera de stock'],
    ]);
    expect((await calls.cart()).value.cart).toBeNull();
  });

  it('refuses in presale what is never sold in advance', async () => {
    const { calls } = await newBuyer();
    const dye = await presaleTones(1, 5);
    const code = dye.versions[0].code;
    await test.sql`UPDATE product_version SET excluded_from_presale = true WHERE code = ${code}`;
    const versions = [{ code, quantity: 1, quantityPresale: 2 }];
    const { refusal } = await calls.add({ ...asked(dye), versions });
    expect(refusal).toMatchObject({
      code: 'NOT_IN_PRESALE',
      message: 'Este producto no se puede pedir en preventa.',
    });
  });

  it.each([
    [6, 3, 4, 'BELOW_MINIMUM', 'La cantidad mínima de Guantes es 6.', [6, 9]],
    [6, 3, 7, 'NOT_A_MULTIPLE', 'Guantes se vende de a 3. Prueba con 6 o 9.', [6, 9]],
    [1, 1, 0, 'BELOW_MINIMUM', 'La cantidad mínima de Guantes es 1.', [1, 2]],
  ])('from %d by %d refuses %d units, and names the nearest that would do', async (...row) => {
    const [minQuantity, multiple, quantity, code, message, nearest] = row;
    const { calls } = await newBuyer();
    const rule = { minQuantity, multiple };
    const gloves = await buildProduct(test.sql, { name: 'Guantes', ...rule });
    const { refusal } = await calls.add({ ...asked(gloves), quantity });
    expect(refusal).toMatchObject({ code, message, lines: [{ code: gloves.code, nearest }] });
  });

  it('never holds more than 9999 of a line', async () => {
    const { calls } = await newBuyer();
    const foil = await buildProduct(test.sql, { stock: 50_000 });
    await calls.add({ ...asked(foil), quantity: 9999 });
    const { refusal } = await calls.add({ ...asked(foil), quantity: 1 });
    expect(refusal).toMatchObject({ code: 'STOCK_EXCEEDED' });
    expect(refusal?.message).toContain('solo quedan 9999 unidades');
  });

  it('knows which it is: no product, no version, or one to be chosen', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.43'], name: 'Tinte' });
    const other = await buildProduct(test.sql, { tones: ['7.43'] });
    const shampoo = await buildProduct(test.sql);
    const codeOf = async (body: Parameters<typeof calls.add>[0]) =>
      (await calls.add(body)).refusal?.code;
    expect(await codeOf({ productId: '999999', code: 'X', quantity: 1 })).toBe('UNKNOWN_PRODUCT');
    expect(await codeOf({ productId: String(shampoo.id), code: 'X', quantity: 1 })).toBe(
      'UNKNOWN_PRODUCT',
    );
    expect(await codeOf({ ...asked(dye), versions: [{ code: 'X', quantity: 1 }] })).toBe(
      'UNKNOWN_VERSION',
    );
    const foreign = [{ code: other.versions[0].code, quantity: 1 }];
    expect(await codeOf({ ...asked(dye), versions: foreign })).toBe('UNKNOWN_VERSION');
    const { refusal } = await calls.add({ ...asked(dye), quantity: 1 });
    expect(refusal).toMatchObject({
      code: 'VERSION_REQUIRED',
      message: 'Elige una opción de Tinte.',
    });
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${shampoo.id}`;
    expect(await codeOf({ ...asked(shampoo), quantity: 1 })).toBe('UNKNOWN_PRODUCT');
    expect((await calls.cart()).value.cart).toBeNull();
  });

  it('says where nobody delivers (§8)', async () => {
    const { calls } = await buildShopper(test, { cityCode: '97001' });
    const shampoo = await buildProduct(test.sql);
    const { refusal } = await calls.add({ ...asked(shampoo), quantity: 1 });
    expect(refusal).toMatchObject({
      code: 'NO_COVERAGE',
      message: 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
    });
  });

  it('is for buyers only', async () => {
    const shampoo = await buildProduct(test.sql);
    const body = { ...asked(shampoo), quantity: 1 };
    const guest = await signIn(test, 'Guest');
    expect((await callAs(test, guest).add(body)).refusal?.code).toBe('LOGIN_REQUIRED');
    const idle = await signIn(test, 'Seller', { withCustomer: false });
    expect((await callAs(test, idle).add(body)).refusal).toMatchObject({
      code: 'CUSTOMER_REQUIRED',
      message: 'Selecciona un cliente',
    });
    const staff = await signIn(test, 'Staff');
    expect((await callAs(test, staff).add(body)).refusal?.code).toBe('FORBIDDEN');
  });
});
