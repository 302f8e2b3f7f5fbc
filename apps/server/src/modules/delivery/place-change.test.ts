import { randomUUID } from 'node:crypto';
import type { PlaceChange } from '@matiz/contracts/delivery.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildArrival, buildProduct, setStock } from '../../testing/catalogue.ts';
import { buildPaymentMethods, buildShopper, fillCart, type Shopper } from '../../testing/orders.ts';
import { buildAddress, buildCustomer } from '../../testing/people.ts';
import { actFor, type SignedIn, signIn } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClock } from '../../testing/world.ts';

let test: TestApp;
let ana: Shopper;
let medellin: string;
let mitu: string;
beforeAll(async () => {
  test = await createTestApp({ world: { clock: createClock() } });
  await buildPaymentMethods(test.sql);
});
beforeEach(async () => {
  ana = await buildShopper(test);
  medellin = await buildAddress(test.sql, ana.customerId, { cityCode: '05001' });
  mitu = await buildAddress(test.sql, ana.customerId, { cityCode: '97001' });
});
afterAll(() => test.close());

async function ask(method: 'POST' | 'PUT', path: string, payload: object, who: SignedIn) {
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: who.headers,
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}
const preview = (
  payload: object,
  who: SignedIn = ana,
): Promise<PlaceChange & { status: number; code?: string }> =>
  ask('POST', '/shippings/change-preview', payload, who);
const change = (payload: object, who: SignedIn = ana) =>
  ask('PUT', '/shippings/place', payload, who);

async function deliveryOf(who: SignedIn = ana) {
  const reply = await test.app.inject({ url: '/api/auth/me', headers: who.headers });
  return reply.json().delivery;
}

const cartOf = async (shopper = ana) => (await shopper.calls.cart()).value;
const everything = () => test.sql`
  select cart.id, state, revision, address_id, warehouse_id, line.id as line, quantity
  from cart left join cart_line line on line.cart_id = cart.id
  where customer_id = ${ana.customerId} order by cart.id, line.id`;

