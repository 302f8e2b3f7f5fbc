import { nextArrival } from '@matiz/contracts/orders/delivery-windows.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildPresale, buildStaff, orderOf } from '#testing/order-fixture.ts';
import { askAs, buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';
import { buildWindow } from '#testing/windows.ts';

// A Friday, ten in the morning in Bogotá: the zone sends until three, and takes a day.
const test = useShop();
let ana: Shopper;
let morning: number;
let express: number;
beforeEach(async () => {
  await test.sql`DELETE FROM delivery_window`;
  await test.sql`DELETE FROM shop_day`;
  ana = await buildShopper(test);
  morning = await buildWindow(test.sql, { weekdays: [1, 2, 3, 4, 5, 6] });
  const today = { cutOffHour: 11, deliveryDays: 0, from: 15, to: 18 };
  express = await buildWindow(test.sql, { kind: 'express', charge: 12_000, capacity: 1, ...today });
});

const fill = async (price = 100_000) =>
  fillCart(ana, await buildProduct(test.sql, { price, stock: 20 }));
const slot = (windowId: number, day: string) => ({ windowId: String(windowId), day });

describe('GET /order/windows', () => {
  it('lists what an order of now can reach, by day, and which of them counts', async () => {
    await fill();
    const { value } = await ana.calls.windows();
    expect(value.days.slice(0, 2)).toMatchObject([
      {
        day: '2026-11-20',
        slots: [
          {
            windowId: String(express),
            kind: 'express',
            from: 15,
            to: 18,
            charge: 12_000,
            isFull: false,
            isChosen: false,
            orderBy: '2026-11-20T16:00:00.000Z',
          },
        ],
      },
      {
        day: '2026-11-21',
        slots: [{ windowId: String(morning), charge: 0, isChosen: true }],
      },
    ]);
    expect(value.days.map(({ day }) => day)).not.toContain('2026-12-08');
  });

  it('knows days that the shop closed, and holidays that it works', async () => {
    await test.sql`INSERT INTO shop_day (day, name, is_open)
      VALUES ('2026-11-21', 'Inventario', false), ('2026-12-08', 'Velitas', true)`;
    await fill();
    const days = (await ana.calls.windows()).value.days.map(({ day }) => day);
    expect(days).not.toContain('2026-11-21');
    expect(days).toContain('2026-12-08');
  });

  it('has none where the zone has none, and the order says its day all the same', async () => {
    await test.sql`DELETE FROM delivery_window`;
    await fill();
    expect((await ana.calls.windows()).value.days).toEqual([]);
    const { value } = await ana.calls.purchase();
    expect(value).toMatchObject({ hasWindows: false, windowMessage: null });
    expect(value.deliveries[0]).toMatchObject({
      arrivalDate: '2026-11-21',
      window: null,
      orderBy: '2026-11-20T20:00:00.000Z',
    });
  });

  it('has none for what has not come yet', async () => {
    const dye = await buildPresale(test, {});
    const [version] = dye.versions;
    await ana.calls.add({
      productId: String(dye.id),
      code: dye.code,
      versions: [{ code: version.code, quantity: 1 }],
    });
    expect((await ana.calls.windows()).value.days).toEqual([]);
    const { deliveries } = (await ana.calls.purchase()).value;
    expect(deliveries).toMatchObject([
      { dispatchDate: '2026-12-01', arrivalDate: '2026-12-02', window: null, orderBy: null },
    ]);
  });
});

describe('PUT /order/purchase with a window', () => {
  it('takes an express one with its charge, and gives it back', async () => {
    await fill();
    const { value } = await ana.calls.choose({ window: slot(express, '2026-11-20') });
    expect(value.deliveries[0]).toMatchObject({
      arrivalDate: '2026-11-20',
      window: { windowId: String(express), charge: 12_000 },
    });
    expect(value.totals).toMatchObject({ shipping: 21_000, total: 121_000 });
    const back = await ana.calls.choose({ window: null });
    expect(back.value.deliveries[0]?.window?.windowId).toBe(String(morning));
    expect(back.value.totals.total).toBe(109_000);
  });

  it('refuses one that is full, over, of a day that it does not serve, or of nobody', async () => {
    await fill();
    const refusalOf = async (window: ReturnType<typeof slot>) => {
      const { refusal } = await ana.calls.choose({ window });
      return [refusal?.code, refusal?.message];
    };
    await test.sql`INSERT INTO delivery_window_day VALUES (${express}, '2026-11-20', 1)`;
    expect(await refusalOf(slot(express, '2026-11-20'))).toEqual([
      'WINDOW_GONE',
      'La franja de 3\u00a0p.\u00a0m. a 6\u00a0p.\u00a0m. del vie 20 de nov se llenó.',
    ]);
    expect(await refusalOf(slot(morning, '2026-11-20'))).toEqual([
      'WINDOW_GONE',
      'Ya pasó la hora de pedir la franja de 8\u00a0a.\u00a0m. a 12\u00a0m. del vie 20 de nov.',
    ]);
    for (const window of [slot(morning, '2026-11-22'), slot(99_999, '2026-11-23')]) {
      expect(await refusalOf(window)).toEqual([
        'WINDOW_GONE',
        'Esa franja ya no se ofrece. Elige otra.',
      ]);
    }
    expect((await ana.calls.purchase()).value.deliveries[0]?.arrivalDate).toBe('2026-11-21');
  });
});

describe('POST /order/create in a window', () => {
  it('freezes the window and its day on the delivery, whatever becomes of it', async () => {
    const cartId = await fill();
    await ana.calls.choose({ window: slot(express, '2026-11-20') });
    const { order } = (await ana.calls.order({ cartId })).value;
    const agreed = { kind: 'express', from: 15, to: 18, charge: 12_000, ownShipping: 12_000 };
    expect(order.deliveries[0]).toMatchObject({
      arrivalDate: '2026-11-20',
      window: { windowId: String(express), ...agreed },
    });
    await test.sql`DELETE FROM delivery_window WHERE id = ${express}`;
    const { result } = (await ana.calls.orderByCode(order.code)).value;
    expect(result.deliveries[0]?.window).toEqual({ windowId: null, ...agreed });
  });

  it('replaces a window that filled only with consent', async () => {
    const cartId = await fill();
    await ana.calls.choose({ window: slot(express, '2026-11-20') });
    const berta = await buildShopper(test);
    await fillCart(berta, await buildProduct(test.sql));
    await berta.calls.choose({ window: slot(express, '2026-11-20') });
    const { cartId: hers } = (await berta.calls.purchase()).value;
    expect((await berta.calls.order({ cartId: hers })).status).toBe(200);

    const seen = { day: '2026-11-20', windowId: String(express) };
    for (const body of [{ cartId }, { cartId, confirmedArrival: seen }]) {
      const { refusal } = await ana.calls.order(body);
      expect(refusal).toMatchObject({
        code: 'WINDOW_GONE',
        message:
          'La franja de 3\u00a0p.\u00a0m. a 6\u00a0p.\u00a0m. del vie 20 de nov se llenó. Ahora tu pedido llegaría el sáb 21 de nov, de 8\u00a0a.\u00a0m. a 12\u00a0m.; si te sirve, confirma de nuevo.',
      });
    }
    const { value } = await ana.calls.purchase();
    expect(value.windowMessage).toBe(
      'La franja de 3\u00a0p.\u00a0m. a 6\u00a0p.\u00a0m. del vie 20 de nov se llenó.',
    );
    const agreed = { day: '2026-11-21', windowId: String(morning) };
    const { order } = (await ana.calls.order({ cartId, confirmedArrival: agreed })).value;
    expect(order.deliveries[0]).toMatchObject({ arrivalDate: '2026-11-21' });
    expect(order.totals.total).toBe(109_000);
  });

  it.each([
    [
      'switched off',
      () => test.sql`UPDATE delivery_window SET is_active = false WHERE id = ${express}`,
    ],
    ['deleted', () => test.sql`DELETE FROM delivery_window WHERE id = ${express}`],
    [
      'of a day that the shop closed',
      () => test.sql`INSERT INTO shop_day (day, name, is_open)
        VALUES ('2026-11-23', 'Inventario', false)`,
    ],
  ])('replaces a window that was %s only with consent', async (_, withdraw) => {
    const cartId = await fill();
    const chosen = slot(express, '2026-11-23');
    await ana.calls.choose({ window: chosen });
    await withdraw();
    const { value } = await ana.calls.purchase();
    expect(value.windowMessage).toBe('La franja que elegiste ya no se ofrece.');
    for (const body of [{ cartId }, { cartId, confirmedArrival: chosen }]) {
      const { refusal } = await ana.calls.order(body);
      expect(refusal).toMatchObject({
        code: 'WINDOW_GONE',
        message:
          'La franja que elegiste ya no se ofrece. Ahora tu pedido llegaría el sáb 21 de nov, de 8\u00a0a.\u00a0m. a 12\u00a0m.; si te sirve, confirma de nuevo.',
      });
    }
    const agreed = { day: '2026-11-21', windowId: String(morning) };
    const { order } = (await ana.calls.order({ cartId, confirmedArrival: agreed })).value;
    expect(order.deliveries[0]).toMatchObject({ arrivalDate: '2026-11-21' });
  });

  it('does not place for another day than was seen, though nobody chose one', async () => {
    const cartId = await fill();
    const seen = { day: '2026-11-20', windowId: null };
    const { refusal } = await ana.calls.order({ cartId, confirmedArrival: seen });
    expect(refusal?.message).toBe(
      'El día de llegada cambió. Ahora tu pedido llegaría el sáb 21 de nov, de 8\u00a0a.\u00a0m. a 12\u00a0m.; si te sirve, confirma de nuevo.',
    );
  });

  it('leads to an express window when no other is left, and promises nothing without one', async () => {
    await test.sql`UPDATE delivery_window SET capacity = 1 WHERE id = ${morning}`;
    await test.sql`INSERT INTO delivery_window_day
      SELECT ${morning}, day, 1 FROM generate_series('2026-11-20'::date, '2026-12-20', '1 day') AS day`;
    const cartId = await fill();
    expect((await ana.calls.order({ cartId })).refusal?.message).toBe(
      'Las franjas regulares de los próximos días se llenaron. Elige una exprés.',
    );
    await test.sql`UPDATE delivery_window SET is_active = false WHERE kind = 'express'`;
    expect((await ana.calls.order({ cartId })).refusal?.message).toBe(
      'No quedan franjas de entrega en los próximos días. Escríbenos y buscamos una.',
    );
  });

  it('gives the place and the charge back when it is cancelled, and keeps the rest', async () => {
    const shampoo = await buildProduct(test.sql, { price: 100_000, stock: 5 });
    const dye = await buildPresale(test, { price: 50_000 });
    await fillCart(ana, shampoo);
    await ana.calls.choose({ window: slot(express, '2026-11-20') });
    const order = await orderOf(ana, [[dye, 1]]);
    expect(order.totals).toMatchObject({ shipping: 21_000, total: 171_000 });
    const [now] = order.deliveries;
    const { value } = await ana.calls.cancel({
      orderCode: order.code,
      deliveryId: now?.deliveryId ?? '',
    });
    // The goods and what express costs; shipping goes over to what still comes.
    expect(value.result).toMatchObject({ cancelled: 112_000, due: 59_000 });
    expect(value.result.deliveries.map(({ due, shipping }) => [due, shipping])).toEqual([
      [0, 0],
      [59_000, 9_000],
    ]);
    const [left] = await test.sql`SELECT taken FROM delivery_window_day`;
    expect(left).toEqual({ taken: 0 });
  });

  it('gives what was awaited the earliest window once it has come', async () => {
    const staff = await buildStaff(test);
    const dye = await buildPresale(test, { date: '2026-11-20' });
    const order = await orderOf(ana, [[dye, 1]]);
    expect(order.deliveries[0]).toMatchObject({ arrivalDate: '2026-11-21', window: null });
    await test.sql`UPDATE delivery_window SET capacity = 1 WHERE id = ${morning}`;
    await test.sql`INSERT INTO delivery_window_day VALUES (${morning}, '2026-11-21', 1)`;
    await staff.receiveArrival({ arrivalId: dye.arrivalId, units: 1 });
    const { result } = (await ana.calls.orderByCode(order.code)).value;
    expect(result.deliveries[0]).toMatchObject({
      state: 'in_preparation',
      estimatedDate: '2026-11-21',
      arrivalDate: '2026-11-23',
      window: { windowId: String(morning), from: 8, to: 12, charge: 0 },
    });
    const told = await test.sql<{ data: object }[]>`SELECT data FROM pgboss.job
      WHERE data->>'kind' = 'delivery.scheduled' AND data->>'orderId' = ${order._id}`;
    const { customerId } = ana;
    const news = { kind: 'delivery.scheduled', orderId: order._id, customerId, deliveries: [1] };
    expect(told.map(({ data }) => data)).toEqual([news]);
  });
});

describe('GET /shippings/next-arrival', () => {
  it('says when what is ordered now comes to the place of the session', async () => {
    const { value } = await askAs(test, ana)(nextArrival);
    expect(value).toMatchObject({
      arrival: { day: '2026-11-21', orderBy: '2026-11-20T20:00:00.000Z', window: { from: 8 } },
      now: '2026-11-20T15:00:00.000Z',
    });
  });

  it('says the window that the own cart asks for, and nobody else’s', async () => {
    await fill();
    await ana.calls.choose({ window: slot(express, '2026-11-20') });
    const dayFor = async (who: Shopper) => (await askAs(test, who)(nextArrival)).value.arrival?.day;
    expect(await dayFor(ana)).toBe('2026-11-20');
    expect(await dayFor(await buildShopper(test))).toBe('2026-11-21');
  });
});
