import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { buildMover, type Mover, placeCallsOf } from '#testing/delivery.ts';
import { fillCart } from '#testing/orders.ts';
import { buildDeal } from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Mover;
beforeEach(async () => {
  ana = await buildMover(test);
});

const cartOf = async () => (await ana.calls.cart()).value;
const at = (who: Parameters<typeof placeCallsOf>[1]) => placeCallsOf(test, who);

const everything = () => test.sql`
  SELECT cart.id, state, revision, address_id, warehouse_id, line.id AS line, quantity
  FROM cart LEFT JOIN cart_line line ON line.cart_id = cart.id
  WHERE customer_id = ${ana.customerId} ORDER BY cart.id, line.id`;

describe('POST /shippings/change-preview', () => {
  it('says what would change, line by line, and changes nothing', async () => {
    const [dear, scarce, later, gone, same] = [
      await buildProduct(test.sql, { name: 'Champú', price: 10_000 }),
      await buildProduct(test.sql, { name: 'Tinte', tones: ['7.43'], price: 20_000 }),
      await buildProduct(test.sql, { name: 'Mascarilla', isPresale: true, price: 5000 }),
      await buildProduct(test.sql, { name: 'Secador', price: 100_000 }),
      await buildProduct(test.sql, { name: 'Peine', price: 1000 }),
    ] as const;
    await test.sql`UPDATE base_price SET price = 12500
      WHERE product_id = ${dear.id} AND warehouse_id = 2`;
    await setStock(test.sql, scarce.versions[0], 3, 2);
    await setStock(test.sql, later.versions[0], 1, 2);
    await buildArrival(test.sql, later.versions[0], { date: '2026-12-01', cap: 2, warehouseId: 2 });
    await buildArrival(test.sql, later.versions[0], { date: '2026-12-15', cap: 9, warehouseId: 2 });
    await test.sql`DELETE FROM base_price WHERE product_id = ${gone.id} AND warehouse_id = 2`;
    await fillCart(ana, dear, 2);
    await ana.calls.add({
      productId: String(scarce.id),
      code: scarce.code,
      versions: [{ code: scarce.versions[0].code, quantity: 5 }],
    });
    await fillCart(ana, later, 4);
    await fillCart(ana, gone, 1);
    await fillCart(ana, same, 1);

    const [place, carts] = [await ana.place.delivery(), await everything()];
    const { status, ...told } = await ana.place.preview({ addressId: ana.medellin });
    expect(status).toBe(200);
    expect(told).toMatchObject({
      delivery: { cityId: '05001', city: 'Medellín', addressId: ana.medellin, hasCoverage: true },
      message: null,
      isSamePlace: false,
      isSameWarehouse: false,
      deliveryDays: { before: 1, after: 2 },
    });
    expect(told.cart.lines.map(({ name, kind, message }) => [name, kind, message])).toEqual([
      ['Champú', 'price', 'Champú pasa de $\u00a010.000 a $\u00a012.500 la unidad.'],
      [
        'Tinte 7.43 Tono 7.43',
        'less_stock',
        'De Tinte 7.43 Tono 7.43 solo hay 3 de las 5 unidades que pides.',
      ],
      [
        'Mascarilla',
        'presale',
        '3 de las 4 unidades de Mascarilla pasan a preventa: salen el mar 15 de dic.',
      ],
      ['Secador', 'gone', 'Secador no está disponible desde esa bodega.'],
    ]);
    expect(told.cart.lines[1]).toMatchObject({
      code: scarce.code,
      versionCode: scarce.versions[0].code,
      image: 'packshot',
    });
    expect(told.cart).toMatchObject({ joining: null, amountBefore: 241_000 });
    expect([await ana.place.delivery(), await everything()]).toEqual([place, carts]);

    await ana.place.change({ addressId: ana.medellin });
    expect((await cartOf()).cart?.amount).toBe(told.cart.amountAfter);
  });

  it('says that what waits for an arrival would wait longer', async () => {
    const mask = await buildProduct(test.sql, { name: 'Mascarilla', isPresale: true, stock: 0 });
    const [version] = mask.versions;
    await buildArrival(test.sql, version, { date: '2026-12-01' });
    await buildArrival(test.sql, version, { date: '2026-12-10', warehouseId: 2 });
    await fillCart(ana, mask, 2);
    const { cart } = await ana.place.preview({ addressId: ana.medellin });
    expect(cart.lines).toMatchObject([
      { kind: 'presale', message: 'Mascarilla en preventa ahora sale el jue 10 de dic.' },
    ]);
  });

  it('tells what waits in the cart of the other warehouse', async () => {
    const product = await buildProduct(test.sql, { price: 1000, stock: 5 });
    await ana.place.change({ addressId: ana.medellin });
    await fillCart(ana, product, 4);
    await ana.goBackAlone();
    await fillCart(ana, product, 3);
    const { cart } = await ana.place.preview({ addressId: ana.medellin });
    expect(cart.joining).toEqual({
      units: 4,
      message: '4 unidades que ya tenías en el carrito de esa bodega se suman a este carrito.',
    });
    // Each of them was there alone; together there are too few.
    expect(cart.lines).toMatchObject([{ kind: 'less_stock' }]);
    expect(cart).toMatchObject({ amountBefore: 3000, amountAfter: 7000 });
  });

  it('says in the words of §8 where nobody delivers', async () => {
    await fillCart(ana, await buildProduct(test.sql, { price: 1000 }), 2);
    expect(await ana.place.preview({ addressId: ana.mitu })).toMatchObject({
      status: 200,
      delivery: { hasCoverage: false },
      message: 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
      deliveryDays: { before: 1, after: null },
      isSameWarehouse: true,
      cart: { lines: [], amountBefore: 2000, amountAfter: 2000 },
    });
  });

  it('knows the place where one is already', async () => {
    await ana.place.change({ addressId: ana.addressId });
    expect(await ana.place.preview({ addressId: ana.addressId })).toMatchObject({
      isSamePlace: true,
      isSameWarehouse: true,
      cart: { lines: [] },
    });
    const guest = await signIn(test, 'Guest');
    expect(await at(guest).preview({ cityId: '11001' })).toMatchObject({ isSamePlace: true });
  });

  it('tells a visitor nothing of money', async () => {
    const guest = await signIn(test, 'Guest');
    expect(await at(guest).preview({ cityId: '05001' })).toMatchObject({
      status: 200,
      isSameWarehouse: false,
      cart: { lines: [], joining: null, amountBefore: 0, amountAfter: 0 },
    });
    expect(await at(guest).delivery()).toMatchObject({ cityId: '11001' });
  });

  it('is what then happens, whatever lies in both carts', async () => {
    const part = await buildProduct(test.sql, { price: 3000, stock: 40 });
    const products = [
      part,
      await buildProduct(test.sql, { price: 12_000, parts: [{ productId: part.id, quantity: 2 }] }),
      await buildProduct(test.sql, { price: 7000, stock: 8, isPresale: true }),
      await buildProduct(test.sql, { price: 900 }),
    ];
    const late = products[2]?.versions[0] ?? part.versions[0];
    for (const [warehouseId, date] of [
      [1, '2026-12-01'],
      [2, '2026-12-12'],
    ] as const) {
      await buildArrival(test.sql, late, { date, cap: 10, warehouseId });
    }
    await buildDeal(test.sql, {
      productIds: [part.id],
      breaks: [{ minQuantity: 12, percent: 20 }],
    });
    await test.sql`UPDATE base_price SET price = price + 100
      WHERE warehouse_id = 2 AND product_id = ${products[3]?.id ?? 0}`;

    const units = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 });
    const stock = fc.integer({ min: 0, max: 30 });
    const property = fc.asyncProperty(units, units, stock, async (here, there, available) => {
      ana = await buildMover(test);
      const fill = async (counts: readonly number[]) => {
        for (const [index, product] of products.entries()) {
          if (counts[index]) await fillCart(ana, product, counts[index]);
        }
      };
      await setStock(test.sql, part.versions[0], 40, 2);
      await ana.place.change({ addressId: ana.medellin });
      await fill(there);
      await ana.goBackAlone();
      await fill(here);
      await setStock(test.sql, part.versions[0], available, 2);
      const before = await cartOf();
      const { cart } = await ana.place.preview({ addressId: ana.medellin });
      expect(cart.amountBefore).toBe(before.cart?.amount ?? 0);
      await ana.place.change({ addressId: ana.medellin });
      expect(cart.amountAfter).toBe((await cartOf()).cart?.amount ?? 0);
    });
    await fc.assert(property, { numRuns: 20, endOnFailure: true });
  });
});