describe('POST /shippings/change-preview', () => {
  it('says what would change, line by line, and changes nothing', async () => {
    const [dear, scarce, later, gone, same] = [
      await buildProduct(test.sql, { name: 'Champú', price: 10_000 }),
      await buildProduct(test.sql, { name: 'Tinte', tones: ['7.43'], price: 20_000 }),
      await buildProduct(test.sql, { name: 'Mascarilla', isPresale: true, price: 5000 }),
      await buildProduct(test.sql, { name: 'Secador', price: 100_000 }),
      await buildProduct(test.sql, { name: 'Peine', price: 1000 }),
    ] as const;
    await test.sql`update base_price set price = 12500
      where product_id = ${dear.id} and warehouse_id = 2`;
    await setStock(test.sql, scarce.versions[0], 3, 2);
    await setStock(test.sql, later.versions[0], 1, 2);
    await buildArrival(test.sql, later.versions[0], { date: '2026-12-01', cap: 2, warehouseId: 2 });
    await buildArrival(test.sql, later.versions[0], { date: '2026-12-15', cap: 9, warehouseId: 2 });
    await test.sql`delete from base_price where product_id = ${gone.id} and warehouse_id = 2`;
    await fillCart(ana, dear, 2);
    await ana.calls.add({
      productId: String(scarce.id),
      code: scarce.code,
      versions: [{ code: scarce.versions[0].code, quantity: 5 }],
    });
    await fillCart(ana, later, 4);
    await fillCart(ana, gone, 1);
    await fillCart(ana, same, 1);

    const [place, carts] = [await deliveryOf(), await everything()];
    const { status, ...told } = await preview({ addressId: medellin });
    expect(status).toBe(200);
    expect(told).toMatchObject({
      delivery: { cityId: '05001', city: 'Medellín', addressId: medellin, hasCoverage: true },
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
    expect([await deliveryOf(), await everything()]).toEqual([place, carts]);

    await change({ addressId: medellin });
    expect((await cartOf()).cart?.amount).toBe(told.cart.amountAfter);
  });

  it('says that what waits for an arrival would wait longer', async () => {
    const mask = await buildProduct(test.sql, { name: 'Mascarilla', isPresale: true, stock: 0 });
    const [version] = mask.versions;
    await buildArrival(test.sql, version, { date: '2026-12-01' });
    await buildArrival(test.sql, version, { date: '2026-12-10', warehouseId: 2 });
    await fillCart(ana, mask, 2);
    const { cart } = await preview({ addressId: medellin });
    expect(cart.lines).toMatchObject([
      { kind: 'presale', message: 'Mascarilla en preventa ahora sale el jue 10 de dic.' },
    ]);
  });

  it('tells what waits in the cart of the other warehouse', async () => {
    const product = await buildProduct(test.sql, { price: 1000, stock: 5 });
    await change({ addressId: medellin });
    await fillCart(ana, product, 4);
    await test.sql`update session set address_id = null where user_id = ${ana.userId}`;
    await fillCart(ana, product, 3);
    const { cart } = await preview({ addressId: medellin });
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
    expect(await preview({ addressId: mitu })).toMatchObject({
      status: 200,
      delivery: { hasCoverage: false },
      message: 'Actualmente no tenemos cobertura para Mitú, Vaupés.',
      deliveryDays: { before: 1, after: null },
      isSameWarehouse: true,
      cart: { lines: [], amountBefore: 2000, amountAfter: 2000 },
    });
  });

  it('knows the place where one is already', async () => {
    await change({ addressId: ana.addressId });
    expect(await preview({ addressId: ana.addressId })).toMatchObject({
      isSamePlace: true,
      isSameWarehouse: true,
      cart: { lines: [] },
    });
    const guest = await signIn(test, 'Guest');
    expect(await preview({ cityId: '11001' }, guest)).toMatchObject({ isSamePlace: true });
  });

  it('tells a visitor nothing of money', async () => {
    const guest = await signIn(test, 'Guest');
    expect(await preview({ cityId: '05001' }, guest)).toMatchObject({
      status: 200,
      isSameWarehouse: false,
      cart: { lines: [], joining: null, amountBefore: 0, amountAfter: 0 },
    });
    expect(await deliveryOf(guest)).toMatchObject({ cityId: '11001' });
  });
});

describe('PUT /shippings/place', () => {
  it('delivers there from now on, and takes the cart along', async () => {
    const product = await buildProduct(test.sql);
    const cartId = await fillCart(ana, product, 2);
    const changed = await change({ addressId: medellin });
    expect(changed).toEqual({
      status: 200,
      delivery: {
        cityId: '05001',
        city: 'Medellín',
        stateId: '05',
        state: 'Antioquia',
        addressId: medellin,
        hasCoverage: true,
      },
    });
    expect(await deliveryOf()).toEqual(changed.delivery);
    expect((await cartOf()).cart).toMatchObject({ _id: cartId, warehouse: '2', units: 2 });
    expect((await ana.calls.purchase()).value.address?._id).toBe(medellin);
    await change({ addressId: ana.addressId });
    expect((await cartOf()).cart).toMatchObject({ _id: cartId, warehouse: '1', units: 2 });
  });

  it('puts the lines together with those that wait there, and loses none', async () => {
    const [both, here, there] = [
      await buildProduct(test.sql),
      await buildProduct(test.sql),
      await buildProduct(test.sql),
    ];
    await change({ addressId: medellin });
    await fillCart(ana, both, 3);
    const kept = await fillCart(ana, there, 1);
    await test.sql`update session set address_id = null where user_id = ${ana.userId}`;
    await fillCart(ana, both, 2);
    const left = await fillCart(ana, here, 7);

    // Sent twice, and twice at once, it happens once.
    const answers = await Promise.all([1, 2, 3].map(() => change({ addressId: medellin })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { cart } = await cartOf();
    expect(cart).toMatchObject({ _id: kept, warehouse: '2', units: 13 });
    expect(cart?.products.map(({ code, quantity }) => [code, quantity])).toEqual([
      [both.code, 5],
      [there.code, 1],
      [here.code, 7],
    ]);
    const [closed] = await test.sql`select state,
      (select count(*)::int from cart_line where cart_id = ${left}) as lines
      from cart where id = ${left}`;
    expect(closed).toEqual({ state: 'cleared', lines: 0 });
  });

  it('keeps a line within what a line can hold', async () => {
    const product = await buildProduct(test.sql, { stock: 20_000 });
    await change({ addressId: medellin });
    await fillCart(ana, product, 9000);
    await test.sql`update session set address_id = null where user_id = ${ana.userId}`;
    await fillCart(ana, product, 9000);
    const told = await preview({ addressId: medellin });
    await change({ addressId: medellin });
    const { cart } = await cartOf();
    expect(cart).toMatchObject({ units: 9999, amount: told.cart.amountAfter });
  });

  it('loses nothing that is added meanwhile', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => buildProduct(test.sql)));
    for (let round = 0; round < 4; round += 1) {
      const to = round % 2 === 0 ? medellin : ana.addressId;
      await Promise.all([
        change({ addressId: to }),
        ...products.map((product) => fillCart(ana, product, 1)),
      ]);
    }
    await change({ addressId: medellin });
    await change({ addressId: ana.addressId });
    const [held] = await test.sql<{ units: number }[]>`
      select sum(quantity)::int as units from cart_line join cart on cart.id = cart_id
      where customer_id = ${ana.customerId} and state = 'open'`;
    expect(held?.units).toBe(24);
    expect((await cartOf()).cart?.units).toBe(24);
  });

  it('allows a place where nobody delivers, and says so', async () => {
    await fillCart(ana, await buildProduct(test.sql), 1);
    await change({ addressId: medellin });
    expect((await change({ addressId: mitu })).delivery).toMatchObject({
      city: 'Mitú',
      hasCoverage: false,
    });
    expect((await cartOf()).cart?.units).toBe(1);
    await change({ addressId: medellin });
    expect((await cartOf()).cart?.units).toBe(1);
  });

  it('lets a visitor look around by city, in its own session only', async () => {
    const [guest, other] = [await signIn(test, 'Guest'), await signIn(test, 'Guest')];
    expect((await change({ cityId: '05001' }, guest)).delivery).toMatchObject({
      cityId: '05001',
      addressId: null,
    });
    expect(await deliveryOf(guest)).toMatchObject({ cityId: '05001' });
    expect(await deliveryOf(other)).toMatchObject({ cityId: '11001' });
    const traces = await test.sql`select from audit_entry where actor_id = ${guest.userId}`;
    expect(traces).toHaveLength(0);
  });

  it("is the working customer's place for a seller, under the seller's name (D-4)", async () => {
    const seller = await signIn(test, 'Seller');
    const customer = await buildCustomer(test.sql, { sellerId: seller.userId });
    const addressId = await buildAddress(test.sql, customer.id, { cityCode: '05001' });
    expect((await change({ addressId }, seller)).code).toBe('UNKNOWN_ADDRESS');
    await actFor(test, seller, customer.id);
    expect((await change({ addressId }, seller)).delivery).toMatchObject({ cityId: '05001' });
    const entries = await test.sql`select actor_id, action, detail from audit_entry
      where customer_id = ${customer.id} and action = 'place.change'`;
    expect(entries).toEqual([
      { actor_id: seller.userId, action: 'place.change', detail: { cityCode: '05001', addressId } },
    ]);
  });

  it.each(['POST /shippings/change-preview', 'PUT /shippings/place'])(
    '%s: refuses what is not one’s own, and moves nothing',
    async (name) => {
      const asked = name.startsWith('POST') ? preview : change;
      const theirs = await buildShopper(test);
      const idle = await signIn(test, 'Seller', { withCustomer: false });
      const guest = await signIn(test, 'Guest');
      const removed = await buildAddress(test.sql, ana.customerId);
      await test.sql`update address set removed_at = now() where id = ${removed}`;
      const before = await deliveryOf();
      for (const [payload, who, code] of [
        [{ addressId: theirs.addressId }, ana, 'UNKNOWN_ADDRESS'],
        [{ addressId: randomUUID() }, ana, 'UNKNOWN_ADDRESS'],
        [{ addressId: removed }, ana, 'UNKNOWN_ADDRESS'],
        [{ cityId: '05001' }, ana, 'ADDRESS_REQUIRED'],
        [{ addressId: theirs.addressId }, guest, 'UNKNOWN_ADDRESS'],
        [{ cityId: '99999' }, guest, 'UNKNOWN_CITY'],
        [{ cityId: '05001' }, idle, 'CUSTOMER_REQUIRED'],
        [{ addressId: theirs.addressId }, idle, 'CUSTOMER_REQUIRED'],
        [{ cityId: '05001', addressId: medellin }, ana, 'INVALID_REQUEST'],
        [{}, ana, 'INVALID_REQUEST'],
      ] as const) {
        expect(await asked(payload, who)).toMatchObject({ code });
      }
      expect(await deliveryOf()).toEqual(before);
    },
  );
});

describe('the place of a session', () => {
  it("is the customer's city, then that of the address that was chosen", async () => {
    expect(await deliveryOf()).toMatchObject({ cityId: '11001', addressId: null });
    await change({ addressId: medellin });
    expect(await deliveryOf()).toMatchObject({ cityId: '05001', addressId: medellin });
  });

  it('without coverage reads the main warehouse in no zone', async () => {
    const far = await signIn(test, 'Admin customer', { cityCode: '97001' });
    const principal = await test.deps.identity.sessions.authenticate(far.headers.token);
    expect(principal?.place).toMatchObject({ city: 'Mitú', warehouseId: 1, zoneId: null });
    expect(await deliveryOf(far)).toMatchObject({ hasCoverage: false });
  });

  it('takes the cart along when its address is edited into another warehouse, or removed', async () => {
    await fillCart(ana, await buildProduct(test.sql), 3);
    await change({ addressId: ana.addressId });
    const body = { _id: ana.addressId, address: 'Calle 10 # 5-51', cityId: '05001', stateId: '05' };
    expect((await ask('PUT', '/v3/me/addresses', body, ana)).status).toBe(200);
    expect(await deliveryOf()).toMatchObject({ cityId: '05001' });
    expect((await cartOf()).cart).toMatchObject({ warehouse: '2', units: 3 });
    await test.app.inject({
      method: 'DELETE',
      url: `/api/v3/me/addresses?_id=${ana.addressId}`,
      headers: ana.headers,
    });
    expect(await deliveryOf()).toMatchObject({ cityId: '11001', addressId: null });
    expect((await cartOf()).cart).toMatchObject({ warehouse: '1', units: 3 });
  });
});

describe('PUT /order/purchase, to another warehouse', () => {
  it('puts the cart together with the one that waits there', async () => {
    const [first, second] = [await buildProduct(test.sql), await buildProduct(test.sql)];
    await change({ addressId: medellin });
    const waiting = await fillCart(ana, second, 2);
    await test.sql`update session set address_id = null where user_id = ${ana.userId}`;
    await fillCart(ana, first, 1);
    const { value } = await ana.calls.choose({ addressId: medellin });
    expect(value).toMatchObject({ cartId: waiting, address: { _id: medellin } });
    expect(value.deliveries.map(({ units }) => units)).toEqual([3]);
  });
});
