import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildMover, type Mover, placeCallsOf } from '#testing/delivery.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { actFor, signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Mover;
beforeEach(async () => {
  ana = await buildMover(test);
});

const cartOf = async () => (await ana.calls.cart()).value;
const at = (who: Parameters<typeof placeCallsOf>[1]) => placeCallsOf(test, who);

describe('PUT /shippings/place', () => {
  it('delivers there from now on, and takes the cart along', async () => {
    const product = await buildProduct(test.sql);
    const cartId = await fillCart(ana, product, 2);
    const changed = await ana.place.change({ addressId: ana.medellin });
    expect(changed).toEqual({
      status: 200,
      delivery: {
        cityId: '05001',
        city: 'Medellín',
        stateId: '05',
        state: 'Antioquia',
        addressId: ana.medellin,
        hasCoverage: true,
      },
    });
    expect(await ana.place.delivery()).toEqual(changed.delivery);
    expect((await cartOf()).cart).toMatchObject({ _id: cartId, warehouse: '2', units: 2 });
    expect((await ana.calls.purchase()).value.address?._id).toBe(ana.medellin);
    await ana.place.change({ addressId: ana.addressId });
    expect((await cartOf()).cart).toMatchObject({ _id: cartId, warehouse: '1', units: 2 });
  });

  it('puts the lines together with those that wait there, and loses none', async () => {
    const [both, here, there] = [
      await buildProduct(test.sql),
      await buildProduct(test.sql),
      await buildProduct(test.sql),
    ];
    await ana.place.change({ addressId: ana.medellin });
    await fillCart(ana, both, 3);
    const kept = await fillCart(ana, there, 1);
    await ana.goBackAlone();
    await fillCart(ana, both, 2);
    const left = await fillCart(ana, here, 7);

    // Sent twice, and twice at once, it happens once.
    const answers = await Promise.all(
      [1, 2, 3].map(() => ana.place.change({ addressId: ana.medellin })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { cart } = await cartOf();
    expect(cart).toMatchObject({ _id: kept, warehouse: '2', units: 13 });
    expect(cart?.products.map(({ code, quantity }) => [code, quantity])).toEqual([
      [both.code, 5],
      [there.code, 1],
      [here.code, 7],
    ]);
    const [closed] = await test.sql`SELECT state,
      (SELECT count(*)::int FROM cart_line WHERE cart_id = ${left}) AS lines
      FROM cart WHERE id = ${left}`;
    expect(closed).toEqual({ state: 'cleared', lines: 0 });
  });

  it('keeps a line within what a line can hold', async () => {
    const product = await buildProduct(test.sql, { stock: 20_000 });
    await ana.place.change({ addressId: ana.medellin });
    await fillCart(ana, product, 9000);
    await ana.goBackAlone();
    await fillCart(ana, product, 9000);
    const told = await ana.place.preview({ addressId: ana.medellin });
    await ana.place.change({ addressId: ana.medellin });
    const { cart } = await cartOf();
    expect(cart).toMatchObject({ units: 9999, amount: told.cart.amountAfter });
  });

  it('loses nothing that is added meanwhile', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => buildProduct(test.sql)));
    for (let round = 0; round < 4; round += 1) {
      const to = round % 2 === 0 ? ana.medellin : ana.addressId;
      await Promise.all([
        ana.place.change({ addressId: to }),
        ...products.map((product) => fillCart(ana, product, 1)),
      ]);
    }
    await ana.place.change({ addressId: ana.medellin });
    await ana.place.change({ addressId: ana.addressId });
    const [held] = await test.sql<{ units: number }[]>`
      SELECT sum(quantity)::int AS units FROM cart_line JOIN cart ON cart.id = cart_id
      WHERE customer_id = ${ana.customerId} AND state = 'open'`;
    expect(held?.units).toBe(24);
    expect((await cartOf()).cart?.units).toBe(24);
  });

  it('allows a place where nobody delivers, and says so', async () => {
    await fillCart(ana, await buildProduct(test.sql), 1);
    await ana.place.change({ addressId: ana.medellin });
    expect((await ana.place.change({ addressId: ana.mitu })).delivery).toMatchObject({
      city: 'Mitú',
      hasCoverage: false,
    });
    expect((await cartOf()).cart?.units).toBe(1);
    await ana.place.change({ addressId: ana.medellin });
    expect((await cartOf()).cart?.units).toBe(1);
  });

  it('lets a visitor look around by city, in its own session only', async () => {
    const [guest, other] = [await signIn(test, 'Guest'), await signIn(test, 'Guest')];
    expect((await at(guest).change({ cityId: '05001' })).delivery).toMatchObject({
      cityId: '05001',
      addressId: null,
    });
    expect(await at(guest).delivery()).toMatchObject({ cityId: '05001' });
    expect(await at(other).delivery()).toMatchObject({ cityId: '11001' });
    const traces = await test.sql`SELECT FROM audit_entry WHERE actor_id = ${guest.userId}`;
    expect(traces).toHaveLength(0);
  });

  it("is the working customer's place for a seller, under the seller's name (D-4)", async () => {
    const seller = await signIn(test, 'Seller');
    const customer = await buildCustomer(test.sql, { sellerId: seller.userId });
    const addressId = await buildAddress(test.sql, customer.id, { cityCode: '05001' });
    expect((await at(seller).change({ addressId })).code).toBe('UNKNOWN_ADDRESS');
    await actFor(test, seller, customer.id);
    expect((await at(seller).change({ addressId })).delivery).toMatchObject({ cityId: '05001' });
    const entries = await test.sql`SELECT actor_id, action, detail FROM audit_entry
      WHERE customer_id = ${customer.id} AND action = 'place.change'`;
    expect(entries).toEqual([
      { actor_id: seller.userId, action: 'place.change', detail: { cityCode: '05001', addressId } },
    ]);
  });

  it.each(['POST /shippings/change-preview', 'PUT /shippings/place'])(
    '%s: refuses what is not one’s own, and moves nothing',
    async (name) => {
      const verb = name.startsWith('POST') ? 'preview' : 'change';
      const theirs = await buildShopper(test);
      const idle = await signIn(test, 'Seller', { withCustomer: false });
      const guest = await signIn(test, 'Guest');
      const removed = await buildAddress(test.sql, ana.customerId);
      await test.sql`UPDATE address SET removed_at = now() WHERE id = ${removed}`;
      const before = await ana.place.delivery();
      for (const [payload, who, code] of [
        [{ addressId: theirs.addressId }, ana, 'UNKNOWN_ADDRESS'],
        [{ addressId: nextId() }, ana, 'UNKNOWN_ADDRESS'],
        [{ addressId: removed }, ana, 'UNKNOWN_ADDRESS'],
        [{ cityId: '05001' }, ana, 'ADDRESS_REQUIRED'],
        [{ addressId: theirs.addressId }, guest, 'UNKNOWN_ADDRESS'],
        [{ cityId: '99999' }, guest, 'UNKNOWN_CITY'],
        [{ cityId: '05001' }, idle, 'CUSTOMER_REQUIRED'],
        [{ addressId: theirs.addressId }, idle, 'CUSTOMER_REQUIRED'],
        [{ cityId: '05001', addressId: ana.medellin }, ana, 'INVALID_REQUEST'],
        [{}, ana, 'INVALID_REQUEST'],
      ] as const) {
        expect(await at(who)[verb](payload)).toMatchObject({ code });
      }
      expect(await ana.place.delivery()).toEqual(before);
    },
  );
});

