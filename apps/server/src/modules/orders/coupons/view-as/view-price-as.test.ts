import * as calls from '@matiz/contracts/staff/pricing/price-views.ts';
import { nitCheckDigit } from '@matiz/domain/identity/document.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildCoupon } from '#testing/coupons.ts';
import { buildShopper } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { createClock, day } from '#testing/ports.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

/** How many prices are previewed and bought: `PREVIEW_DRAWS=1000` for the long run. */
const draws = Number(process.env.PREVIEW_DRAWS ?? 40);
// Each draw makes a buyer and an order; the long run takes as long as it takes.
vi.setConfig({ testTimeout: Math.max(60_000, draws * 3_000) });
const clock = createClock();
const shop = useShop({ clock });
const ask = useStaff(shop);
let dye: BuiltProduct;
beforeEach(async () => {
  dye = await buildProduct(shop.sql, { price: 10_000 });
});
const viewAs = (query: Record<string, string>) =>
  ask(calls.viewPriceAs, undefined, { query: `?${new URLSearchParams(query)}` });

describe('GET /staff/prices/customers', () => {
  it('finds a business by its name, its contact and its NIT with or without the check digit', async () => {
    const number = '901284563';
    const { id, businessName } = await buildCustomer(shop.sql, {
      businessName: 'Peluquería Amapola',
      documentNumber: number,
    });
    const digit = nitCheckDigit(number);
    for (const q of ['amapola', number, `${number}-${digit}`, '901.284.563', `ana ${number}`]) {
      const query = `?${new URLSearchParams({ q })}`;
      const { rows } = (await ask(calls.findPriceCustomers, undefined, { query })).value;
      expect([q, rows.map(({ name }) => name)]).toEqual([q, [businessName]]);
    }
    const seen = { code: dye.code, quantity: '1' };
    for (const who of [
      { customerId: id },
      { document: number },
      { document: `${number}-${digit}` },
    ]) {
      expect((await viewAs({ ...seen, ...who })).value.customer).toBe(businessName);
    }
  });
});