describe('the place of a session', () => {
  it("is the customer's city, then that of the address that was chosen", async () => {
    expect(await ana.place.delivery()).toMatchObject({ cityId: '11001', addressId: null });
    await ana.place.change({ addressId: ana.medellin });
    expect(await ana.place.delivery()).toMatchObject({ cityId: '05001', addressId: ana.medellin });
  });

  it('without coverage reads the main warehouse in no zone', async () => {
    const far = await signIn(test, 'Admin customer', { cityCode: '97001' });
    const principal = await test.deps.identity.sessions.authenticate(far.headers.token);
    expect(principal?.location).toMatchObject({ city: 'Mitú', warehouseId: 1, zoneId: null });
    expect(await at(far).delivery()).toMatchObject({ hasCoverage: false });
  });

  it('takes the cart along when its address is edited into another warehouse, or removed', async () => {
    await fillCart(ana, await buildProduct(test.sql), 3);
    await ana.place.change({ addressId: ana.addressId });
    const body = { _id: ana.addressId, address: 'Calle 10 # 5-51', cityId: '05001', stateId: '05' };
    const url = '/api/v3/me/addresses';
    const edited = await test.app.inject({
      method: 'PUT',
      url,
      headers: ana.headers,
      payload: body,
    });
    expect(edited.statusCode).toBe(200);
    expect(await ana.place.delivery()).toMatchObject({ cityId: '05001' });
    expect((await cartOf()).cart).toMatchObject({ warehouse: '2', units: 3 });
    const one = `${url}?_id=${ana.addressId}`;
    await test.app.inject({ method: 'DELETE', url: one, headers: ana.headers });
    expect(await ana.place.delivery()).toMatchObject({ cityId: '11001', addressId: null });
    expect((await cartOf()).cart).toMatchObject({ warehouse: '1', units: 3 });
  });
});

describe('PUT /order/purchase, to another warehouse', () => {
  it('puts the cart together with the one that waits there', async () => {
    const [first, second] = [await buildProduct(test.sql), await buildProduct(test.sql)];
    await ana.place.change({ addressId: ana.medellin });
    const waiting = await fillCart(ana, second, 2);
    await ana.goBackAlone();
    await fillCart(ana, first, 1);
    const { value } = await ana.calls.choose({ addressId: ana.medellin });
    expect(value).toMatchObject({ cartId: waiting, address: { _id: ana.medellin } });
    expect(value.deliveries.map(({ units }) => units)).toEqual([3]);
  });
});