describe('GET /staff/prices/as', () => {
  it('says the price with its steps, for anybody in a city and at another moment', async () => {
    const startsAt = new Date('2030-01-01T05:00:00Z');
    const endsAt = new Date('2030-01-02T05:00:00Z');
    await buildProgrammedPrice(shop.sql, {
      productId: dye.id,
      price: 7_000,
      name: 'Reyes',
      startsAt,
      endsAt,
    });
    const query = { code: dye.code, cityCode: '11001', quantity: '1' };
    expect((await viewAs(query)).value.price).toMatchObject({ price: 10_000 });
    const then = { ...query, at: startsAt.toISOString() };
    expect((await viewAs(then)).value.price).toMatchObject({
      price: 7_000,
      steps: [
        { kind: 'base', after: 10_000 },
        { kind: 'programmed', name: 'Reyes', after: 7_000 },
      ],
    });
    expect((await viewAs({ ...query, code: 'NADA' })).refusal?.code).toBe('UNKNOWN_PRODUCT');
    const nobody = { code: dye.code, document: '000', quantity: '1' };
    expect((await viewAs(nobody)).refusal?.code).toBe('CUSTOMER_NOT_FOUND');
  });

  it('says what did not apply and what it lacks, and what each way to pay comes to', async () => {
    const { sql } = shop;
    const { id: productId, code } = dye;
    const items = [{ productId, percent: 10 }];
    await buildPriceList(sql, { loyaltyTier: 'Oro', items });
    await buildDeal(sql, { productIds: [productId], breaks: [{ minQuantity: 6, percent: 5 }] });
    const customer = await buildCustomer(sql, { loyaltyTier: 'Plata' });
    const own = { customerId: customer.id, isAutomatic: true };
    await buildCoupon(sql, { ...own, title: 'Diez menos', amount: 10 });
    await buildCoupon(sql, { ...own, title: 'Grande', amount: 50, minAmount: 900_000 });
    await sql`UPDATE payment_method SET type_movement = 'discount', discount_type = 'percentage',
      discount_amount = 2 WHERE code = 'pse'`;
    const query = { code, customerId: customer.id, quantity: '3' };
    const { value } = await viewAs(query);
    expect(value.unused.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['list', { of: 'tier', needs: 'Oro' }],
      ['deal', { of: 'quantity', needs: '6' }],
    ]);
    expect(value).toMatchObject({
      tier: 'Plata',
      line: {
        goods: 30_000,
        discounts: [{ title: 'Diez menos', off: 3_000 }],
        idle: [{ title: 'Grande', reason: expect.stringContaining('Te faltan') }],
        difference: null,
        total: 27_000,
      },
    });
    const [way] = value.line?.methods.filter(({ difference }) => difference < 0) ?? [];
    expect(way).toMatchObject({ off: 3_000, difference: -540, total: 26_460 });
    const chosen = await viewAs({ ...query, method: way?.code ?? '' });
    expect(chosen.value.line).toMatchObject({ difference: -540, total: 26_460 });
  });

  it('equals what the order charges: of anybody, anywhere, so many, at any moment', async () => {
    const { sql } = shop;
    // The way is no part of a line: what the order comes to is its goods, discounts and method.
    await sql`UPDATE zone SET cash_on_delivery = true, shipping_price = 0`;
    await sql`UPDATE payment_method SET type_movement = 'charge', discount_type = 'percentage',
      discount_amount = 3.5 WHERE type_movement IS NULL`;
    const window = fc.record({
      from: fc.integer({ min: -8, max: 8 }),
      days: fc.integer({ min: 1, max: 6 }),
    });
    const cases = fc.record({
      price: fc.integer({ min: 500, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      list: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 60 }), window })),
      programmed: fc.option(fc.record({ price: fc.integer({ min: 500, max: 150_000 }), window })),
      rung: fc.option(
        fc.record({
          from: fc.integer({ min: 1, max: 30 }),
          off: fc.integer({ min: 1, max: 50 }),
          window,
        }),
      ),
      discount: fc.option(fc.integer({ min: 1, max: 50 })),
      coupons: fc.array(
        fc.record({
          amount: fc.integer({ min: 1, max: 60 }),
          minAmount: fc.integer({ min: 0, max: 400_000 }),
          isLast: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
      isElsewhere: fc.boolean(),
      /** Days from the preview until it is bought. */
      later: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const { price, quantity, list, programmed, rung, discount, isElsewhere, later } = one;
        const always = { startsAt: '2020-01-01T05:00:00Z', endsAt: '2040-01-01T05:00:00Z' };
        const bought = new Date(clock().getTime() + later * day);
        const datesOf = ({ from, days }: { from: number; days: number }) => ({
          startsAt: new Date(bought.getTime() + from * day),
          endsAt: new Date(bought.getTime() + (from + days) * day),
        });
        const product = await buildProduct(sql, { price, stock: 100 });
        // Who buys signs in on that day; who previews it, today.
        clock.advance(later * day);
        const buyer = await buildShopper(shop, isElsewhere ? { cityCode: '05001' } : {});
        clock.advance(-later * day);
        const clerk = await buildStaff(shop);
        const { id: productId } = product;
        if (list !== null) {
          const items = [{ productId, percent: list.percent }];
          await buildPriceList(sql, {
            customerId: buyer.customerId,
            items,
            ...datesOf(list.window),
          });
        }
        if (programmed !== null) {
          const dates = datesOf(programmed.window);
          await buildProgrammedPrice(sql, { productId, price: programmed.price, ...dates });
        }
        if (rung !== null) {
          const breaks = [{ minQuantity: rung.from, percent: rung.off }];
          await buildDeal(sql, { productIds: [productId], breaks, ...datesOf(rung.window) });
        }
        for (const coupon of one.coupons) {
          const { customerId } = buyer;
          await buildCoupon(sql, { ...coupon, ...always, customerId, isAutomatic: true });
        }
        if (discount !== null)
          await discountVersion(sql, product.versions[0].id, { percent: discount });
        const [customer] = await sql<{ document: string }[]>`
          SELECT document_number AS document FROM customer WHERE id = ${buyer.customerId}`;
        const asked = new URLSearchParams({
          code: product.code,
          document: customer?.document ?? '',
          quantity: String(quantity),
          at: bought.toISOString(),
        });
        const { value } = await clerk.ask(calls.viewPriceAs, undefined, { query: `?${asked}` });
        clock.advance(later * day);
        const line = { productId: String(productId), code: product.code, quantity };
        const { cart } = (await buyer.calls.add(line)).value;
        const { totals, paymentMethod } = (await buyer.calls.purchase()).value;
        const order = { cartId: cart._id, customerId: buyer.customerId };
        const placed = await buyer.calls.order({ ...order, confirmedTotal: totals.total });
        expect(placed.refusal).toBeNull();
        const [charged] = await sql<{ price: number }[]>`
          SELECT line.unit_price AS price FROM order_line line
          JOIN customer_order placed ON placed.id = line.order_id
          WHERE placed.cart_id = ${cart._id}`;
        expect(value.price?.price).toBe(charged?.price);
        const told = value.line?.methods.find((way) => way.code === paymentMethod);
        expect(told?.total).toBe(totals.total);
      }),
      { numRuns: draws },
    );
  });
});
